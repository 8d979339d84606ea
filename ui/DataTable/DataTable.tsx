import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { shownColumns, type Column, type Sort, type TableStatus } from './columns.js';
import { InsteadOfRows, SkeletonRows } from './PlaceholderRows.js';
import { chosenOf, toggleOne, togglePage } from './selection.js';
import { TableHeader } from './TableHeader.js';
import { tableStyles, type CardsBelow, type Density } from './tableStyles.js';
import { TableNotices } from './TableNotices.js';
import { TableRows } from './TableRows.js';

/** What every table can do, whatever its rows are. */
export interface TableSettings {
  /** `ready` unless said. `loading` draws skeletons, `refreshing` and `failed` keep the rows of before, where there are any. */
  status?: TableStatus | undefined;
  /** Offers Retry where the rows could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Keys of hidden columns, from `ColumnChooser`. */
  hidden?: readonly string[] | undefined;
  /** The column that the rows are sorted by, and which way; its header says so. */
  sort?: Sort | undefined;
  /** Without it nothing sorts. The owner sorts the rows. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Keys of the chosen rows, also of other pages. */
  selected?: readonly string[] | undefined;
  /** Without it rows cannot be chosen. */
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** Shown when there are no rows: why, and what to do. */
  empty?: ReactNode;
  /** How many rows are drawn while loading. */
  skeletons?: number | undefined;
  /** Least height of a row: `compact` 44 px, unless said, or `comfortable` 60 px. */
  density?: Density | undefined;
}

export interface DataTableProps<Row> extends TableSettings {
  /** What the rows are: "Products". Its accessible name. */
  label: string;
  /** In their order; the first heads its row and is never hidden. */
  columns: readonly Column<Row>[];
  /** Of this page, in the order to show. */
  rows: readonly Row[];
  /** One of a kind, and the same for a row at every showing. */
  rowKey: (row: Row) => string;
  /** What a row is called, for its checkbox. */
  rowLabel: (row: Row) => string;
  /** Rows that have just come: they glow once. */
  isFresh?: ((row: Row) => boolean) | undefined;
  /** Under this width of its place, rows become cards. */
  cardsBelow?: CardsBelow | undefined;
}

/**
 * A real table that reads like a ledger; in a narrow place its rows become cards, still a table to those who listen.
 * Its header sticks below `--tokri-bar`, the height of what sticks above it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, status = 'ready', hidden, selected = [], onSelectedChange, onRetry } = props;
  const columns = shownColumns(props.columns, hidden);
  const keys = rows.map(rowKey);
  const look = tableStyles(props.density ?? 'compact', props.cardsBelow ?? 'md');
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper variant="outlined" sx={{ position: 'relative' }}>
        <TableNotices label={label} status={status} stale={rows.length > 0} onRetry={onRetry} />
        <Table
          role="table"
          aria-label={label}
          aria-busy={status === 'loading' || status === 'refreshing'}
          sx={[{ borderRadius: 'inherit' }, look]}
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
      {status === 'failed' ? (
        <ErrorState onRetry={props.onRetry} />
      ) : (
        (props.empty ?? <EmptyState drawing="search" title={table.empty} />)
      )}
    </InsteadOfRows>
  );
}
