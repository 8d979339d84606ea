import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Category } from '../../contract/category.js';
import type { BrowseSort } from '../../contract/codes.js';
import type { CallBody } from '../../contract/schemas.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { newCategory, newSubCategory } from '../catalogue/category.js';
import { granted } from '../support/client.js';
import { openTestShop, type TestShop } from '../support/shop.js';

type Filters = NonNullable<CallBody<'product', 'search'>['filters']>;

let shop: TestShop;
let grains: Category;
let rice: SubCategory;
let flour: SubCategory;

/**
 * The names describe the products: the prices to pay are ₹90, ₹100, ₹60 and ₹40; a kilogram costs ₹90, ₹50,
 * ₹120 and ₹40.
 */
const catalogueProducts = () => [
  {
    name: 'Basmati A',
    unit: '1 kg',
    price: 100,
    discount: 10,
    subCategory: [rice],
    brand: 'Gate',
    food: 'Veg',
  },
  {
    name: 'Basmati B',
    unit: '2 kg',
    price: 100,
    discount: 0,
    subCategory: [rice],
    brand: 'Daawat',
    food: 'Contains egg',
  },
  { name: 'Basmati C', unit: '500 g', price: 120, discount: 50, subCategory: [flour], brand: 'gate' },
  { name: 'Basmati D', unit: '1 kg', price: 40, discount: 0, subCategory: [flour], brand: '', stock: 0 },
];

beforeAll(async () => {
  shop = await openTestShop();
  const admin = await shop.admin();
  grains = await newCategory(admin);
  rice = await newSubCategory(admin, [grains]);
  flour = await newSubCategory(admin, [grains]);
  for (const { brand, food, ...fields } of catalogueProducts())
    await shop.sells({
      ...fields,
      category: [grains],
      more_details: { ...(brand && { Brand: brand }), ...(food && { 'Food type': food }) },
      ...('stock' in fields ? { stock: fields.stock } : {}),
    });
  await shop.sells({ name: 'Something else', price: 100 });
});
afterAll(() => shop.close());

const letters = (products: readonly { name: string }[]) =>
  products.map(({ name }) => name.slice(-1)).join('');

/** Returns the last letters of the found products. The search and the listing have to agree. */
const found = async (filters: Filters = {}, sort?: BrowseSort): Promise<string> => {
  const browseFilters = { filters, ...(sort && { sort }) };
  const search = granted(
    await shop.call(calls.product.search, { body: { search: 'basmati', ...browseFilters } }),
  );
  const listing = granted(
    await shop.call(calls.product.bySubCategory, { body: { categoryId: grains._id, ...browseFilters } }),
  );
  expect(letters(listing.data)).toBe(letters(search.data));
  expect([search.totalCount, listing.totalCount]).toEqual([search.data.length, search.data.length]);
  return letters(search.data);
};

describe('filters', () => {
  test.each<[string, Filters, string]>([
    ['nothing', {}, 'ABCD'],
    ['a sub category', { subCategories: ['rice'] }, 'AB'],
    ['either of two', { subCategories: ['rice', 'flour'] }, 'ABCD'],
    ['a brand, whatever its case', { brands: ['GATE'] }, 'AC'],
    ['what one pays, at least', { from: 90 }, 'AB'],
    ['what one pays, at most', { to: '60' }, 'CD'],
    ['what one pays, between', { from: 50, to: 90 }, 'AC'],
    ['percent off', { discount: 25 }, 'C'],
    ['what is in stock', { inStock: true }, 'ABC'],
    ['what is vegetarian', { food: 'veg' }, 'A'],
    ['what is not', { food: 'nonVeg' }, 'B'],
    ['all of that together', { brands: ['gate'], to: 80, inStock: true }, 'C'],
    ['what there is not', { brands: ['nobody'] }, ''],
  ])('lets through by %s', async (_, filters, expected) => {
    const categories: Record<string, string> = { rice: rice._id, flour: flour._id };
    const subCategories = filters.subCategories?.map((name) => categories[name] ?? '');
    expect(await found({ ...filters, ...(subCategories && { subCategories }) })).toBe(expected);
  });

  test.each<[BrowseSort, string]>([
    ['price', 'CABD'],
    ['priceDown', 'BACD'],
    ['unitPrice', 'BACD'],
    ['discount', 'CABD'],
    ['newest', 'CBAD'],
  ])('sorts by %s, what is in stock before what is not', async (sort, expected) => {
    expect(await found({}, sort)).toBe(expected);
  });

  test('pages what is left', async () => {
    const body = { categoryId: grains._id, limit: 2, sort: 'price' } as const;
    const second = granted(await shop.call(calls.product.bySubCategory, { body: { ...body, page: 2 } }));
    expect([letters(second.data), second.totalCount]).toEqual(['BD', 4]);
    const third = granted(await shop.call(calls.product.bySubCategory, { body: { ...body, page: 3 } }));
    expect([letters(third.data), third.totalCount]).toEqual(['', 4]);
  });

  test.each([
    { from: -1 },
    { from: 'cheap' },
    { discount: 101 },
    { brands: [''] },
    { brands: Array.from({ length: 21 }, (_, n) => `B${n}`) },
    { subCategories: ['x'] },
    { food: 'fish' },
    { inStock: 'yes' },
  ])('refuses %j and says where', async (filters) => {
    const { status, json } = await shop.call(calls.product.search, { wrongBody: { search: '', filters } });
    expect([status, json.issues?.[0]?.path[0]]).toEqual([400, 'filters']);
  });
});

