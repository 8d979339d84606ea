import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { CheckIcon } from '../icons/accountIcons.js';

export interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  name: string;
  selected: boolean;
}

/** One of the list; a tick stands by those that are chosen. */
export function OptionRow({ name, selected, ...row }: OptionRowProps) {
  return (
    <Box component="li" {...row} sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <CheckIcon fontSize="small" color="primary" sx={{ flexShrink: 0, opacity: selected ? 1 : 0 }} />
      {name}
    </Box>
  );
}
