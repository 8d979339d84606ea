/** How the products of a file are written down. */
export type FileFormat = 'csv' | 'json' | 'jsonl';

/** What a file is, as its beginning shows. */
export interface Writing {
  format: FileFormat;
  /** Between the cells of CSV; of no meaning otherwise. */
  delimiter: string;
}

/** A place in a file: both begin with 1, columns count characters. */
export interface Place {
  line: number;
  column: number;
}

/** One record of a file; `line` is where it begins. */
export interface FileRecord {
  line: number;
  /** By column: texts of CSV, values of JSON; undefined where the record does not speak of one, which JSON can leave out. */
  cells: readonly unknown[];
  /** Nothing from here on could be read: a quote is never closed. */
  torn?: true;
  /** It has more than `recordBytes`, and was passed over. */
  tooLong?: true;
  /** A name that an object of JSON has twice. */
  repeated?: string;
  /** Where it is no JSON; nothing behind it could be read where it is `torn` too. */
  broken?: Place;
}

/** Bytes that one record may have: one without an end must not fill the memory. */
export const recordBytes = 1_000_000;
