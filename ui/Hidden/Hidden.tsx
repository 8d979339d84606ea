import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/hidden.js';

export interface HiddenProps {
  /** The words. */
  children: ReactNode;
}

/** Words for those who listen rather than look. */
export function Hidden({ children }: HiddenProps) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
