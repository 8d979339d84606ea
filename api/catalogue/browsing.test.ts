import { expect, test } from '@jest/globals';
import { measuredOf } from '../../contract/unitText.js';
import { browse, testsOf } from './browsing.js';
import { facetsOf } from './facets.js';
import type { CachedProduct } from './projection/cachedDocs.js';

const product = (fields: Partial<CachedProduct> = {}): CachedProduct => ({
  _id: 'a'.repeat(24),
  name: 'Milk',
  image: [],
  category: [],
  subCategory: [],
  unit: '500 ml',
  stock: 5,
  price: 2_800,
  discount: 0,
  description: '',
  more_details: [],
  revision: 1,
  version: 1,
  translations: {},
  brands: [],
  food: undefined,
  measured: measuredOf(fields.unit ?? '500 ml'),
  ...fields,
});

/** Yields products in slices of 64. */
const slices = async function* (...products: CachedProduct[]) {
  for (let at = 0; at < products.length; at += 64) yield products.slice(at, at + 64);
};

const noFilters = { subCategories: [], brands: [], inStock: false };
const noName = () => undefined;

test('lists are counted without reading the details of their products, whichever filters are set', async () => {
  let reads = 0;
  const milk = Object.defineProperty(product({ brands: ['Amul'] }), 'more_details', {
    get: () => {
      reads += 1;
      return [{ name: 'Brand', value: 'Amul' }];
    },
  });
  for (const from of [1, 2, 3])
    for (const brands of [[], ['amul'], ['other']])
      expect((await facetsOf(slices(milk), { ...noFilters, brands, from }, noName)).brands).toEqual([
        { name: 'Amul', count: 1 },
      ]);
  expect(reads).toBe(0);
});

test('a product counts once for a brand that it names in two cases', async () => {
  const { brands } = await facetsOf(slices(product({ brands: ['Amul', 'AMUL'] })), noFilters, noName);
  expect(brands).toEqual([{ name: 'AMUL', count: 1 }]);
});

test('facets leave out a subcategory that does not exist', async () => {
  const [known, gone] = ['b'.repeat(24), 'c'.repeat(24)];
  const nameOf = (id: string) => (id === known ? { name: 'Dairy', translations: {} } : undefined);
  const both = product({ subCategory: [known, gone] });
  const { subCategories } = await facetsOf(slices(both), noFilters, nameOf);
  expect(subCategories).toEqual([{ _id: known, name: 'Dairy', translations: {}, count: 1 }]);
});

test('products without a unit price come last when sorted by it, before those out of stock', async () => {
  const sold = product({ name: 'sold', unit: '1 kg', stock: 0 });
  const pack = product({ name: 'pack', unit: 'Family pack' });
  const bag = product({ name: 'bag', unit: '1 kg' });
  const { first } = await browse(slices(sold, pack, bag), { tests: [], sort: 'unitPrice' }, 10);
  expect(first.map(({ name }) => name)).toEqual(['bag', 'pack', 'sold']);
});

test('each place of a long sorted list is that of a sort of all, and all that pass are counted', async () => {
  const many = Array.from({ length: 9_000 }, (_, at) =>
    product({ name: String(at), price: (at * 7_919) % 500, stock: at % 5 }),
  );
  const passing = many.filter(({ stock }) => stock > 0);
  const cheapestFirst = passing.toSorted((one, other) => one.price - other.price);
  const tests = testsOf({ ...noFilters, inStock: true });
  for (const end of [10, 700, 7_000, 20_000]) {
    const { first, totalCount } = await browse(slices(...many), { tests, sort: 'price' }, end);
    expect(first).toEqual(cheapestFirst.slice(0, end));
    expect(totalCount).toBe(passing.length);
    expect((await browse(slices(...many), { tests }, end)).first).toEqual(passing.slice(0, end));
  }
});
