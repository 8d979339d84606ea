import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique key within the table, used for sorting and hiding. */
  key: string;
  /** One or two words. On cards the header is shown beside the value. */
  header: string;
  /** Hides the header visually, for columns of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` aligns numbers. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** Whether `ColumnChooser` may hide the column. */
  hideable?: boolean | undefined;
  /** Keeps the value on one line unless rows are cards, for numbers and fixed words. */
  oneLine?: boolean | undefined;
  /** CSS width. Default: as wide as the content needs. */
  width?: string | undefined;
}

/** `refreshing` keeps the rows while new rows load; `failed` keeps them too, if there are any. */
export type TableStatus = 'ready' | 'loading' | 'refreshing' | 'failed';

export interface Sort {
  /** Key of the sorted column. */
  key: string;
  direction: 'asc' | 'desc';
}

/** Sorts in ascending order first; the same column again reverses the order. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});

export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[] = []) =>
  columns.filter(({ key, hideable }) => !(hideable && hidden.includes(key)));
