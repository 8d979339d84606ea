import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack, { type StackProps } from '@mui/material/Stack';
import { useRef, useState, type ReactNode, useId, type RefObject } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { CrossIcon } from '../icons/shopIcons.js';
import { FilterIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { menuPlace } from '../theme/menuPlace.js';
import { useMessages } from '../theme/messages.js';
import { badgesStyles } from './badgeStyles.js';
import { FilterEditor } from './FilterEditor.js';
import { filtersOn, valueLabel, without, type FilterField, type FilterValues } from './filters.js';
import { SlashSearch } from './SlashSearch.js';
import { withSx } from '../theme/styles.js';

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
    <Stack {...root} sx={withSx(root.sx, { gap: 1 })}>
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

interface FilterBadgeProps {
  label: string;
  /** Value of the filter, as display text. */
  value: string;
  /** Called with the element beside which the filter's editor opens. */
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** Renders an active filter. Pressing the badge edits the filter, its cross removes the filter. */
function FilterBadge({ label, value, onEdit, onRemove }: FilterBadgeProps) {
  const { table } = useAdminMessages();
  return (
    <Stack component="li" direction="row" sx={badgeStyles}>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="true"
        aria-label={fill(table.changeFilter, { label, value })}
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{
          fontWeight: 'fontWeightMedium',
          minWidth: 0,
          pr: 0.5,
          overflowWrap: 'anywhere',
          textAlign: 'start',
        }}
      >
        {fill(table.filter, { label, value })}
      </Button>
      <IconButton size="small" aria-label={fill(table.removeFilter, { label, value })} onClick={onRemove}>
        <CrossIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const badgeStyles = {
  alignItems: 'center',
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'soft.primary',
} as const;

interface AddFilterProps {
  fields: readonly FilterField[];
  /** Called with the chosen filter, and with the button beside which the filter's editor opens. */
  onPick: (field: FilterField, anchor: HTMLElement) => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Renders the menu of available filters. It also offers active filters; choosing an active filter edits it. */
function AddFilter({ fields, onPick, button }: AddFilterProps) {
  const { table } = useAdminMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const pick = (field: FilterField) => {
    setOpen(false);
    if (button.current) onPick(field, button.current);
  };
  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(true)}
      >
        {table.addFilter}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ root: menuPlace(table.addFilter), list: { 'aria-labelledby': `${id}-button` } }}
      >
        {fields.map((field) => (
          <MenuItem key={field.key} onClick={() => pick(field)}>
            {field.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
