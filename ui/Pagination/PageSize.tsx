import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { limits } from '../../contract/limits.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { menuPlace } from '../theme/menuPlace.js';

export interface PageSizeProps {
  value: number;
  sizes?: readonly number[] | undefined;
  onChange: (size: number) => void;
}

const usual = [limits.pageSize.admin, 24, 48, limits.pageSize.max] as const;

/** Selects the number of rows per page. */
export function PageSize({ value, sizes = usual, onChange }: PageSizeProps) {
  const { table } = useAdminMessages();
  const label = useId();
  const offered = sizes.includes(value) ? sizes : [...sizes, value].sort((a, b) => a - b);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexShrink: 0, whiteSpace: 'nowrap' }}>
      <Typography id={label} variant="body2" sx={{ color: 'text.secondary' }}>
        {table.pageSize}
      </Typography>
      <TextField
        select
        size="small"
        fullWidth={false}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-labelledby': label },
            MenuProps: { slotProps: { root: menuPlace(table.pageSize) } },
          },
        }}
      >
        {offered.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
