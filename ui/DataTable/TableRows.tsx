import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { Column } from './columns.js';
import { freshStyles } from './tableStyles.js';

export interface TableRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** Keys of the chosen rows; undefined if rows cannot be chosen. */
  selected: readonly string[] | undefined;
  onToggle: (key: string) => void;
  isFresh: ((row: Row) => boolean) | undefined;
}

/** Renders the rows. The first column is the row header. */
export function TableRows<Row>({ rows, rowKey, ...shared }: TableRowsProps<Row>) {
  return rows.map((row) => <OneRow key={rowKey(row)} row={row} id={rowKey(row)} {...shared} />);
}

interface OneRowProps<Row> extends Omit<TableRowsProps<Row>, 'rows' | 'rowKey'> {
  row: Row;
  id: string;
}

function OneRow<Row>({ row, id, columns, rowLabel, selected, onToggle, isFresh }: OneRowProps<Row>) {
  const { table } = useAdminMessages();
  const chosen = selected?.includes(id);
  return (
    <TableRow role="row" aria-selected={chosen} sx={isFresh?.(row) ? freshStyles : undefined}>
      {selected && (
        <TableCell role="cell" padding="checkbox" data-pick>
          <Checkbox
            size="small"
            checked={chosen}
            onChange={() => onToggle(id)}
            slotProps={{ input: { 'aria-label': fill(table.selectRow, { name: rowLabel(row) }) } }}
          />
        </TableCell>
      )}
      {columns.map((column, position) => (
        <Cell key={column.key} column={column} row={row} heads={position === 0} />
      ))}
    </TableRow>
  );
}

function Cell<Row>({ column, row, heads }: { column: Column<Row>; row: Row; heads: boolean }) {
  const { align, cell, header, headerHidden, oneLine } = column;
  return (
    <TableCell
      component={heads ? 'th' : 'td'}
      role={heads ? 'rowheader' : 'cell'}
      scope={heads ? 'row' : undefined}
      align={align === 'end' ? 'right' : 'left'}
      data-label={heads || headerHidden ? undefined : header}
      data-wide={headerHidden || undefined}
      data-one-line={oneLine || undefined}
    >
      {cell(row)}
    </TableCell>
  );
}
