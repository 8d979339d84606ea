import type { Readable } from 'node:stream';
import { joined } from '../csv/cells.js';
import type { FileFormat, FileRecord, Place } from '../fileRecord.js';
import { issueIn } from './issueIn.js';
import { linesIn } from './linesIn.js';
import { objectsIn, type Scanned } from './objectsIn.js';
import { repeatedName } from './repeatedName.js';

/** What an object says by its names, or where it is none. */
export interface JsonRecord extends Omit<FileRecord, 'cells'> {
  fields: Readonly<Record<string, unknown>>;
}

/** As JSON; of what is nested too deep for the engine its first bracket, which is no JSON and is refused as such. */
export const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? '[…' : '{…'; // what was read from JSON fails for nothing else
  }
};

/** As a cell of CSV has it: lists with `|` between them, objects as JSON, null as an empty cell. */
export const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return joined(value.map(String));
  return jsonOf(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placeAt = (text: string, offset: number, { line, column }: Place): Place => {
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

/** The objects of a file in UTF-8, one at a time: of a list, or one on each line; empty lines are passed over. */
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
