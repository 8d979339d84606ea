import { inRupees, joined } from '../../api/importing/csv/cells.js';
import { pathOf } from '../../api/importing/exportedProduct.js';
import type { ImportPreview } from '../../contract/importing.js';
import type { PlannedChange } from '../../contract/operator/catalogue.js';
import { plainFields } from '../../contract/productFields.js';
import type { Translations } from '../../contract/translations.js';
import { repeated } from '../terminal/plain.js';
import type { Terminal } from '../terminal/terminal.js';

/** The number of changed products that are printed. `--json` has all that the preview lists. */
const firstProducts = 20;

type Fields = ImportPreview['changes'][number]['before'];
type Texts = [field: string, text: string][];

interface Detail {
  name: string;
  value: string;
}

const translatedTexts = (translations: Translations): Texts =>
  Object.entries(translations).flatMap(([language, { more_details: details = [], ...texts }]) => [
    ...Object.entries(texts).map(([text, value]): Texts[number] => [`${text}:${language}`, value]),
    ...details.map(({ of, name, value }): Texts[number] => [
      `more_details:${language} ${of}`,
      [name, value].filter(Boolean).join(': '),
    ]),
  ]);

/** Returns a stored field as the columns of a product file have it. Each detail is a field of its own. */
const textsOf = ([field, value]: [string, unknown]): Texts => {
  const { column = field, kind } = plainFields.find(({ name }) => name === field) ?? {};
  if (value === undefined || value === null) return [];
  if (field === 'more_details')
    return (value as Detail[]).map(({ name, value: text }) => [`detail:${name}`, text]);
  if (field === 'translations') return translatedTexts(value as Translations);
  if (field === 'image') return [[field, joined((value as string[]).map(pathOf))]];
  if (Array.isArray(value))
    return [[field === 'subCategory' ? 'sub_category' : field, joined(value as string[])]];
  return [[column, kind === 'rupees' ? inRupees(value as number) : String(value as string | number)]];
};

const textsIn = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).flatMap(textsOf));

/** Lists what changes in the products of a preview: each field as a column of a product file has it. */
export const plannedChanges = (changes: ImportPreview['changes']): PlannedChange[] =>
  changes.map(({ name, unit, before, after }) => {
    const [old, now] = [textsIn(before), textsIn(after)];
    const fields = [...new Set([...old.keys(), ...now.keys()])]
      .map((field) => ({ field, before: old.get(field) ?? '', after: now.get(field) ?? '' }))
      .filter((change) => change.before !== change.after);
    return { product: name, unit, fields };
  });

const quoted = (text: string) => (text ? `“${repeated(text)}”` : 'nothing');

/** Prints what changes in the first products, and how many more change. `changed`: the number of all of them. */
export const noteChanges = (changes: readonly PlannedChange[], changed: number, terminal: Terminal): void => {
  const shown = changes.slice(0, firstProducts);
  for (const { product, unit, fields } of shown)
    for (const { field, before, after } of fields)
      terminal.notes(`${repeated(`${product}, ${unit}`)}: ${field} ${quoted(before)} → ${quoted(after)}`);
  if (changed > shown.length)
    terminal.notes(
      `and ${changed - shown.length} more changed products (--json lists the first ${changes.length})`,
    );
};
