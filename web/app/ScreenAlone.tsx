import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Renders a screen without header and footer, in the `main` element that the skip link targets. */
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
