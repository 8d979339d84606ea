import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export interface VisuallyHiddenProps {
  /** The words. */
  children: ReactNode;
}

/** Words for those who listen rather than look. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
