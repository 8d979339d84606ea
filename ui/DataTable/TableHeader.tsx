import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { ArrowUpIcon } from '../icons/dashboardIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { target } from '../theme/tokens.js';
import { nextSort, type Column, type Sort } from './columns.js';
import type { Chosen } from './selection.js';

export interface TableHeaderProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  /** Whether none, some or all rows of the page are chosen; undefined if rows cannot be chosen. */
  chosen: Chosen | undefined;
  onToggleAll: () => void;
}

/** Renders the column headers, with sort buttons where a column can be sorted. */
export function TableHeader<Row>({ columns, chosen, onToggleAll, ...sorting }: TableHeaderProps<Row>) {
  const { table } = useAdminMessages();
  const sorts = Boolean(sorting.onSortChange) && columns.some(({ sortable }) => sortable);
  return (
    <TableHead role="rowgroup">
      <TableRow
        role="row"
        data-plain={(!chosen && !sorts) || undefined}
        data-sort-by={sorts ? table.sortBy : undefined}
      >
        {chosen && (
          <TableCell role="columnheader" padding="checkbox" data-pick>
            <Checkbox
              size="small"
              checked={chosen === 'all'}
              indeterminate={chosen === 'some'}
              onChange={onToggleAll}
              slotProps={{ input: { 'aria-label': table.selectAll } }}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} {...sorting} />
        ))}
      </TableRow>
    </TableHead>
  );
}

interface HeaderCellProps<Row> extends Pick<TableHeaderProps<Row>, 'sort' | 'onSortChange'> {
  column: Column<Row>;
}

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const { key, header, headerHidden, align, sortable, width } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const sorts = sortable && onSortChange;
  return (
    <TableCell
      role="columnheader"
      scope="col"
      align={align === 'end' ? 'right' : 'left'}
      sortDirection={direction ?? false}
      data-plain={!sorts || undefined}
      sx={{ width }}
    >
      {sorts ? (
        <ButtonBase
          data-direction={direction}
          onClick={() => onSortChange(nextSort(sort, key))}
          sx={{ ...sortStyles, flexDirection: align === 'end' ? 'row-reverse' : 'row' }}
        >
          {header}
          <ArrowUpIcon />
        </ButtonBase>
      ) : (
        <Words hidden={headerHidden}>{header}</Words>
      )}
    </TableCell>
  );
}

const Words = ({ hidden, children }: { hidden: boolean | undefined; children: string }) =>
  hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;

const sortStyles = {
  font: 'inherit',
  minHeight: target.small,
  gap: 0.5,
  borderRadius: 1,
  '& svg': { fontSize: '1rem', opacity: 0, transition: 'opacity 120ms, transform 120ms' },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '&:hover, &[data-direction]': { color: 'text.primary' },
  '&[data-direction] svg': { opacity: 1 },
  '&[data-direction=desc] svg': { transform: 'rotate(180deg)' },
} as const;
