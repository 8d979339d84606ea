import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Translations } from '../../contract/translations.js';

export interface DemoCategory {
  key: string;
  name: string;
  translations: Translations;
}

export interface DemoSubCategory {
  key: string;
  name: string;
  translations: Translations;
  /** The keys of the subcategory's categories, the main one first. */
  categories: string[];
}

export interface DemoProduct {
  key: string;
  name: string;
  unit: string;
  /** The price in rupees, before the discount. */
  price: number;
  /** The discount in percent. */
  discount: number;
  stock: number;
  categories: string[];
  subCategories: string[];
  description: string;
  more_details: Record<string, string>;
  translations: Translations;
}

/** The data of one demo product, as a row in the list of its subcategory. */
type ProductRow = readonly [
  brand: string,
  title: string,
  unit: string,
  price: number,
  discount: number,
  stock: number,
  description: string,
  details?: Record<string, string>,
];

interface SubCategoryRow {
  key: string;
  name: string;
  /** Further categories that list this subcategory. */
  alsoIn?: readonly string[];
  /** Extra details that all products of this subcategory have. */
  details: Record<string, string>;
  rows: readonly ProductRow[];
}

interface Aisle {
  key: string;
  name: string;
  subCategoryRows: readonly SubCategoryRow[];
}

/** Reads a data file. The build copies them, so they are always beside this module; `demo.test.ts` checks them. */
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

const { aisles, brands } = read('demo.json') as {
  aisles: readonly Aisle[];
  /** The demo's invented brands. */
  brands: readonly string[];
};

type Words = Readonly<Record<string, string>>;
/** The Hindi texts, by the English ones. Brands stay in Latin. */
const hindi = read('demo.hi.json') as Record<
  'names' | 'descriptions' | 'detailNames' | 'detailValues',
  Words
>;

const namedInHindi = (name: string): Translations => ({ hi: { name: hindi.names[name] ?? name } });

export { brands };

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const categoriesOf = (category: string, { alsoIn = [] }: SubCategoryRow) => [category, ...alsoIn];

const product = (row: ProductRow, subCategory: SubCategoryRow, category: string): DemoProduct => {
  const [brand, title, unit, price, discount, stock, description, details] = row;
  const branded = (text: string) => (brand ? `${brand} ${text}` : text);
  const name = branded(title);
  const all = {
    ...(brand ? { Brand: brand } : {}),
    ...subCategory.details,
    'Country of origin': 'India',
    ...details,
  };
  return {
    key: slug(`${name} ${unit}`),
    name,
    unit,
    price,
    discount,
    stock,
    description,
    categories: categoriesOf(category, subCategory),
    subCategories: [subCategory.key],
    more_details: all,
    translations: {
      hi: {
        name: branded(hindi.names[title] ?? title),
        description: hindi.descriptions[description] ?? description,
        more_details: Object.entries(all).map(([of, value]) => ({
          of,
          name: hindi.detailNames[of] ?? of,
          value: hindi.detailValues[value] ?? value,
        })),
      },
    },
  };
};

const categories: DemoCategory[] = aisles.map(({ key, name }) => ({
  key,
  name,
  translations: namedInHindi(name),
}));
const subCategories: DemoSubCategory[] = aisles.flatMap(({ key: category, subCategoryRows }) =>
  subCategoryRows.map((row) => ({
    key: row.key,
    name: row.name,
    translations: namedInHindi(row.name),
    categories: categoriesOf(category, row),
  })),
);
const products = aisles.flatMap(({ key, subCategoryRows }) =>
  subCategoryRows.flatMap((subCategory) => subCategory.rows.map((row) => product(row, subCategory, key))),
);

/** The demo shop: an Indian grocery with invented brands. */
export const demoCatalogue = { categories, subCategories, products };

export type DemoKind = 'category' | 'subcategory' | 'product';

const rankIn = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index]));
const subCategoryRank = rankIn(subCategories.map(({ key }) => key));

/**
 * Gives each product of the demo a rank in the order of the subcategories. A product added at the end of its
 * subcategory leaves the ranks of all others unchanged.
 */
const productRanks = () => {
  const next = new Map<number, number>();
  return new Map(
    products.map(({ key, subCategories: [subCategoryKey = ''] }) => {
      const at = subCategoryRank.get(subCategoryKey) ?? 0;
      const place = next.get(at) ?? 0;
      next.set(at, place + 1);
      return [key, at * 1_000 + place];
    }),
  );
};

const ranks: Record<DemoKind, Map<string, number>> = {
  category: rankIn(categories.map(({ key }) => key)),
  subcategory: subCategoryRank,
  product: productRanks(),
};

/**
 * Makes a stable 24-hex ObjectId from a key, the same on every machine. Ids of one kind sort in the order in
 * which the demo catalogue lists the records; the shop shows categories in this order.
 */
export const demoId = (kind: DemoKind, key: string): string => {
  const rank = (ranks[kind].get(key) ?? 0).toString(16).padStart(8, '0');
  return rank + createHash('sha256').update(`tokri demo ${kind} ${key}`).digest('hex').slice(0, 16);
};
