import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { Column } from './columns.js';

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** Whether to reserve a column for checkboxes. */
  selectable: boolean;
}

/** Renders skeletons with the height of real rows. */
export function SkeletonRows<Row>({ columns, count, selectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <TableRow key={row} role="row" aria-hidden>
      {selectable && <TableCell role="cell" padding="checkbox" data-pick />}
      {columns.map(({ key, align }, position) => (
        <TableCell key={key} role="cell" data-wide={position === 0 || undefined}>
          <Skeleton
            sx={{ width: `${widths[(row + position) % widths.length]}%`, ml: align === 'end' ? 'auto' : 0 }}
          />
        </TableCell>
      ))}
    </TableRow>
  ));
}

const widths = [72, 48, 84, 60, 40] as const;

/** Renders one full-width row in place of the table's rows, for an empty table or an error. */
export function InsteadOfRows({ span, children }: { span: number; children: ReactNode }) {
  return (
    <TableRow role="row" sx={{ '&&:hover': { bgcolor: 'transparent' } }}>
      <TableCell role="cell" colSpan={span} data-wide>
        {children}
      </TableCell>
    </TableRow>
  );
}
