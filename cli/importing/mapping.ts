import { InvalidArgumentError } from 'commander';
import { detailOf } from '../../contract/importing.js';
import { translationOf } from '../../contract/languages.js';
import { nearest } from '../terminal/nearest.js';
import { repeated } from '../terminal/plain.js';
import { CommandError } from '../terminal/commandError.js';

type Mapping<Field extends string> = Partial<Record<Field, string>>;

/** Stands for all extra details (`detail:Brand` and so on) in lists of fields. */
export const anyDetail = 'detail:NAME';

/** Stands for the code of a language (`name:hi`) in lists of fields. */
export const anyLanguage = 'LANGUAGE';

/** The maximum number of columns that an error message names. */
const shown = 30;

/** The fields that `--map` accepts, and those that an error message lists. */
export interface Fields<Field extends string> {
  is(text: string): text is Field;
  known: readonly string[];
}

const wrong = (sentence: string, { known }: Fields<string>): InvalidArgumentError =>
  new InvalidArgumentError(`${sentence} The fields are ${known.join(', ')}.`);

const unknown = (field: string, column: string, fields: Fields<string>): InvalidArgumentError => {
  const [typed, named] = [repeated(field), repeated(column)];
  if (detailOf(field) !== undefined && fields.known.includes(anyDetail))
    return wrong(`“${typed}” wants the name of a detail behind detail:, such as detail:Brand.`, fields);
  const { text } = translationOf(field) ?? {};
  if (text && fields.known.includes(`${text}:${anyLanguage}`))
    return wrong(
      `“${typed}” wants the code of another language behind ${text}:, two or three small letters, such as ${text}:hi.`,
      fields,
    );
  if (fields.is(column))
    return wrong(`The field stands first: write ${named}=${typed} for “${typed}=${named}”.`, fields);
  const [near] = nearest(field, fields.known);
  return wrong(`“${typed}” is no field.${near ? ` Did you mean ${near}?` : ''}`, fields);
};

/** Splits a pair of `--map` into field and column; both are empty without a =. */
const partedAt = (part: string): [field: string, column: string] => {
  const at = part.indexOf('=');
  return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
};

/**
 * Parses pairs of `--map name=title,price=mrp`. A column's name may contain a =, a field's name does not.
 * @throws InvalidArgumentError that names the invalid pair
 */
export const mapArgument =
  <Field extends string>(fields: Fields<Field>) =>
  (value: string, before: Mapping<Field> = {}): Mapping<Field> => {
    const mapping = { ...before };
    for (const part of value.split(',')) {
      const [field, column] = partedAt(part);
      if (!field || !column)
        throw wrong(`“${repeated(part)}” is not FIELD=COLUMN, such as name=title.`, fields);
      if (!fields.is(field)) throw unknown(field, column, fields);
      if (mapping[field] !== undefined) throw wrong(`“${repeated(field)}” is named twice.`, fields);
      mapping[field] = column;
    }
    return mapping;
  };

const listed = (columns: readonly string[]) => {
  const named = columns.filter(Boolean);
  const more = named.length - shown;
  return named.slice(0, shown).map(repeated).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/**
 * Rejects a file in which no column is one of the fields that identify its rows.
 * @throws CommandError `validation`
 */
export const refuseUnidentified = (
  identifying: readonly [string, ...string[]],
  mapping: Mapping<string>,
  columns: readonly string[],
): void => {
  if (identifying.some((field) => mapping[field])) return;
  throw new CommandError(
    'validation',
    `The file has no column for ${identifying.join(' or ')}. Name one, such as --map ${identifying[0]}=COLUMN. Its columns are ${listed(columns)}. Nothing was written.`,
  );
};

/** Rejects columns that `--map` names and the file does not have. @throws CommandError `usage` */
export const refuseUnknownColumns = (
  mapping: Mapping<string> | undefined,
  columns: readonly string[],
): void => {
  for (const [field, column = ''] of Object.entries(mapping ?? {})) {
    if (columns.includes(column)) continue;
    const [near] = nearest(column, columns);
    const [typed, named] = [repeated(field), repeated(column)];
    throw new CommandError(
      'usage',
      `--map ${typed}=${named}: the file has no column “${named}”.${near ? ` Did you mean “${repeated(near)}”?` : ''} Its columns are ${listed(columns)}. Nothing was written.`,
    );
  }
};
