import {
  detailOf,
  type ImportField,
  type ImportMapping,
  isImportColumn,
} from '../../../contract/importing.js';
import { type IssueMessage, issueMessageOf } from '../../../contract/issues.js';
import { limits } from '../../../contract/limits.js';
import { type TranslatedText, translationOf } from '../../../contract/languages.js';
import { translatedTextInputs } from '../../../contract/translations.js';
import { optionalText } from '../../../contract/wire.js';
import type { RowIssue } from '../rowIssues.js';
import { type FileFormat, type FileRecord, recordBytes } from '../fileRecord.js';
import { cellOf, jsonOf } from '../json/jsonRecords.js';
import { nameIdentifier, unguarded, unitIn } from './cells.js';
import { json, type RowFields, rowFields } from './rowFields.js';

const lists: ReadonlySet<ImportField> = new Set(['category', 'sub_category', 'image']);

const isCell = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Tells what is wrong with the type of a JSON value; undefined if the field accepts the type. */
const kindIssue = (field: ImportField, value: unknown): IssueMessage | undefined => {
  if (value === null || value === undefined || isCell(value)) return undefined;
  if (lists.has(field))
    return Array.isArray(value) && value.every(isCell) ? undefined : { text: 'reasons.notTexts' };
  if (field !== 'more_details' && translationOf(field)?.text !== 'more_details')
    return { text: 'reasons.notText' };
  return typeof value === 'object' && !Array.isArray(value) ? undefined : { text: 'reasons.notDetails' };
};

/** A product detail with its own column; an empty value removes the detail. */
export interface Detail {
  name: string;
  value: string;
}

/** A text in another language; an empty value removes it. */
export interface ImportedText {
  language: string;
  text: TranslatedText;
  value: unknown;
}

/** Identifies the product of a row, and names the field that does so. */
export type Identifier = readonly [field: ImportField, identifier: string];

/** A parsed row with its fields or its issues. */
export interface ImportRow {
  /** The line where the row begins. */
  line: number;
  fields: RowFields;
  details: readonly Detail[];
  texts: readonly ImportedText[];
  /** Identifies the row's product by what the row says, or by the chosen unit where it says none; also with issues. */
  identifiers: readonly Identifier[];
  rowIssues: readonly RowIssue[];
  /** Creates an issue that shows only in comparison with the shop's data. */
  rowIssue(field: ImportField, issueMessage: IssueMessage, fix?: RowIssue['fix']): RowIssue;
}

type Cells = ReadonlyMap<ImportField, string>;
type RowIssueOf = ImportRow['rowIssue'];

/** The number of characters of a value that an issue quotes. */
const quoted = 100;

const detailValue = optionalText(limits.detailValue);

const fixOf = (field: ImportField): RowIssue['fix'] => {
  if (isImportColumn(field)) return field;
  const { text } = translationOf(field) ?? {};
  if (text === 'more_details') return 'translatedDetails';
  return text === 'name' ? 'translatedName' : (text ?? 'detail');
};

export class RowReader {
  private readonly fields: readonly ImportField[];

  constructor(
    private readonly columns: readonly string[],
    private readonly mapping: ImportMapping,
    /** The format of the file: only in CSV are cells that look like formulas escaped. */
    private readonly format: FileFormat = 'csv',
  ) {
    this.fields = Object.keys(mapping) as ImportField[]; // Object.keys loses the key type
  }

  read(record: FileRecord): ImportRow {
    const { line } = record;
    const cells = this.cellsOf(record);
    const rowIssue: RowIssueOf = (field, { text, values }, fix = fixOf(field)) => ({
      line,
      column: this.mapping[field] ?? field,
      value: (cells.get(field) ?? '').slice(0, quoted),
      reason: text,
      ...(values && { values }),
      fix,
    });
    const shape = this.shapeIssue(record);
    if (shape)
      return { line, fields: {}, details: [], texts: [], identifiers: [], rowIssues: [shape], rowIssue };
    const odd = this.format === 'csv' ? [] : this.oddIn(record, rowIssue);
    for (const [field] of odd) cells.delete(field);
    const { fields, rowIssues } = checked(cells, rowIssue);
    const { details, tooLong } = detailsIn(cells, rowIssue);
    const { texts, badTexts } = textsIn(cells, rowIssue);
    const all = [...odd.map(([, one]) => one), ...rowIssues, ...tooLong, ...badTexts];
    return { line, fields, details, texts, identifiers: identifiersIn(cells), rowIssues: all, rowIssue };
  }

  private cellsOf(record: FileRecord): Map<ImportField, string> {
    return new Map(
      this.fields.flatMap((field): [ImportField, string][] => {
        const cell = this.valueOf(field, record);
        if (this.format === 'csv') return [[field, unguarded(cellOf(cell))]];
        return cell === undefined ? [] : [[field, cellOf(cell)]];
      }),
    );
  }

