import { type BadRow, detailOf, type ImportField, type ImportMapping } from '../../../contract/importing.js';
import { issuesIn } from '../../../contract/issues.js';
import { limits } from '../../../contract/limits.js';
import type { Texts } from '../../../contract/texts/en.js';
import { fill } from '../../../contract/texts/fill.js';
import { optionalText } from '../../../contract/wire.js';
import { folded, unguarded, unitIn } from './cells.js';
import type { CsvRecord } from './records.js';
import { type RowFields, rowFields } from './rowFields.js';

/** An extra field that has a column of its own; an empty value takes it away. */
export interface Detail {
  name: string;
  value: string;
}

/** A row as it was read: what it says, or what is wrong with it. */
export interface Row {
  /** Where it begins in the file. */
  line: number;
  fields: RowFields;
  details: readonly Detail[];
  faults: readonly BadRow[];
  /** A fault that shows only beside what the shop has. */
  fault(field: ImportField, reason: string): BadRow;
}

type Cells = ReadonlyMap<ImportField, string>;
type Fault = Row['fault'];

/** Characters of a value that a fault quotes. */
const quoted = 100;

const detailValue = optionalText(limits.detailValue);

/** Reads the rows of one file in their order, and remembers what they speak of: nothing may stand there twice. */
export class RowReader {
  private readonly fields: readonly ImportField[];
  private readonly claimed = new Map<string, number>();

  constructor(
    private readonly columns: readonly string[],
    private readonly mapping: ImportMapping,
    private readonly texts: Texts,
  ) {
    this.fields = Object.keys(mapping) as ImportField[]; // Object.keys forgets the names
  }

  read(record: CsvRecord): Row {
    const cells = this.cellsOf(record);
    const fault: Fault = (field, reason) => ({
      line: record.line,
      column: this.mapping[field] ?? field,
      value: (cells.get(field) ?? '').slice(0, quoted),
      reason,
      fix: this.fixOf(field),
    });
    const shape = this.shapeFaults(record);
    if (shape.length) return { line: record.line, fields: {}, details: [], faults: shape, fault };
    const twice = this.claim(cells, record.line, fault);
    const { fields, faults } = this.checked(cells, fault);
    const { details, tooLong } = this.detailsIn(cells, fault);
    return { line: record.line, fields, details, faults: [...faults, ...tooLong, ...twice], fault };
  }

  private cellsOf({ cells }: CsvRecord): Cells {
    const at = (field: ImportField) => this.columns.indexOf(this.mapping[field] ?? '');
    return new Map(this.fields.map((field) => [field, unguarded(cells[at(field)] ?? '')]));
  }

  private fixOf(field: ImportField): string {
    const { fixes } = this.texts.importing;
    // a field that begins with detail: is the only one without a fix of its own name
    return detailOf(field) === undefined ? fixes[field as keyof typeof fixes] : fixes.detail;
  }

  /** Cells too few or too many: what stands where is not known then. */
  private shapeFaults({ line, cells, torn }: CsvRecord): BadRow[] {
    const { reasons, fixes } = this.texts.importing;
    const row = { line, column: '', value: cells.join(' ').slice(0, quoted), fix: fixes.row };
    if (torn) return [{ ...row, reason: reasons.torn }];
    const expected = this.columns.length;
    const spare = cells.slice(expected).some((cell) => cell !== '');
    const reason = fill(reasons.cells, { count: cells.length, expected });
    return cells.length < expected || spare ? [{ ...row, reason }] : [];
  }

  private claim(cells: Cells, line: number, fault: Fault): BadRow[] {
    const claims = claimsOf(cells);
    const taken = claims.filter(([, claim]) => this.claimed.has(claim));
    for (const [, claim] of claims) if (!this.claimed.has(claim)) this.claimed.set(claim, line);
    return taken.map(([field, claim]) => {
      const first = this.claimed.get(claim) ?? line;
      return fault(field, fill(this.texts.importing.reasons.twice, { line: first }));
    });
  }

  private checked(cells: Cells, fault: Fault) {
    const said = Object.fromEntries([...cells].filter(([field]) => detailOf(field) === undefined));
    const parsed = rowFields.safeParse(said, { error: issuesIn(this.texts) });
    if (parsed.success) return { fields: parsed.data, faults: [] };
    const faults = new Map<string, BadRow>();
    for (const { path, message } of parsed.error.issues) {
      const field = path[0] as ImportField; // the schema has no others
      if (!faults.has(field)) faults.set(field, fault(field, message));
    }
    return { fields: {}, faults: [...faults.values()] };
  }

  private detailsIn(cells: Cells, fault: Fault) {
    const details: Detail[] = [];
    const tooLong: BadRow[] = [];
    for (const [field, cell] of cells) {
      const name = detailOf(field)?.trim();
      if (name === undefined) continue;
      const parsed = detailValue.safeParse(cell, { error: issuesIn(this.texts) });
      if (parsed.success) details.push({ name, value: parsed.data });
      else tooLong.push(fault(field, parsed.error.issues[0]?.message ?? ''));
    }
    return { details, tooLong };
  }
}

/** What a row speaks of: a product by its id and key; without either, by name and unit. */
const claimsOf = (cells: Cells): [ImportField, string][] => {
  const said = (field: ImportField) => (cells.get(field) ?? '').trim();
  const [id, key, name] = [said('_id').toLowerCase(), said('key'), said('name')];
  const unit = cells.has('unit') ? said('unit') : unitIn(name);
  return [
    ...(id ? ([['_id', `id ${id}`]] as const) : []),
    ...(key ? ([['key', `key ${key}`]] as const) : []),
    ...(!id && !key && name ? ([['name', `name ${folded(name)}\n${folded(unit)}`]] as const) : []),
  ].map(([field, claim]) => [field, claim]);
};
