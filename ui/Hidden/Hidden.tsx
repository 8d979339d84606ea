import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/hidden.js';

/** Words for those who listen rather than look. */
export function Hidden({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
