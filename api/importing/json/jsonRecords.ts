import type { Readable } from 'node:stream';
import { joined } from '../csv/cells.js';
import { type FileFormat, type FileRecord, type FilePosition, recordBytes } from '../fileRecord.js';
import { issueIn } from './issueIn.js';
import { objectsIn, type Scanned } from './objectsIn.js';
import { repeatedName } from './repeatedName.js';

/**
 * Yields the lines of a UTF-8 text without its byte order mark. Of a line that is too long it yields only the
 * position.
 */
async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Scanned> {
  let line = 1;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const taken = (): Scanned => {
    const isLong = bytes > recordBytes;
    const text = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    bytes = 0;
    if (isLong) return { line, column: 1, tooLong: true };
    return { line, column: 1, text: line === 1 ? text.replace(/^\uFEFF/, '') : text };
  };
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      const end = chunk.indexOf('\n', from);
      const piece = chunk.subarray(from, end < 0 ? undefined : end);
      bytes += piece.length;
      if (bytes > recordBytes) pieces = [];
      else pieces.push(piece);
      if (end < 0) break;
      yield taken();
      line += 1;
      from = end + 1;
    }
  }
  if (bytes) yield taken();
}

/** Holds the fields of one object, or the place where it is broken. */
export interface JsonRecord extends Omit<FileRecord, 'cells'> {
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Serializes a value; for one nested too deep for the engine it returns only the first bracket, which is
 * refused as invalid JSON.
 */
export const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? '[…' : '{…'; // a value parsed from JSON fails here for no other reason
  }
};

/** Converts a JSON value to CSV cell text: a list is joined with `|`, an object becomes JSON, null is empty. */
export const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return joined(value.map(String));
  return jsonOf(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placeAt = (text: string, offset: number, { line, column }: FilePosition): FilePosition => {
  const lines = text.slice(0, offset).split('\n');
  const last = [...(lines.at(-1) ?? '')].length;
  return { line: line + lines.length - 1, column: lines.length > 1 ? last + 1 : column + last };
};

const recordOf = ({ line, column, text, tooLong }: Scanned): JsonRecord => {
  const at = { line, column };
  if (tooLong) return { line, fields: {}, tooLong };
  if (text === undefined) return { line, fields: {}, broken: at, torn: true };
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return { line, fields: {}, broken: at };
    const repeated = repeatedName(text, value);
    return { line, fields: value, ...(repeated !== undefined && { repeated }) };
  } catch {
    return { line, fields: {}, broken: placeAt(text, issueIn(text), at) };
  }
};

/** Yields the objects of a UTF-8 file one by one, from a list or from one object per line; empty lines are skipped. */
export async function* readJson(
  source: Readable,
  format: Exclude<FileFormat, 'csv'>,
): AsyncGenerator<JsonRecord> {
  const found = format === 'json' ? objectsIn(source) : linesIn(source);
  try {
    for await (const one of found) if (one.text?.trim() !== '') yield recordOf(one);
  } finally {
    source.destroy();
  }
}
