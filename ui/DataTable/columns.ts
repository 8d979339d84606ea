import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Its name in sorting and hiding; one of a kind in its table. */
  key: string;
  /** One or two words over it; on cards they stand beside the value. */
  header: string;
  /** Heard but not seen: for columns of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that they line up. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** `ColumnChooser` may hide it. */
  hideable?: boolean | undefined;
  /** Stays in one line where the rows are not cards: for numbers and fixed words. */
  oneLine?: boolean | undefined;
  /** As CSS has it; otherwise as wide as it needs. */
  width?: string | undefined;
}

/** `refreshing` keeps the rows and shows that others are coming; `failed` keeps them too, where there are any. */
export type TableStatus = 'ready' | 'loading' | 'refreshing' | 'failed';

export interface Sort {
  /** A column's key. */
  key: string;
  direction: 'asc' | 'desc';
}

/** Upwards first; the same column again turns it round. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});

/** The columns that are shown, in their order. */
export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[] = []) =>
  columns.filter(({ key, hideable }) => !(hideable && hidden.includes(key)));
