import { detailOf, type ImportField, type ImportMapping } from '../../../contract/importing.js';
import { type TranslationField, translationOf } from '../../../contract/languages.js';
import { plainFields, productColumns } from '../../../contract/productFields.js';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Removes the spaces around the colon of `name: hi`, unless no known language has this code: `Name: old`. */
const withoutSpaces = (name: string): string => {
  const tight = name.replace(/_*:_*/, ':');
  const { language, valid } = translationOf(tight) ?? {};
  return language && valid && languages.of(language) ? tight : name;
};

/** Returns the name of a column in small letters, with `_` for each space or other sign. */
export const plainColumn = (column: string): string =>
  withoutSpaces(
    column
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_:]+/gu, '_'),
  );

/** Lists the column names that other systems use for our fields, the likeliest first. */
const theirNames: readonly (readonly [ImportField, readonly string[]])[] = [
  ['key', ['sku', 'product_code', 'code', 'product_id', 'id', 'index', 'barcode', 'ean']],
  ...plainFields.map(({ column, otherNames }) => [column, otherNames] as const),
  ['sale_price', ['sale_price', 'selling_price', 'offer_price', 'special_price']],
  ['category', ['categories', 'department']],
  ['sub_category', ['subcategory', 'subcategories', 'sub_categories']],
  ['image', ['images', 'picture', 'pictures', 'image_url', 'image_urls', 'photo']],
  ['detail:Brand', ['brand']],
  ['detail:Type', ['type', 'product_type']],
  ['detail:Country of origin', ['country_of_origin', 'origin']],
];

/** Guesses which column holds which field; unknown columns are left out. */
export const guessMapping = (columns: readonly string[]): ImportMapping => {
  const mapping: ImportMapping = {};
  // of columns with the same normalized name, the exact name of our field wins, then the first
  const isOurs = (column: string) =>
    productColumns.some((field) => field === column) || Boolean(translationOf(column)?.valid);
  const others = columns.filter((column) => !isOurs(column)).toReversed();
  const names = new Map(
    [...others, ...columns.filter(isOurs)].map((column) => [plainColumn(column), column]),
  );
  for (const field of productColumns) if (names.has(field)) mapping[field] = names.get(field);
  for (const [name, column] of names)
    if (translationOf(name)?.valid) mapping[name as TranslationField] = column; // checked before
  // a column whose name begins with "detail:" maps to itself
  for (const column of columns) if (detailOf(column)?.trim()) mapping[column as ImportField] = column;
  for (const [field, known] of theirNames) {
    const taken = Object.values(mapping);
    const column = known.map((name) => names.get(name)).find((name) => name && !taken.includes(name));
    if (column !== undefined && !mapping[field]) mapping[field] = column;
  }
  if (mapping.discount !== undefined) delete mapping.sale_price;
  return mapping;
};
