import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { AddFilter } from './AddFilter.js';
import { badgesStyles } from './badgeStyles.js';
import { FilterBadge } from './FilterBadge.js';
import { FilterEditor } from './FilterEditor.js';
import { filtersOn, valueLabel, without, type FilterField, type FilterValues } from './filters.js';
import { SlashSearch } from './SlashSearch.js';

export interface FilterBarProps extends Omit<StackProps, 'children' | 'onChange'> {
  /** What one may filter by, in the order of the menu. */
  fields: readonly FilterField[];
  /** A plain object of texts, to be kept in the address as it is. */
  values: FilterValues;
  /** With all values after the change. */
  onChange: (values: Record<string, string>) => void;
  /** The text searched for; without it there is no search field. */
  search?: string | undefined;
  /** With the text after each keystroke; without it there is no search field. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** What is searched, such as "Search Product here..." (S-076). */
  searchLabel?: string | undefined;
  /** Other controls of the list, such as `ColumnChooser`. */
  children?: ReactNode;
}

/** Search and filters of a list; those that are on stand below as badges. */
export function FilterBar(props: FilterBarProps) {
  const { fields, values, onChange, search = '', onSearchChange, searchLabel, children, ...root } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<{ field: FilterField; anchor: HTMLElement }>();
  const close = () => setEditing(undefined);
  const change = (key: string, value: string) => {
    close();
    onChange({ ...values, [key]: value });
  };
  const remove = (keys: readonly string[]) => {
    onChange(without(values, keys));
    addButton.current?.focus(); // what had the focus is gone
  };
  return (
    <Stack {...root} sx={[{ gap: 1 }, ...(Array.isArray(root.sx) ? root.sx : [root.sx])]}>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onSearchChange && (
          <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <SlashSearch value={search} onChange={onSearchChange} label={searchLabel} />
          </Box>
        )}
        <AddFilter
          fields={fields}
          button={addButton}
          onPick={(field, anchor) => setEditing({ field, anchor })}
        />
        {children}
      </Box>
      <Badges {...props} onEdit={(field, anchor) => setEditing({ field, anchor })} onRemove={remove} />
      {editing && (
        <FilterEditor
          {...editing}
          value={values[editing.field.key] ?? ''}
          onChange={(value) => change(editing.field.key, value)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

interface BadgesProps extends Pick<FilterBarProps, 'fields' | 'values'> {
  onEdit: (field: FilterField, anchor: HTMLElement) => void;
  onRemove: (keys: readonly string[]) => void;
}

function Badges({ fields, values, onEdit, onRemove }: BadgesProps) {
  const { table } = useAdminMessages();
  const { language } = useMessages();
  const on = filtersOn(fields, values);
  if (on.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="ul" aria-label={table.filters} sx={badgesStyles}>
        {on.map(({ field, value }) => (
          <FilterBadge
            key={field.key}
            label={field.label}
            value={valueLabel(field, value, language)}
            onEdit={(anchor) => onEdit(field, anchor)}
            onRemove={() => onRemove([field.key])}
          />
        ))}
      </Box>
      <Button size="small" onClick={() => onRemove(fields.map(({ key }) => key))}>
        {table.clearFilters}
      </Button>
    </Box>
  );
}
