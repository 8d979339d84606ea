import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface VisuallyHiddenProps {
  /** The hidden text. */
  children: ReactNode;
}

/** Hides text visually and keeps it for screen readers. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
