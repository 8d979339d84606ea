import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { operator } from '../../api/audit/auditLog.service.js';
import { CategoryFilesService } from '../../api/importing/categoryFiles.service.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let files: CategoryFilesService;
beforeAll(async () => {
  shop = await openTestShop();
  files = shop.app.get(CategoryFilesService, { strict: false });
});
afterEach(async () => {
  for (const name of ['categories', 'subcategories']) await shop.collection(name).deleteMany({});
});
afterAll(() => shop.close());

const plan = (...lines: string[]) => files.plan(Readable.from([Buffer.from(lines.join('\n'))]), {});
const written = async (...lines: string[]) => files.carryOut(operator, await plan(...lines));
const stored = (name: string) => shop.collection(name).find().sort({ name: 1 }).toArray();

const image = (name: string) => `https://x.example/${name}.png`;

test('what somebody edits between plan and writing stays, where the file does not name it', async () => {
  await written('category,sub_category', 'Dairy,Curd', 'Snacks,Curd', 'Sweets,Barfi');
  const planned = await plan(
    JSON.stringify({ category: 'Dairy', image: image('dairy') }),
    '{"category":"Cold","sub_category":"Curd"}',
    JSON.stringify({ category: 'Sweets', sub_category: 'Barfi', image: image('barfi') }),
  );
  const [, snacks, sweets] = await stored('categories');
  await shop
    .collection('categories')
    .updateOne({ name: 'Dairy' }, { $set: { name: 'Milk' }, $inc: { revision: 1 } });
  await shop
    .collection('subcategories')
    .updateOne({ name: 'Curd' }, { $set: { image: image('new'), category: [snacks?._id] } });
  await shop.collection('subcategories').updateOne({ name: 'Barfi' }, { $set: { image: image('old') } });
  await files.carryOut(operator, planned);
  const [cold, milk] = await stored('categories');
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
