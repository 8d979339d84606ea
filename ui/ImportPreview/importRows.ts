export type { BadRow } from '../../contract/importing.js';

/** Numbers of products that an import would add, change or leave unchanged; `bad` is the number of bad rows. */
export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  bad: number;
}

export interface ImportChange {
  product: string;
  field: string;
  /** Value of the field before the import, as display text; empty if there was no value. */
  before: string;
  after: string;
}
