export type FileFormat = 'csv' | 'json' | 'jsonl';

/** Describes the format of a file, detected from its beginning. */
export interface Dialect {
  format: FileFormat;
  /** The character between CSV cells; it has no meaning for other formats. */
  delimiter: string;
}

/** A place in a file: lines and columns begin with 1, and columns count characters. */
export interface FilePosition {
  line: number;
  column: number;
}

/** One record of a file; `line` is the line where it begins. */
export interface FileRecord {
  line: number;
  /** Holds texts of CSV or values of JSON by column; undefined if a JSON object lacks the name. */
  cells: readonly unknown[];
  /** A quote is never closed, so nothing from here on can be read. */
  torn?: true;
  /** The record is longer than `recordBytes` and was skipped. */
  tooLong?: true;
  /** The name that a JSON object has twice. */
  repeated?: string;
  /** The place where the JSON is broken; if the record is `torn` too, nothing after it can be read. */
  broken?: FilePosition;
}

/** The maximum size of a record in bytes: a record without an end must not fill the memory. */
export const recordBytes = 1_000_000;