  private valueOf(field: ImportField, { cells }: FileRecord): unknown {
    return cells[this.columns.indexOf(this.mapping[field] ?? '')];
  }

  /** Finds fields whose JSON value has the wrong type; the issue quotes the raw JSON. */
  private oddIn(record: FileRecord, rowIssue: RowIssueOf): [ImportField, RowIssue][] {
    return this.fields.flatMap((field): [ImportField, RowIssue][] => {
      const value = this.valueOf(field, record);
      const issueMessage = kindIssue(field, value);
      return issueMessage
        ? [[field, { ...rowIssue(field, issueMessage), value: jsonOf(value).slice(0, quoted) }]]
        : [];
    });
  }

  /**
   * Reports a record that cannot be assigned to columns: broken JSON, a repeated name, too long, or too few
   * or too many cells.
   */
  private shapeIssue({ line, cells, torn, broken, tooLong, repeated }: FileRecord): RowIssue | undefined {
    const row = { line, column: '', value: '', fix: 'row' } as const;
    if (tooLong)
      return { ...row, reason: 'reasons.tooLong', values: { maximum: recordBytes / 1e6 }, fix: 'shorten' };
    if (broken) {
      const reason = torn ? 'reasons.jsonTorn' : 'reasons.json';
      return { ...row, reason, values: { ...broken }, fix: 'json' };
    }
    if (torn) return { ...row, reason: 'reasons.torn' };
    if (repeated !== undefined)
      return { ...row, column: repeated.slice(0, quoted), reason: 'reasons.keyTwice', fix: 'once' };
    return this.format === 'csv' ? this.countIssue(row, cells) : undefined;
  }

  private countIssue(row: Omit<RowIssue, 'reason'>, cells: FileRecord['cells']): RowIssue | undefined {
    const [count, expected] = [cells.length, this.columns.length];
    const spare = cells.slice(expected).some((cell) => cell !== '');
    if (count >= expected && !spare) return undefined;
    const value = cells.join(' ').slice(0, quoted);
    return { ...row, value, reason: 'reasons.cells', values: { count, expected } };
  }
}

const checked = (cells: Cells, rowIssue: RowIssueOf) => {
  const fieldCells = Object.fromEntries([...cells].filter(([field]) => isImportColumn(field)));
  const parsed = rowFields.safeParse(fieldCells, { reportInput: true });
  if (parsed.success) return { fields: parsed.data, rowIssues: [] };
  const rowIssues = new Map<string, RowIssue>();
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as ImportField; // the schema has no other fields
    if (!rowIssues.has(field)) rowIssues.set(field, rowIssue(field, issueMessageOf(issue)));
  }
  return { fields: {}, rowIssues: [...rowIssues.values()] };
};

const detailsIn = (cells: Cells, rowIssue: RowIssueOf) => {
  const details: Detail[] = [];
  const tooLong: RowIssue[] = [];
  for (const [field, cell] of cells) {
    const name = detailOf(field)?.trim();
    if (name === undefined) continue;
    const { data, error } = detailValue.safeParse(cell, { reportInput: true });
    const [issue] = error?.issues ?? [];
    if (issue) tooLong.push(rowIssue(field, issueMessageOf(issue)));
    else details.push({ name, value: data ?? '' });
  }
  return { details, tooLong };
};

const textsIn = (cells: Cells, rowIssue: RowIssueOf) => {
  const texts: ImportedText[] = [];
  const badTexts: RowIssue[] = [];
  for (const [field, cell] of cells) {
    const { text, language } = translationOf(field) ?? {};
    if (text === undefined || language === undefined) continue;
    const given = text === 'more_details' ? json(cell) : cell;
    const { data: value, error } = translatedTextInputs[text].safeParse(given, { reportInput: true });
    const [issue] = error?.issues ?? [];
    if (issue) badTexts.push(rowIssue(field, issueMessageOf(issue)));
    else texts.push({ language, text, value });
  }
  return { texts, badTexts };
};

/** A row identifies its product by id and key; without both, by name and unit. */
const identifiersIn = (cells: Cells): Identifier[] => {
  const cellOf = (field: ImportField) => (cells.get(field) ?? '').trim();
  const [id, key, name] = [cellOf('_id').toLowerCase(), cellOf('key'), cellOf('name')];
  const unit = cells.has('unit') ? cellOf('unit') : unitIn(name);
  const identifiers: Identifier[] = [];
  if (id) identifiers.push(['_id', `id ${id}`]);
  if (key) identifiers.push(['key', `key ${key}`]);
  if (!id && !key && name) identifiers.push(['name', nameIdentifier(name, unit)]);
  return identifiers;
};
