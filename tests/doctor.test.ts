import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { calls } from '../contract/calls.js';
import type { Product } from '../contract/product.js';
import { newCategory, newCategoryPair, newSubCategory } from './catalogue/category.js';
import { granted } from './support/client.js';
import type { TestCustomer } from './support/customer.js';
import { tokriIn } from './support/ranTokri.js';
import { openTestRedis, whyNoRedis } from './support/redis.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  env = { ...process.env, MONGODB_URI: shop.databaseUri, DATA_DIR: shop.dataDir, NODE_ENV: 'test' };
});
afterAll(async () => {
  await shop.close();
});
/** Runs the doctor command for this shop and returns its output. */
const doctor = async (...args: string[]): Promise<string> => (await tokriIn(env)('doctor', ...args)).printed;

/** Writes a product's placement past the checks, as an older version may have left it. */
const misplace = (product: Product, category: readonly string[], subCategory: readonly string[]) => {
  const idsOf = (ids: readonly string[]) => ids.map((id) => new mongoose.Types.ObjectId(id));
  return shop
    .collection('products')
    .updateOne(
      { _id: new mongoose.Types.ObjectId(product._id) },
      { $set: { category: idsOf(category), subCategory: idsOf(subCategory) } },
    );
};
const entries = () =>
  shop.collection('audit').find({ 'who._id': 'cli', kind: 'product' }).sort({ _id: 1 }).toArray();

test('products on a sub category of other categories are named, and put right when it is asked for', async () => {
  const [dairy, fruit] = [await newCategoryPair(admin), await newCategoryPair(admin)];
  const both = await newSubCategory(admin, [dairy.category, fruit.category]);
  const many = [];
  for (let count = 0; count < 10; count += 1) many.push((await newCategory(admin, `Full ${count}`))._id);
  const right = await shop.sells({
    category: [dairy.category],
    subCategory: [dairy.subCategory, both],
  });
  const [foreign, full, lost] = [await shop.sells(), await shop.sells(), await shop.sells()];
  const orphan = await shop.sells();
  await misplace(orphan, ['e'.repeat(24)], [fruit.subCategory._id]);
  await misplace(foreign, [dairy.category._id], [both._id, fruit.subCategory._id]);
  await misplace(full, many, [fruit.subCategory._id]);
  await misplace(lost, [dairy.category._id], ['f'.repeat(24), dairy.subCategory._id]);

  const named = await doctor();
  expect(named).toMatch(/! Products in a sub category of other categories: 4\n/);
  expect(named).toMatch(/^ {4}tokri doctor --repair repairs them\.$/m);
  for (const { _id, name } of [foreign, full, lost, orphan]) expect(named).toContain(`  ${_id}  ${name}`);
  expect(named).not.toContain(right._id);
  expect(await entries()).toEqual([]);

  expect(await doctor('--repair')).toContain(
    '✔ Products in a sub category of other categories: 4, repaired: 4',
  );
  const subCategoriesOf = async ({ _id }: Product) => {
    const doc = await shop.collection('products').findOne({ _id: new mongoose.Types.ObjectId(_id) });
    return [doc?.['category'], doc?.['subCategory']].map((ids: unknown[]) => ids.map(String));
  };
  expect(await subCategoriesOf(foreign)).toEqual([
    [dairy.category._id, fruit.category._id],
    [both._id, fruit.subCategory._id],
  ]);
  expect(await subCategoriesOf(orphan)).toEqual([[fruit.category._id], [fruit.subCategory._id]]);
  expect(await subCategoriesOf(full)).toEqual([many, []]);
  expect(await subCategoriesOf(lost)).toEqual([[dairy.category._id], [dairy.subCategory._id]]);
  expect(await entries()).toMatchObject(
    [foreign, full, lost, orphan].map(({ _id }) => ({ action: 'product.update', things: [{ _id }] })),
  );

  expect(await doctor()).toContain('Every product is in the categories of its sub categories.');
  const { revision } = granted(
    await shop.call(calls.product.details, { body: { productId: right._id } }),
  ).data;
  expect(revision).toBe(1);
});

describe('the Redis that counts rate limits', () => {
  afterEach(() => {
    delete env.REDIS_URL;
  });

  test('is not spoken of where none is set', async () => {
    expect(await doctor()).not.toContain('Redis');
  });

  const tried = whyNoRedis ? test.skip : test;
  tried(`is named as it is, without its password${whyNoRedis ? ` (${whyNoRedis})` : ''}`, async () => {
    const redis = await openTestRedis('hunter2');
    try {
      env.REDIS_URL = redis.url;
      const where = new URL(redis.url).host;
      expect(await doctor()).toContain(`Redis at ${where} counts rate limits.`);

      await redis.refuseWrites();
      expect(await doctor()).toMatch(/Redis at 127.0.0.1:\d+ is away \(.*OOM.*\): .* in MongoDB\./);

      env.REDIS_URL = redis.url.replace('hunter2', 'hunter3');
      const refused = await doctor();
      expect(refused).toContain('is away (WRONGPASS');
      expect(refused).not.toContain('hunter');

      await redis.kill();
      expect(await doctor()).toContain(`Redis at ${where} is away (connect ECONNREFUSED`);
    } finally {
      await redis.close();
    }
  });
});
