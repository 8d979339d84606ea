import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { ProductTableRow } from '../../contract/productTable.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategory, newSubCategory } from './category.js';

type Query = CallBody<'product', 'table'>;

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ LOW_STOCK: '3' });
  admin = await shop.admin();
});
afterAll(() => shop.close());

const table = async (query: Query) => granted(await admin.call(calls.product.table, { body: query }));
const rows = async (query: Query): Promise<ProductTableRow[]> => (await table(query)).data;
const names = async (query: Query) => (await rows(query)).map(({ name }) => name);

/** Creates four products in one subcategory that differ in every sortable field. */
const stocked = async () => {
  const category = await newCategory(admin);
  const subCategory = await newSubCategory(admin, [category]);
  const sells = (name: string, price: number, discount: number, stock: number, below = false) =>
    shop.sells({
      name: unique(name),
      price,
      discount,
      stock,
      category: [category],
      subCategory: below ? [subCategory] : [],
    });
  const products = [
    await sells('Apple 10', 30, 0, 4),
    await sells('apple 2', 10, 5, 3, true),
    await sells('Banana', 40, 20, 0),
    await sells('Cherry', 20, 10, 1, true),
  ] as const;
  const [apple10, apple2, banana, cherry] = products.map(({ name }) => name);
  return { category, subCategory, products, apple10, apple2, banana, cherry };
};

describe('A-02 the table of products', () => {
  test('sorts by name, price, discount, stock and last edit, either way', async () => {
    const { category, products, apple10, apple2, banana, cherry } = await stocked();
    const filters = { categoryId: category._id };
    expect(await names({ filters, sort: 'name' })).toEqual([apple2, apple10, banana, cherry]);
    expect(await names({ filters, sort: 'price' })).toEqual([apple2, cherry, apple10, banana]);
    expect(await names({ filters, sort: 'price', direction: 'desc' })).toEqual([
      banana,
      apple10,
      cherry,
      apple2,
    ]);
    expect(await names({ filters, sort: 'discount' })).toEqual([apple10, apple2, cherry, banana]);
    expect(await names({ filters, sort: 'stock' })).toEqual([banana, cherry, apple2, apple10]);
    expect(await names({ filters })).toEqual([cherry, banana, apple2, apple10]);

    await admin.call(calls.product.update, { body: { _id: products[1]._id, discount: 6 } });
    expect(await names({ filters, sort: 'updated', direction: 'desc' })).toEqual([
      apple2,
      cherry,
      banana,
      apple10,
    ]);
  });

  test('filters by category, discount and stock, all together, and counts low and sold-out products', async () => {
    const { category, subCategory, apple10, apple2, banana, cherry } = await stocked();
    const categoryId = category._id;
    const below = { categoryId, subCategoryId: subCategory._id };
    expect(await names({ filters: { categoryId, stock: 'low' } })).toEqual([cherry, apple2]);
    expect(await names({ filters: { categoryId, stock: 'out' } })).toEqual([banana]);
    expect(await names({ filters: { categoryId, discounted: false } })).toEqual([apple10]);
    expect(await names({ filters: below })).toEqual([cherry, apple2]);
    expect(await names({ filters: { ...below, stock: 'low' }, search: 'cherry' })).toEqual([cherry]);
    expect(await table({ filters: { categoryId, stock: 'out', discounted: true } })).toMatchObject({
      totalCount: 1,
      counts: { all: 3, low: 2, out: 1 },
      lowStock: 3,
    });
  });

  test('pages, and says of each row what an edit needs', async () => {
    const { category, subCategory, apple2, products } = await stocked();
    const filters = { categoryId: category._id };
    const page = await table({ filters, sort: 'name', page: 2, limit: 3 });
    expect(page.data).toHaveLength(1);
    expect(page.totalCount).toBe(4);
    const { data: beyond, totalCount } = await table({ filters, sort: 'name', page: 9, limit: 3 });
    expect({ beyond, totalCount }).toEqual({ beyond: [], totalCount: 4 });
    const [row] = (await table({ filters, search: apple2 })).data;
    expect(row).toEqual({
      _id: products[1]._id,
      name: apple2,
      image: [],
      unit: '500 ml',
      category: [{ _id: category._id, name: category.name, image: category.image }],
      subCategory: [expect.objectContaining({ _id: subCategory._id, name: subCategory.name })],
      price: 10,
      discount: 5,
      stock: 3,
      revision: 1,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('S-179 the tables of stock, orders, audit log and searches without results have ten rows a page', async () => {
    const customer = await shop.customer();
    const milk = await shop.sells({ stock: 100 });
    for (let n = 0; n < 11; n += 1) {
      await shop.sells();
      await customer.adds(milk);
      await customer.placesOrder();
      await shop.call(calls.search.noResults, { body: { search: `dragonfruit ${'x'.repeat(n + 3)}` } });
    }
    const replies = [
      await table({}),
      granted(await admin.call(calls.order.adminOrders, { body: {} })),
      granted(await admin.call(calls.audit.list, { body: {} })),
      granted(await admin.call(calls.search.searchesWithoutResults, { body: {} })),
    ];
    for (const { data, totalCount } of replies) {
      expect(totalCount).toBeGreaterThan(10);
      expect(data).toHaveLength(10);
    }
    expect((await table({ limit: 20 })).data.length).toBeGreaterThan(10);
  });

  test('A-05 a sale is no edit', async () => {
    const milk = await shop.sells();
    const [seen] = await rows({ search: milk.name });
    const customer = await shop.customer();
    await customer.adds(milk);
    await customer.placesOrder();
    expect(await rows({ search: milk.name })).toEqual([{ ...seen, stock: 9 }]);
  });

  test('A-05 W-34 a single field is edited in the table, and a stale edit is rejected with the current product', async () => {
    const milk = await shop.sells({ price: 72, stock: 10 });
    const edit = (body: Partial<CallBody<'product', 'update'>>) =>
      admin.call(calls.product.update, { body: { _id: milk._id, ...body } });
    expect(granted(await edit({ revision: 1, price: 74.5 })).data).toMatchObject({ price: 74.5, stock: 10 });
    expect(await edit({ revision: 1, price: 70 })).toMatchObject({
      status: 409,
      json: { code: 'staleRevision', data: { price: 74.5, revision: 2 } },
    });
    expect(granted(await edit({ revision: 2, price: 72 })).data).toMatchObject({ price: 72, revision: 3 });
  });
});
