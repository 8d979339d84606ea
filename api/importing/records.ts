import type { Readable } from 'node:stream';
import { translationOf } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { DomainError } from '../common/domainError.js';
import { badFile } from './badFile.js';
import { plainColumn } from './csv/guess.js';
import { type CsvRecord, delimiterOf, readRecords } from './csv/records.js';
import { type FileRecord, recordBytes, type Dialect } from './fileRecord.js';
import { readJson } from './json/jsonRecords.js';

/** Describes the content of a file; `total` counts the records without the header. */
export interface Survey {
  columns: string[];
  total: number;
}

const tooManyRows = () =>
  new DomainError('tooLarge', {
    inWords: ({ request }) => ({
      message: fill(request.tooManyRows, { count: limits.importRows.toLocaleString('en-IN') }),
    }),
  });

/** Detects the format of a file from its beginning. */
export const dialectOf = (head: string): Dialect => {
  const [first = ''] = head.replace(/^\uFEFF/, '').trimStart();
  if (first === '[') return { format: 'json', delimiter: ',' };
  if (first === '{') return { format: 'jsonl', delimiter: ',' };
  return { format: 'csv', delimiter: delimiterOf(head) };
};

/** Tells whether a column names a text such as `name:hi`, but with a wrong code of the language. */
const hasOddLanguage = (column: string): boolean => {
  const text = translationOf(plainColumn(column));
  return text !== undefined && !text.valid && /:\S+$/.test(column.trim());
};

/**
 * Checks the languages and the number of columns and the length of their names.
 * @throws DomainError `badCsv` for columns that cannot be valid
 */
const allowed = (columns: readonly string[], least: number): string[] => {
  const tooLong = columns.some((column) => column.length > limits.columnName);
  if (columns.length < least || columns.length > limits.importColumns || tooLong) throw badFile();
  const odd = columns.find(hasOddLanguage);
  if (odd !== undefined) throw badFile('columnLanguage', { column: odd, example: 'name:hi' });
  return [...columns];
};

/**
 * Checks that no two columns have the same name. Empty names are allowed, because spreadsheets leave them
 * behind.
 * @throws DomainError `badCsv` for a repeated name
 */
const distinct = (columns: readonly string[]): readonly string[] => {
  for (const [at, column] of columns.entries()) {
    const first = columns.indexOf(column);
    if (column && first < at) throw badFile('columnTwice', { column, first: first + 1, second: at + 1 });
  }
  return columns;
};

const counted = (total: number): number => {
  if (total > limits.importRows) throw tooManyRows();
  return total;
};

/** Returns the error of a file whose first record could not be read; undefined if the record is readable. */
const unreadable = ({
  line,
  tooLong,
  broken,
  torn,
}: Omit<FileRecord, 'cells'>): ReturnType<typeof badFile> | undefined => {
  if (tooLong) return badFile('nothingShort', { line, maximum: recordBytes / 1e6 });
  if (broken) return badFile('badJson', { ...broken });
  return torn && badFile('neverClosed', { line });
};

/** Reads the column names from the header of a CSV file. @throws DomainError `badCsv` */
const namesIn = (record: CsvRecord, least: number): readonly string[] => {
  const reason = unreadable(record);
  if (reason) throw reason;
  const names = record.cells.map((cell) => cell.trim());
  return distinct(allowed(names, least));
};

const surveyCsv = async (source: Readable, delimiter: string, least: number): Promise<Survey> => {
  let columns: readonly string[] | undefined;
  let total = -1;
  for await (const record of readRecords(source, delimiter)) {
    columns ??= namesIn(record, least);
    total = counted(total + 1);
  }
  if (!columns) throw badFile('emptyFile');
  return { columns: [...columns], total };
};

const surveyJson = async (source: Readable, format: 'json' | 'jsonl', least: number): Promise<Survey> => {
  const columns = new Set<string>();
  let reason: ReturnType<typeof unreadable>;
  let total = 0;
  for await (const record of readJson(source, format)) {
    reason ??= unreadable(record);
    for (const name of Object.keys(record.fields)) columns.add(name);
    if (columns.size > limits.importColumns) throw badFile();
    total = counted(total + 1);
  }
  if (!columns.size && reason) throw reason;
  if (!total) throw badFile('emptyList');
  return { columns: allowed([...columns], least), total };
};

/**
 * Reads a file once from start to end. The columns of JSON are all names that its objects have.
 * @param least the minimum number of columns: a product file needs two
 * @throws DomainError `badCsv`, `tooLarge`
 */
export const survey = (source: Readable, { format, delimiter }: Dialect, least = 2): Promise<Survey> =>
  format === 'csv' ? surveyCsv(source, delimiter, least) : surveyJson(source, format, least);

/** Yields the records of a file with known columns, without the header. */
export async function* recordsOf(
  source: Readable,
  { format, delimiter }: Dialect,
  columns: readonly string[],
): AsyncGenerator<FileRecord> {
  if (format !== 'csv') {
    for await (const { fields, ...record } of readJson(source, format))
      yield {
        ...record,
        cells: columns.map((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined)),
      };
    return;
  }
  let first = true;
  for await (const record of readRecords(source, delimiter)) {
    if (!first) yield record;
    first = false;
  }
}
