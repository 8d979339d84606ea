import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique key of the column within the table, used for sorting and hiding. */
  key: string;
  /** Text of the column header, one or two words. When rows are cards, it is shown beside the value. */
  header: string;
  /** Hides the header visually, for columns of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Alignment of header and values. Use `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** Whether `ColumnChooser` may hide the column. */
  hideable?: boolean | undefined;
  /** Keeps the value on one line unless rows are cards, for numbers and fixed words. */
  oneLine?: boolean | undefined;
  /** CSS width. Default: as wide as the content needs. */
  width?: string | undefined;
}

/**
 * Load status of a table. `refreshing` and `failed` keep the rows that were loaded before, if there are any. `retrying`
 * loads a table without rows again after `failed`.
 */
export type TableStatus = 'ready' | 'loading' | 'refreshing' | 'failed' | 'retrying';

export interface Sort {
  /** Key of the sorted column. */
  key: string;
  direction: 'asc' | 'desc';
}

/**
 * Returns the sort order after a press on a column header: ascending, or descending if the column is sorted
 * in ascending order already.
 */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});

export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[] = []) =>
  columns.filter(({ key, hideable }) => !(hideable && hidden.includes(key)));