describe('the facets of a list', () => {
  const facets = async (filters: Filters = {}) =>
    granted(await shop.call(calls.product.facets, { body: { search: 'basmati', filters } })).data;

  test('have a count for each value', async () => {
    expect(await facets()).toEqual({
      totalCount: 4,
      subCategories: expect.arrayContaining([
        { _id: rice._id, name: rice.name, count: 2 },
        { _id: flour._id, name: flour.name, count: 2 },
      ]),
      brands: [
        { name: 'Gate', count: 2 },
        { name: 'Daawat', count: 1 },
      ],
      prices: { from: 40, to: 100 },
      discounts: [
        { percent: 10, count: 2 },
        { percent: 25, count: 1 },
        { percent: 50, count: 1 },
      ],
      inStock: 3,
      food: { veg: 1, nonVeg: 1 },
    });
  });

  test('are counted as if their own filter were not on, with the others applied', async () => {
    const filterQuery = await facets({ brands: ['Gate'], inStock: true });
    expect(filterQuery).toMatchObject({ totalCount: 2, inStock: 2, prices: { from: 60, to: 90 } });
    expect(filterQuery.brands).toEqual(
      [
        { name: 'Daawat', count: 1 },
        { name: 'Gate', count: 2 },
      ].sort((one, other) => other.count - one.count),
    );
    expect(filterQuery.subCategories.map(({ count }) => count)).toEqual([1, 1]);
  });

  test('are the same for a category; an unknown one is a 404', async () => {
    const body = { categoryId: grains._id, subCategoryId: rice._id };
    const { data } = granted(await shop.call(calls.product.facets, { body }));
    expect([data.totalCount, data.brands.length]).toEqual([2, 2]);
    const unknown = { categoryId: 'f'.repeat(24) };
    expect((await shop.call(calls.product.facets, { body: unknown })).status).toBe(404);
  });
});

describe('suggestions', () => {
  const suggest = async (search: string) =>
    granted(await shop.call(calls.product.suggest, { body: { search } })).data;

  test('are search terms, subcategories with their category, and products as cards show them', async () => {
    const { terms, categories, products, marks } = await suggest('basm');
    expect(terms).toContain('basmati');
    expect(categories.map(({ category }) => category?._id)).toEqual([grains._id, grains._id]);
    expect(letters(products)).toBe('ABCD');
    expect(marks).toEqual(['basm']);
  });

  test('of a typo are those of the correction', async () => {
    const { terms, marks } = await suggest('bamsati');
    expect(terms[0]).toBe('basmati');
    expect(marks).toEqual(['basmati']);
  });

  test('of nothing are none', async () => {
    expect(await suggest('  ')).toEqual({ terms: [], categories: [], products: [], marks: [] });
  });
});

test('W-21 a search says how it corrected words that no product has, and highlights the matches', async () => {
  const search = async (text: string) => {
    const { meant, marks } = granted(await shop.call(calls.product.search, { body: { search: text } }));
    return { meant, marks };
  };
  expect(await search('basmti')).toEqual({ meant: 'basmati', marks: ['basmati'] });
  expect(await search('Basma')).toEqual({ meant: null, marks: ['basma'] });
});
