import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type RefObject } from 'react';
import { FilterIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { menuPlace } from '../theme/menuPlace.js';
import type { FilterField } from './filters.js';

export interface AddFilterProps {
  fields: readonly FilterField[];
  /** Called with the chosen filter, and with the button beside which the filter's editor opens. */
  onPick: (field: FilterField, anchor: HTMLElement) => void;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Renders the menu of available filters. It also offers active filters; choosing an active filter edits it.
 */
export function AddFilter({ fields, onPick, button }: AddFilterProps) {
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
