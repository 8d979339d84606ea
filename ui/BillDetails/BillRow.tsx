import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

export interface BillRowProps {
  term: string;
  /** Whether the row is a total. */
  strong?: boolean;
  /** The amount. */
  children: ReactNode;
}

/** Renders a row of a bill, inside its list of terms. */
export function BillRow({ term, strong = false, children }: BillRowProps) {
  return (
    <Stack
      direction="row"
      sx={[
        { justifyContent: 'space-between', gap: 2, typography: strong ? 'h5' : 'body2' },
        strong && { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1 },
      ]}
    >
      <dt>{term}</dt>
      <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
        {children}
      </Box>
    </Stack>
  );
}
