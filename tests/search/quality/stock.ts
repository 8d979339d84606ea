import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { brandsOf } from '../../../api/common/brands.js';
import type { CachedProduct } from '../../../api/catalogue/projection/cachedDocs.js';
import { type SearchText, searchTextOf } from '../../../api/catalogue/search/searchText.js';
import { unitIn } from '../../../api/importing/csv/cells.js';
import { guessMapping } from '../../../api/importing/csv/guess.js';
import { delimiterOf, readRecords } from '../../../api/importing/csv/records.js';
import { type ImportRow, RowReader } from '../../../api/importing/csv/rows.js';
import { demoCatalogue, demoId } from '../../../cli/catalogue/demo.js';
import type { Listed } from './meaning.js';

/** A product as the search indexes it, and as the query lists see it. */
export interface Stocked {
  text: SearchText;
  listed: Listed;
}

type Fields = Pick<CachedProduct, '_id' | 'name' | 'unit' | 'more_details'> & { description?: string };

const stocked = (
  fields: Fields,
  categories: readonly string[],
  subCategories: readonly string[],
): Stocked => {
  const kept: CachedProduct = {
    image: [],
    category: [],
    subCategory: [],
    stock: 1,
    price: 100,
    discount: 0,
    description: '',
    revision: 1,
    version: 1,
    translations: {},
    brands: brandsOf(fields),
    food: undefined,
    measured: undefined,
    ...fields,
  };
  const { _id: id, name } = kept;
  const detail = (wanted: string) => kept.more_details.find((one) => one.name === wanted)?.value ?? '';
  const categoryPath = [...subCategories, detail('Type')].join(' > ');
  return {
    text: searchTextOf(
      kept,
      [...categories, ...subCategories].map((name) => ({ name, translations: {} })),
    ),
    listed: { id, name, brand: detail('Brand').trim(), categoryPath },
  };
};

const imported = ({ fields, details }: ImportRow): Stocked => {
  const { key = '', name = '', category = [], sub_category = [] } = fields;
  const more_details = details.filter(({ value }) => value);
  return stocked({ _id: key, name, unit: unitIn(name), more_details }, category, sub_category);
};

/**
 * Reads the products of an import file (CSV, or gzipped) without a database. Rows that an import would reject
 * are skipped.
 */
export const stockOfFile = async (file: string): Promise<Stocked[]> => {
  const bytes = readFileSync(file);
  const csv = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const stock: Stocked[] = [];
  let reader: RowReader | undefined;
  for await (const record of readRecords(Readable.from([csv]), delimiterOf(csv.toString('utf8', 0, 2_000)))) {
    if (!reader) {
      reader = new RowReader(record.cells, guessMapping(record.cells));
      continue;
    }
    const row = reader.read(record);
    if (!row.rowIssues.length && row.fields.name) stock.push(imported(row));
  }
  return stock;
};

/** Returns the products of `SEED=demo`. */
export const demoStock = (): Stocked[] => {
  const named = (things: readonly { key: string; name: string }[], keys: readonly string[]) =>
    keys.map((wanted) => things.find(({ key }) => key === wanted)?.name ?? '');
  return demoCatalogue.products.map(({ key, name, unit, description, more_details, ...categories }) =>
    stocked(
      {
        _id: demoId('product', key),
        name,
        unit,
        description,
        more_details: Object.entries(more_details).map(([detail, value]) => ({ name: detail, value })),
      },
      named(demoCatalogue.categories, categories.categories),
      named(demoCatalogue.subCategories, categories.subCategories),
    ),
  );
};
