import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { RetryAlert } from '../ErrorState/RetryAlert.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { shownColumns, type Column, type Sort, type TableStatus } from './columns.js';
import { chosenOf, toggleOne, togglePage } from './selection.js';
import { TableHeader } from './TableHeader.js';
import { tableStyles, type CardsBelow, type Density } from './tableStyles.js';
import { TableRows } from './TableRows.js';

/** Settings that every table takes, whatever its rows are. */
export interface TableSettings {
  /** Load status. Default: `ready`. `loading` shows skeletons; `refreshing` and `failed` keep rows loaded before. */
  status?: TableStatus | undefined;
  /** Called to load the rows again after `failed`. Without it there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /** Keys of hidden columns, from `ColumnChooser`. */
  hidden?: readonly string[] | undefined;
  /** Current sort column and direction, shown in the column header. */
  sort?: Sort | undefined;
  /** Called with the new sort order; the parent sorts the rows. Without it the table cannot be sorted. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Keys of the chosen rows, including rows of other pages. */
  selected?: readonly string[] | undefined;
  /** Called with the keys of all chosen rows. Without it rows cannot be chosen. */
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** Content shown if there are no rows. It says why there are none, and what to do. */
  empty?: ReactNode;
  /** Number of skeleton rows while loading. */
  skeletons?: number | undefined;
  /** Minimum row height: `compact` is 44 px (default), `comfortable` is 60 px. */
  density?: Density | undefined;
}

export interface DataTableProps<Row> extends TableSettings {
  /** Accessible name of the table: what its rows are, in the plural, such as "Products". */
  label: string;
  /** Columns in order. The first column is the row header and is never hidden. */
  columns: readonly Column<Row>[];
  /** Rows of this page, in display order. */
  rows: readonly Row[];
  /** Returns the unique key of a row, which must stay the same when rows are sorted or loaded again. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row, for its checkbox. */
  rowLabel: (row: Row) => string;
  /** Tells whether a row is new; new rows are highlighted for a moment. */
  isFresh?: ((row: Row) => boolean) | undefined;
  /** Container width below which rows become cards. */
  cardsBelow?: CardsBelow | undefined;
}

/**
 * Renders a table. In a narrow container its rows become cards, but it stays a table for screen readers. Its
 * header sticks below `--tokri-bar`, the height of the bar above it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, status = 'ready', hidden, selected = [], onSelectedChange, onRetry } = props;
  const columns = shownColumns(props.columns, hidden);
  const keys = rows.map(rowKey);
  const styles = tableStyles(props.density ?? 'compact', props.cardsBelow ?? 'md');
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper variant="outlined" sx={{ position: 'relative' }}>
        <TableNotices label={label} status={status} stale={rows.length > 0} onRetry={onRetry} />
        <Table
          role="table"
          aria-label={label}
          aria-busy={status === 'loading' || status === 'refreshing'}
          sx={[{ borderRadius: 'inherit' }, styles]}
        >
          <TableHeader
            columns={columns}
            sort={props.sort}
            onSortChange={props.onSortChange}
            chosen={onSelectedChange && chosenOf(keys, selected)}
            onToggleAll={() => onSelectedChange?.(togglePage(keys, selected))}
          />
          <TableBody role="rowgroup">
            <Body {...props} columns={columns} status={status} />
          </TableBody>
        </Table>
      </Paper>
    </Box>
  );
}

function Body<Row>(props: DataTableProps<Row> & { status: TableStatus }) {
  const { table } = useAdminMessages();
  const { columns, rows, status, selected = [], onSelectedChange, skeletons = 8 } = props;
  const selectable = Boolean(onSelectedChange);
  if (status === 'loading')
    return <SkeletonRows columns={columns} count={skeletons} selectable={selectable} />;
  if (rows.length > 0)
    return (
      <TableRows
        rows={rows}
        columns={columns}
        rowKey={props.rowKey}
        rowLabel={props.rowLabel}
        selected={selectable ? selected : undefined}
        onToggle={(key) => onSelectedChange?.(toggleOne(key, selected))}
        isFresh={props.isFresh}
      />
    );
  return (
    <InsteadOfRows span={columns.length + (selectable ? 1 : 0)}>
      {status === 'failed' || status === 'retrying' ? (
        <ErrorState onRetry={props.onRetry} retrying={status === 'retrying'} />
      ) : (
        (props.empty ?? <EmptyState drawing="search" title={table.empty} />)
      )}
    </InsteadOfRows>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** Whether to reserve a column for checkboxes. */
  selectable: boolean;
}

/** Renders skeletons with the height of real rows. */
function SkeletonRows<Row>({ columns, count, selectable }: SkeletonRowsProps<Row>) {
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
function InsteadOfRows({ span, children }: { span: number; children: ReactNode }) {
  return (
    <TableRow role="row" sx={{ '&&:hover': { bgcolor: 'transparent' } }}>
      <TableCell role="cell" colSpan={span} data-wide>
        {children}
      </TableCell>
    </TableRow>
  );
}

interface TableNoticesProps {
  label: string;
  status: TableStatus;
  /** Whether the rows are from an earlier load. */
  stale: boolean;
  onRetry: (() => void) | undefined;
}

/** Says that rows are loading, or that loading failed and the shown rows may be out of date. */
function TableNotices({ label, status, stale, onRetry }: TableNoticesProps) {
  const { table } = useAdminMessages();
  if (status === 'loading')
    return (
      <span role="status">
        <VisuallyHidden>{fill(table.loading, { name: label })}</VisuallyHidden>
      </span>
    );
  if (status === 'refreshing')
    return <LinearProgress aria-label={fill(table.refreshing, { name: label })} sx={barStyles} />;
  if (status !== 'failed' || !stale) return null;
  return (
    <RetryAlert onRetry={onRetry} sx={{ borderEndStartRadius: 0, borderEndEndRadius: 0 }}>
      {table.stale}
    </RetryAlert>
  );
}

/** Places the progress bar over the table's top edge, so that nothing moves when the bar appears. */
const barStyles = {
  position: 'absolute',
  insetInline: 16,
  insetBlockStart: -1,
  height: 3,
  borderRadius: 1,
  zIndex: 'raised',
} as const;
