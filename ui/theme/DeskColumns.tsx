import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Styles } from './styles.js';

/**
 * Stacks the parts of a screen of the dashboard; on a desktop they stand side by side.
 * @param shares the widths of the columns, such as 2 and 1
 */
export const columnsOnDesk = (...shares: readonly number[]): Styles => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
  },
});

/** Renders the parts of a screen as `columnsOnDesk` lays them out. */
export function DeskColumns({ shares, children }: { shares: readonly number[]; children: ReactNode }) {
  return <Box sx={columnsOnDesk(...shares)}>{children}</Box>;
}
