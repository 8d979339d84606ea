import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { operator } from '../../api/audit/auditLog.service.js';
import { CategoryFilesService } from '../../api/importing/categoryFiles.service.js';
import { PruningService } from '../../api/importing/pruning.service.js';
import { confirmPrune } from '../../cli/importing/prune.js';
import { withApiIn } from '../../cli/withApi.js';
import { operatorOf } from '../support/operating.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('a file of categories', () => {
  let files: CategoryFilesService;
  beforeAll(() => {
    files = shop.app.get(CategoryFilesService, { strict: false });
  });
  afterEach(async () => {
    for (const name of ['categories', 'subcategories']) await shop.collection(name).deleteMany({});
  });

  const plan = (...lines: string[]) => files.plan(Readable.from([Buffer.from(lines.join('\n'))]), {});
  const written = async (...lines: string[]) => files.carryOut(operator, await plan(...lines));
  const stored = (name: string) => shop.collection(name).find().sort({ name: 1 }).toArray();

  const image = (name: string) => `https://x.example/${name}.png`;

  test('what somebody edits between plan and writing stays, where the file does not name it', async () => {
    await written('category,sub_category', 'Dairy,Curd', 'Snacks,Curd', 'Sweets,Barfi');
    const planned = await plan(
      JSON.stringify({ category: 'Dairy', image: image('dairy') }),
      '{"category":"Cold","sub_category":"Curd"}',
      '{"category":"Snacks","name:hi":"नमकीन"}',
      JSON.stringify({ category: 'Sweets', sub_category: 'Barfi', image: image('barfi') }),
    );
    const [, snacks, sweets] = await stored('categories');
    await shop
      .collection('categories')
      .updateOne({ name: 'Dairy' }, { $set: { name: 'Milk' }, $inc: { revision: 1 } });
    await shop.collection('categories').updateOne({ name: 'Snacks' }, { $set: { image: image('new') } });
    await shop
      .collection('subcategories')
      .updateOne({ name: 'Curd' }, { $set: { image: image('new'), category: [snacks?._id] } });
    await shop.collection('subcategories').updateOne({ name: 'Barfi' }, { $set: { image: image('old') } });
    await files.carryOut(operator, planned);
    const [cold, milk, namkeen] = await stored('categories');
    expect(namkeen).toMatchObject({ name: 'Snacks', image: image('new') });
    expect(milk).toMatchObject({ name: 'Milk', image: image('dairy') });
    expect(await stored('subcategories')).toMatchObject([
      { name: 'Barfi', image: image('barfi'), category: [sweets?._id] },
      { name: 'Curd', image: image('new'), category: [snacks?._id, cold?._id] },
    ]);
  });

  const aisles = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `Aisle ${from + at}`);

  test('a sub category that is already in the maximum number of categories takes no more: the row is bad, and the others are written', async () => {
    await written('category,sub_category', `${aisles(1, 10).join('|')},Curd`);
    const more = await plan('category,sub_category', 'Aisle 3,Curd', 'Aisle 11,Curd', 'Aisle 11,Milk');
    expect(more.file.counts).toEqual({ new: 1, changed: 0, unchanged: 1, badCount: 1 });
    expect(more.file.bad).toMatchObject([
      { line: 3, column: 'sub_category', reason: 'reasons.fullSubCategory', value: 'Curd' },
    ]);
    await files.carryOut(operator, more);
    const [curd, milk] = await stored('subcategories');
    expect(curd?.['category']).toHaveLength(10);
    expect(milk?.['category']).toHaveLength(1);
  });

  test('one that others fill between plan and writing is named, and is not put anywhere else', async () => {
    await written(
      'category,sub_category',
      `${aisles(1, 9).join('|')},Curd`,
      ...aisles(10, 11).map((name) => `${name},`),
    );
    const planned = await plan('category,sub_category', 'Aisle 10,Curd');
    expect(planned.file.counts).toEqual({ new: 0, changed: 1, unchanged: 0, badCount: 0 });
    await written('category,sub_category', 'Aisle 11,Curd');
    await expect(files.carryOut(operator, planned)).rejects.toThrow(
      'sub_category.Curd is already in the maximum number of categories',
    );
    const names = new Map((await stored('categories')).map(({ _id, name }) => [String(_id), String(name)]));
    const [curd] = await stored('subcategories');
    const under = ((curd?.['category'] ?? []) as unknown[]).map((id) => names.get(String(id)));
    expect(under).toHaveLength(10);
    expect(under).not.toContain('Aisle 10');
  });

  test('a whole run has written what was planned; one that is stopped says what it wrote', async () => {
    const lines = ['category,sub_category', 'Dairy,', 'Sweets,', 'Dairy,Curd', 'Dairy,Curd', 'Sweets,Barfi'];
    const stop = new AbortController();
    const stopped = await files.carryOut(operator, await plan(...lines), {
      stopping: stop.signal,
      onProgress: (done) => {
        if (done === 3) stop.abort();
      },
    });
    expect(stopped).toEqual({
      new: 3,
      changed: 0,
      unchanged: 1,
      newCategories: ['Dairy', 'Sweets'],
      newSubCategories: ['Curd'],
    });
    expect(await written(...lines)).toEqual({
      new: 1,
      changed: 0,
      unchanged: 4,
      newCategories: [],
      newSubCategories: ['Barfi'],
    });
  });
});

