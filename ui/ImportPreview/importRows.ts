export type { BadRow } from '../../contract/importing.js';

/** What an import would do, in numbers of products; `bad` in rows of the file. */
export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  bad: number;
}

export interface ImportChange {
  product: string;
  field: string;
  /** In words; empty where there was none. */
  before: string;
  after: string;
}
