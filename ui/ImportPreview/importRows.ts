/** What an import would do, in numbers of products; `bad` in rows of the file. */
export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  bad: number;
}

/** A place in the file that cannot be read. */
export interface BadRow {
  /** From 1, the header included. */
  line: number;
  column: string;
  /** As it stands in the file. */
  value: string;
  reason: string;
  /** How to mend it. */
  fix: string;
}

export interface ImportChange {
  product: string;
  field: string;
  /** In words; empty where there was none. */
  before: string;
  after: string;
}
