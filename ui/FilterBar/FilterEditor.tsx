import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { limits } from '../../contract/limits.js';
import { CheckIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { menuPlace } from '../theme/menuPlace.js';
import type { FilterField } from './filters.js';

export interface FilterEditorProps {
  field: FilterField;
  /** Element beside which the editor opens. */
  anchor: HTMLElement;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** Renders the editor in which a filter value is chosen or typed. */
export function FilterEditor(props: FilterEditorProps) {
  return props.field.options ? <Choice {...props} /> : <Typed {...props} />;
}

function Choice({ field, anchor, value, onChange, onClose }: FilterEditorProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ root: menuPlace(field.label), list: { 'aria-label': field.label } }}
    >
      {field.options?.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          onClick={() => onChange(option.value)}
          sx={{ gap: 1.5, pr: 3 }}
        >
          <CheckIcon fontSize="small" sx={{ visibility: option.value === value ? 'visible' : 'hidden' }} />
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Typed({ field, anchor, value, onChange, onClose }: FilterEditorProps) {
  const { table } = useAdminMessages();
  const [typed, setTyped] = useState(value);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': fill(table.filterValue, { label: field.label }),
          sx: sheetStyles,
        },
      }}
    >
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1, p: 1.5, alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onChange(typed.trim());
        }}
      >
        <TextField
          autoFocus
          size="small"
          type={field.type ?? 'text'}
          label={field.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{
            htmlInput: { maxLength: limits.search, step: 'any' },
            inputLabel: { shrink: field.type === 'date' || undefined },
          }}
        />
        <Button type="submit" variant="contained" disabled={!typed.trim()}>
          {table.apply}
        </Button>
      </Stack>
    </Popover>
  );
}

const sheetStyles = { border: 1, borderColor: 'divider', boxShadow: 8, mt: 0.5 } as const;
