import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A screen without a frame: what the skip link leads to. */
export function ScreenAlone({ children }: { children: ReactNode }) {
  return (
    <Stack
      component="main"
      id="main"
      tabIndex={-1}
      sx={{ alignItems: 'center', gap: 2, p: { xs: 2, sm: 4 } }}
    >
      {children}
    </Stack>
  );
}
