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
  /** Available filters, in menu order. */
  fields: readonly FilterField[];
  /** Active filters as a plain object of texts, which fits into a URL query. */
  values: FilterValues;
  /** Called with all values after a change. */
  onChange: (values: Record<string, string>) => void;
  /** Text in the search field. Default: empty. */
  search?: string | undefined;
  /** Called with the text after each keystroke. Without it there is no search field. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** Label of the search field, such as "Search Product here...". */
  searchLabel?: string | undefined;
  /** Other controls of the list, such as `ColumnChooser`. */
  children?: ReactNode;
}

/** Renders search and filters of a list. Active filters are listed below as badges. */
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
    addButton.current?.focus(); // the focused badge is gone
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
