export type { BadRow } from '../../contract/importing.js';

/** Numbers of products that an import would write; `bad` is a number of rows. */
export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  bad: number;
}

export interface ImportChange {
  product: string;
  field: string;
  /** Display text; empty if there was no value. */
  before: string;
  after: string;
}
