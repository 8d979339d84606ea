import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { CheckIcon } from '../icons/accountIcons.js';

export interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  name: string;
  selected: boolean;
}

/** Renders an option of the list, with a tick if it is chosen. */
export function OptionRow({ name, selected, ...row }: OptionRowProps) {
  return (
    <Box component="li" {...row} sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <CheckIcon fontSize="small" color="primary" sx={{ flexShrink: 0, opacity: selected ? 1 : 0 }} />
      {name}
    </Box>
  );
}