describe('pruning', () => {
  let pruning: PruningService;
  beforeAll(() => {
    pruning = shop.app.get(PruningService, { strict: false });
  });
  afterEach(async () => {
    for (const name of ['products', 'audit']) await shop.collection(name).deleteMany({});
  });

  const products = () => shop.collection('products');

  /** Replaces the catalogue by this many products and returns their ids. */
  const stocked = async (count: number): Promise<string[]> => {
    const { _id: _own, ...like } = (await products().findOne({ name: (await shop.sells()).name })) ?? {};
    await products().deleteMany({});
    const ids = Array.from({ length: count }, () => new mongoose.Types.ObjectId());
    await products().insertMany(ids.map((_id, at) => ({ ...like, _id, name: `Thing ${at}` })));
    return ids.map(String);
  };

  const removals = async () => {
    const entries = await shop.collection('audit').find({ action: 'product.bulk.remove' }).toArray();
    return entries.reduce((sum, { things }) => sum + (things as unknown[]).length, 0);
  };

  test('two that remove the same at once each try again without what is gone: every product goes once', async () => {
    const ids = await stocked(250);
    const removed = await Promise.all([
      pruning.remove(operator, ids),
      pruning.remove(operator, ids),
      pruning.remove(operator, ids),
    ]);
    expect(removed.reduce((sum, count) => sum + count)).toBe(250);
    expect(await products().countDocuments()).toBe(0);
    expect(await removals()).toBe(250);
  });

  test('what is gone before its turn is passed over, and what somebody edits meanwhile goes', async () => {
    const ids = await stocked(150);
    const objectIds = ids.map((id) => new mongoose.Types.ObjectId(id));
    await products().deleteMany({ _id: { $in: objectIds.slice(0, 20) } });
    await products().updateMany(
      { _id: { $in: objectIds.slice(20, 30) } },
      { $set: { price: 1 }, $inc: { revision: 1 } },
    );
    const done: number[] = [];
    expect(await pruning.remove(operator, ids, { onProgress: (count) => done.push(count) })).toBe(130);
    expect(done).toEqual([100, 150]);
    expect(await pruning.remove(operator, ids)).toBe(0);
    expect(await removals()).toBe(130);
  });

  test('it stops after those that it is at', async () => {
    const ids = await stocked(150);
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    expect(await pruning.remove(operator, ids, { stopping: stop.signal, onProgress })).toBe(100);
    expect(await products().countDocuments()).toBe(50);
  });

  test('a product of an open order goes too, and the order keeps its line and goes on', async () => {
    const customer = await shop.customer();
    const milk = await shop.sells();
    await customer.adds(milk);
    const { orderId } = await customer.placesOrder();
    expect(await pruning.remove(operator, [milk._id])).toBe(1);
    expect(await products().countDocuments()).toBe(0);
    expect(await shop.collection('orders').findOne({ orderId })).toMatchObject({
      status: 'placed',
      lines: [{ name: milk.name, quantity: 1 }],
    });
  });

  test('nothing is confirmed to go by a file with a bad row, which may be the one that names a product', async () => {
    const order = { id: '0'.repeat(24), mapping: {} };
    const confirmed = withApiIn(operatorOf(shop).env)((api) =>
      confirmPrune(api, order, { badCount: 1, total: 2 }, 'part.csv', { yes: true }),
    );
    await expect(confirmed).rejects.toMatchObject({
      exit: 'validation',
      message: expect.stringContaining('--prune wants a file without bad rows, and 1 of part.csv is'),
    });
  });
});
