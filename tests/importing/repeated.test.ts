import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let files: ReturnType<typeof importingAs>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  files = importingAs(admin);
});
afterAll(() => shop.close());

/** Removes all products and categories. */
const empty = async () => {
  for (const name of ['products', 'categories', 'subcategories', 'imports'])
    await shop.collection(name).deleteMany({});
};
afterEach(empty);

const products = () => shop.collection('products').find().sort({ _id: 1 }).toArray();
const text = (...lines: string[]) => lines.join('\n');

describe('an import of the same file again', () => {
  const milk = ['key,name,unit,price,stock,category,sub_category', 'a,Milk,1 l,60,5,Dairy,Fresh'];
  const rows = (count: number) =>
    text(...milk, ...Array.from({ length: count }, (_, at) => `k${at},Jar ${at},1 kg,60,5,Dairy,Fresh`));

  /**
   * Counts the database commands about products, and the writes to the import, that one import of a file
   * takes.
   */
  const workOf = async (file: string): Promise<number> => {
    const { id } = await files.upload(file);
    const profile = shop.collection('system.profile');
    await shop.database().command({ profile: 2 });
    granted(await admin.call(calls.import.preview, { body: { id } }));
    granted(await admin.call(calls.import.start, { body: { id } }));
    expect(await files.waits(id, ({ state }) => state !== 'running')).toMatchObject({ state: 'done' });
    await shop.database().command({ profile: 0 });
    const count = await profile.countDocuments({
      $or: [
        { ns: /\.products$/, op: { $ne: 'getmore' } },
        { ns: /\.imports$/, op: { $in: ['insert', 'update', 'command'] } },
      ],
    });
    await profile.drop();
    return count;
  };

  test('O-02 takes no work for each row, and says the same of them', async () => {
    const bad = text(rows(300), ',,1 l,60,5,Dairy,Fresh');
    const first = await workOf(bad);
    const again = await workOf(bad);
    expect(first).toBeGreaterThan(12);
    expect(await files.preview(bad)).toMatchObject({ new: 0, unchanged: 301, badCount: 1 });
    expect(await files.imports(bad)).toMatchObject({
      ...{ done: 302, new: 0, changed: 0, unchanged: 301, badCount: 1 },
      bad: [{ line: 303, column: 'name', reason: 'is required' }],
    });
    await empty();
    await workOf(rows(30));
    expect(await workOf(rows(30))).toBe(again);
  });

  test('is read again with the stock, where it was left out before', async () => {
    await files.imports(rows(3));
    await shop.collection('products').updateMany({}, { $inc: { stock: -1, version: 1 } });
    const { id } = await files.upload(rows(3));
    const kept = { id, choices: { keepStock: true } };
    granted(await admin.call(calls.import.start, { body: kept }));
    expect(await files.waits(id, ({ state }) => state !== 'running')).toMatchObject({ changed: 0 });

    expect(await files.imports(rows(3))).toMatchObject({ changed: 4, unchanged: 0 });
  });

  test('is read again where another unit is chosen for products without one', async () => {
    const file = 'name,price\nMilk,60\n';
    await files.imports(file);
    const { id } = await files.upload(file);
    const chosen = { id, choices: { unit: '1 l' } };

    expect(granted(await admin.call(calls.import.preview, { body: chosen })).data).toMatchObject({ new: 1 });
    granted(await admin.call(calls.import.start, { body: chosen }));
    expect(await files.waits(id, ({ state }) => state !== 'running')).toMatchObject({ new: 1 });
  });

  test('a row that gets the chosen unit may not name the product of an earlier row', async () => {
    const { id } = await files.upload('{"name":"Milk","unit":"1 l","price":60}\n{"name":"Milk","price":70}');
    const chosen = { id, choices: { unit: '1 l' } };
    granted(await admin.call(calls.import.start, { body: chosen }));
    expect(await files.waits(id, ({ state }) => state !== 'running')).toMatchObject({ new: 1, badCount: 1 });
    expect(await products()).toMatchObject([{ name: 'Milk', unit: '1 l', price: 6_000 }]);
  });

  test.each<[what: string, edit: () => Promise<unknown>, expected: object]>([
    [
      'an edit of a product',
      async () => {
        const [product] = await products();
        const edit = { _id: String(product?._id), revision: 1, price: 61 };
        granted(await admin.call(calls.product.update, { body: edit }));
      },
      { changed: 1, unchanged: 0 },
    ],
    [
      'a sale, where it has the stock',
      () => shop.collection('products').updateOne({}, { $inc: { stock: -1, version: 1 } }),
      { changed: 1, unchanged: 0 },
    ],
    [
      'a product that is gone',
      () => shop.collection('products').deleteOne({}),
      { new: 1, changed: 0, unchanged: 0 },
    ],
    [
      'another name of a category',
      () => shop.collection('categories').updateOne({}, { $set: { name: 'Milk and curd' } }),
      { changed: 1, unchanged: 0 },
    ],
    [
      'another place of a sub category',
      () => shop.collection('subcategories').updateOne({}, { $set: { category: [] } }),
      { new: 0, changed: 0, unchanged: 1 },
    ],
  ])('reads its rows after %s', async (_what, edit, expected) => {
    const file = text(...milk);
    await files.imports(file);
    const repeated = await workOf(file);
    await edit();
    expect(await files.preview(file)).toMatchObject(expected);
    expect(await workOf(file)).toBeGreaterThan(repeated);
    const written = { price: 6_000, stock: 5, name: 'Milk' };
    expect(await products()).toMatchObject([written]);
  });

  test('reads its rows where they may meet in a product only now', async () => {
    await files.imports(text('key,name,unit,price', 'K9,Milk,1 l,50'));
    const file = text('key,name,unit,price', ',Milk,1 l,60', 'K2,Milk,1 l,70');
    expect(await files.imports(file)).toMatchObject({ new: 1, changed: 1, badCount: 0 });
    expect(await files.imports(file)).toMatchObject({ unchanged: 1, badCount: 1 });
    expect(await files.imports(file)).toMatchObject({ unchanged: 1, badCount: 1 });
  });

  test('reads its rows with another mapping', async () => {
    const file = text('name,unit,price,mrp', 'Milk,1 l,60,66');
    expect(await files.imports(file)).toMatchObject({ new: 1 });
    const mapping = { name: 'name', unit: 'unit', price: 'mrp' };
    expect(await files.imports(file, mapping)).toMatchObject({ changed: 1 });
  });

  test('is recognized only if the file has half as many rows as there are products', async () => {
    const remembered = () => shop.collection('imports').countDocuments({ afterwards: { $exists: true } });
    await files.imports(rows(30));
    await files.imports(text(...milk));
    expect(await remembered()).toBe(1);
    await files.imports(rows(14));
    expect(await remembered()).toBe(1);
    await files.imports(rows(15));
    expect(await remembered()).toBe(2);
  });

  test('reads its rows where somebody has edited one while they were written', async () => {
    const file = rows(1_500);
    const { id } = await files.start(file);
    await files.waits(id, ({ done }) => done > 0);
    const first = await shop
      .collection('products')
      .findOneAndUpdate({ key: 'a' }, [{ $set: { price: 1, revision: { $add: ['$revision', 1] } } }]);
    expect(first).toMatchObject({ price: 6_000 });
    await files.waits(id, ({ state }) => state !== 'running');
    expect(await files.imports(file)).toMatchObject({ changed: 1, unchanged: 1_500 });
  });
});
