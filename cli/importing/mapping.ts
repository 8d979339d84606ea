import { InvalidArgumentError } from 'commander';
import { detailOf } from '../../contract/importing.js';
import { nearest } from '../frame/nearest.js';
import { Refusal } from '../frame/refusal.js';

type Mapping<Field extends string> = Partial<Record<Field, string>>;

/** How the fields of details stand among those that are named. */
export const anyDetail = 'detail:NAME';

/** Columns that are named. */
const shown = 30;

/** How `--map` is read: which fields there are, and those that are named to whoever writes another one. */
export interface Fields<Field extends string> {
  is(text: string): text is Field;
  known: readonly string[];
}

const wrong = (sentence: string, { known }: Fields<string>): InvalidArgumentError =>
  new InvalidArgumentError(`${sentence} The fields are ${known.join(', ')}.`);

const unknown = (field: string, column: string, fields: Fields<string>): InvalidArgumentError => {
  if (fields.is(column))
    return wrong(`The field stands first: write ${column}=${field} for “${field}=${column}”.`, fields);
  if (detailOf(field) !== undefined && fields.known.includes(anyDetail))
    return wrong(`“${field}” wants the name of a detail behind detail:, such as detail:Brand.`, fields);
  const [near] = nearest(field, fields.known);
  return wrong(`“${field}” is no field.${near ? ` Did you mean ${near}?` : ''}`, fields);
};

/** Reads pairs of `--map name=title,price=mrp`. A column's name may have a = in it, a field's has none. @throws InvalidArgumentError that names the part that is wrong */
export const mapArgument =
  <Field extends string>(fields: Fields<Field>) =>
  (value: string, before: Mapping<Field> = {}): Mapping<Field> => {
    const mapping = { ...before };
    for (const part of value.split(',')) {
      const [field = '', ...rest] = part.split('=').map((word) => word.trim());
      const column = rest.join('=');
      if (!field || !column) throw wrong(`“${part.trim()}” is not FIELD=COLUMN, such as name=title.`, fields);
      if (!fields.is(field)) throw unknown(field, column, fields);
      if (mapping[field] !== undefined) throw wrong(`“${field}” is named twice.`, fields);
      mapping[field] = column;
    }
    return mapping;
  };

const listed = (columns: readonly string[]) => {
  const named = columns.filter(Boolean);
  const more = named.length - shown;
  return named.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** Refuses what `--map` names and the file does not have. @throws Refusal `usage` */
export const refuseStrayColumns = (
  mapping: Mapping<string> | undefined,
  columns: readonly string[],
): void => {
  for (const [field, column = ''] of Object.entries(mapping ?? {})) {
    if (columns.includes(column)) continue;
    const [near] = nearest(column, columns);
    throw new Refusal(
      'usage',
      `--map ${field}=${column}: the file has no column “${column}”.${near ? ` Did you mean “${near}”?` : ''} Its columns are ${listed(columns)}. Nothing was written.`,
    );
  }
};
