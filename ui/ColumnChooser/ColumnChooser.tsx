import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { Column } from '../DataTable/columns.js';
import { CheckIcon } from '../icons/shopIcons.js';
import { ColumnsIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { menuPlace } from '../theme/menuPlace.js';

export interface ColumnChooserProps {
  /** Columns of the table. Only `hideable` columns are offered. */
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'hideable'>[];
  /** Keys of the hidden columns. */
  hidden: readonly string[];
  /** Called with the keys of all hidden columns. */
  onChange: (hidden: string[]) => void;
}

/** Renders a menu that shows and hides table columns. It stays open while columns are ticked. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const { table } = useAdminMessages();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = columns.filter(({ hideable }) => hideable);
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        color="inherit"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {table.columns}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ root: menuPlace(table.columns), list: { 'aria-labelledby': `${id}-button` } }}
      >
        {offered.map(({ key, header }) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(key)}
            onClick={() => toggle(key)}
            sx={{ gap: 1.5, pr: 3 }}
          >
            <CheckIcon fontSize="small" sx={{ visibility: hidden.includes(key) ? 'hidden' : 'visible' }} />
            {header}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem disabled={!offered.some(({ key }) => hidden.includes(key))} onClick={() => onChange([])}>
          {table.allColumns}
        </MenuItem>
      </Menu>
    </>
  );
}
