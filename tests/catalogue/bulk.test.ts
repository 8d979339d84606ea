import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategoryPair } from './category.js';

type Bulk = CallBody<'product', 'bulk'>;

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const nobody = 'f'.repeat(24);
const change = (ids: Bulk['ids'], what: Bulk['change']) =>
  admin.call(calls.product.bulk, { body: { ids, change: what } });
const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id);
const details = async (productId: string) =>
  (await shop.call(calls.product.details, { body: { productId } })).json.data;
const entries = () => shop.collection('audit').countDocuments();
const three = async (stock = 10) => [
  await shop.sells({ stock }),
  await shop.sells({ stock }),
  await shop.sells({ stock }),
];

describe('A-02 a bulk change', () => {
  test('gives all the same discount, and every shopper sees it at once', async () => {
    const products = await three();
    const { data } = granted(await change(idsOf(products), { kind: 'discount', percent: 12.5 }));
    expect(data.map(({ _id, discount, revision }) => ({ _id, discount, revision }))).toEqual(
      idsOf(products).map((_id) => ({ _id, discount: 12.5, revision: 2 })),
    );
    for (const id of idsOf(products)) expect(await details(id)).toMatchObject({ discount: 12.5 });
  });

  test('moves all to other subcategories', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const products = await three();
    granted(
      await change(idsOf(products), {
        kind: 'move',
        categories: [category],
        subCategories: [subCategory._id],
      }),
    );
    const listing = { categoryId: category._id, subCategoryId: subCategory._id };
    const { data } = granted(await shop.call(calls.product.bySubCategory, { body: listing }));
    expect(idsOf(data)).toEqual(idsOf(products));
  });

  test('moves none when a sub category stands under none of the categories', async () => {
    const [here, there] = [await newCategoryPair(admin), await newCategoryPair(admin)];
    const products = await three();
    const move: Bulk['change'] = {
      kind: 'move',
      categories: [here.category],
      subCategories: [here.subCategory._id, there.subCategory._id],
    };
    expect(await change(idsOf(products), move)).toMatchObject({
      status: 400,
      json: { code: 'invalid', issues: [{ path: ['change', 'subCategories', 1] }] },
    });
    for (const product of products) expect(await details(product._id)).toEqual(product);
  });

  test('adds to the stock of all, or takes from it', async () => {
    const products = await three();
    granted(await change(idsOf(products), { kind: 'stock', by: -4 }));
    granted(await change(idsOf(products), { kind: 'stock', by: 1 }));
    for (const product of products) expect(await shop.stockOf(product)).toBe(7);
  });

  test('deletes all', async () => {
    const products = await three();
    expect(granted(await change(idsOf(products), { kind: 'remove' })).data).toEqual([]);
    for (const id of idsOf(products)) expect(await details(id)).toBeUndefined();
  });

  test('W-34 happens to none when one was saved since or is gone, and says which and why', async () => {
    const [milk, bread, rice] = (await three()) as [Product, Product, Product];
    await admin.call(calls.product.update, { body: { _id: bread._id, price: 90 } });
    const before = await entries();
    const ids = [{ _id: milk._id, revision: 1 }, { _id: bread._id, revision: 1 }, rice._id, nobody];
    const refused = await change(ids, { kind: 'discount', percent: 50 });
    expect(refused).toMatchObject({
      status: 409,
      json: {
        code: 'rowsRefused',
        message: `Nothing was changed, because of: ${bread.name}, ${nobody}`,
        data: {
          rows: [
            { _id: bread._id, name: bread.name, code: 'staleRevision', revision: 2 },
            { _id: nobody, name: '', code: 'notFound' },
          ],
        },
      },
    });
    for (const id of [milk._id, rice._id]) expect(await details(id)).toMatchObject({ discount: 0 });
    expect(await entries()).toBe(before);
  });

  test('takes no more stock than each has', async () => {
    const products = [...(await three()), await shop.sells({ stock: 2 })];
    expect(await change(idsOf(products), { kind: 'stock', by: -3 })).toMatchObject({
      status: 409,
      json: { data: { rows: [{ _id: products[3]?._id, code: 'outOfStock' }] } },
    });
    expect(await Promise.all(products.map(shop.stockOf))).toEqual([10, 10, 10, 2]);
  });

  test('loses no sale that happens at the same moment', async () => {
    const products = await three(20);
    const customers = await Promise.all(products.map(() => shop.customer()));
    await Promise.all(customers.map((customer, at) => customer.adds(products[at] as Product, 2)));
    const [answer] = await Promise.all([
      change(idsOf(products), { kind: 'stock', by: 5 }),
      ...customers.map((customer) => customer.placesOrder()),
    ]);
    expect(answer).toMatchObject({ status: 200 });
    expect(await Promise.all(products.map(shop.stockOf))).toEqual([23, 23, 23]);
  });

  test('is of 1 to 100 products, each once', async () => {
    const [milk] = await three();
    for (const ids of [[], Array.from({ length: 101 }, () => nobody)])
      expect(await change(ids, { kind: 'remove' })).toMatchObject({ status: 400 });
    const twice = [milk?._id ?? '', { _id: milk?._id ?? '' }];
    granted(await change(twice, { kind: 'stock', by: 1 }));
    expect(await shop.stockOf(milk as Product)).toBe(11);
  });
});
