import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { formOf, importingAs } from '../support/importing.js';
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
afterEach(async () => {
  for (const name of ['products', 'categories', 'subcategories', 'imports'])
    await shop.collection(name).deleteMany({});
});

const milk = {
  sku: 7,
  product: "'=Milk",
  unit: '1 l',
  mrp: 60.5,
  category: ['Dairy', 'A | B'],
  sub_category: 'Fresh',
  more_details: { 'Shelf life': '2 days' },
};

const asStored = {
  key: '7',
  name: "'=Milk",
  unit: '1 l',
  price: 6_050,
  more_details: [{ name: 'Shelf life', value: '2 days' }],
};

test('JSON, JSONL and both gzipped are told by what is in them', async () => {
  const list = JSON.stringify([milk, { product: 'Curd, 400 g', mrp: '45', brand: 'Amul' }], null, 2);
  const lines = `${JSON.stringify(milk)}\n`;
  const uploaded = await files.upload(list);
  expect(uploaded).toMatchObject({
    columns: ['sku', 'product', 'unit', 'mrp', 'category', 'sub_category', 'more_details', 'brand'],
    rows: 2,
    mapping: { key: 'sku', name: 'product', price: 'mrp', 'detail:Brand': 'brand' },
  });
  expect(await files.imports(list)).toMatchObject({ new: 2, badCount: 0 });
  expect(await shop.collection('products').find().sort({ price: -1 }).toArray()).toMatchObject([
    asStored,
    { name: 'Curd, 400 g', unit: '400 g', more_details: [{ name: 'Brand', value: 'Amul' }] },
  ]);
  const categoryPlan = granted(await shop.call(calls.category.list)).data.map(({ name }) => name);
  expect(categoryPlan.sort()).toEqual(['A | B', 'Dairy']);
  for (const file of [lines, Uint8Array.from(gzipSync(lines)), Uint8Array.from(gzipSync(list))])
    expect(await files.imports(file)).toMatchObject({ state: 'done', new: 0, changed: 0, badCount: 0 });
});

test('what an object does not speak of stays as it is, null is an empty cell', async () => {
  await files.imports(JSON.stringify([{ ...milk, description: 'Fresh', stock: 4 }]));
  const changed = [
    { sku: '7', mrp: 61 },
    { sku: '8', product: 'Ghee', mrp: null, description: '' },
  ];
  expect(await files.imports(JSON.stringify(changed))).toMatchObject({
    changed: 1,
    new: 0,
    bad: [{ line: 1, column: 'mrp', value: '' }],
  });
  expect(await shop.collection('products').findOne({})).toMatchObject({
    ...asStored,
    price: 6_100,
    description: 'Fresh',
    stock: 4,
  });
});

test('O-05 a list, an object, true or false is not taken for a text: the row is bad, by field and line, with what is wanted', async () => {
  const bad = [
    { name: { x: 1 }, price: 1 },
    { name: ['Milk'], price: true },
    { name: 'Milk', price: [60] },
    { name: 'Milk 2', price: 60, category: { a: 1 } },
    { name: 'Milk 3', price: 60, category: ['Dairy', ['A']], image: [false] },
    { name: 'Milk 4', price: 60, more_details: ['a'] },
    { name: 'Milk 5', price: 60, maker: { of: 'Amul' } },
  ];
  const good = { name: 7, price: '60', category: [1, 'A'], more_details: '{"Brand":"Amul"}', maker: 5 };
  const lines = [...bad, good].map((one) => JSON.stringify(one));
  for (const file of [lines.join('\n'), `[${lines.join(',\n')}]`]) {
    const { id, mapping } = await files.upload(file);
    const body = { id, mapping: { ...mapping, 'detail:Maker': 'maker' } };
    const seen = granted(await admin.call(calls.import.preview, { body })).data;
    expect(seen).toMatchObject({ new: 1, badCount: 7 });
    const [text, lines] = [
      'must be one text or number, not a list, an object, true or false',
      'must be a text or a list of texts',
    ];
    expect(seen.bad.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
      [1, 'name', '{"x":1}', text],
      [2, 'name', '["Milk"]', text],
      [2, 'price', 'true', text],
      [3, 'price', '[60]', text],
      [4, 'category', '{"a":1}', lines],
      [5, 'category', '["Dairy",["A"]]', lines],
      [5, 'image', '[false]', lines],
      [6, 'more_details', '["a"]', 'must be an object with a text for each name'],
      [7, 'maker', '{"of":"Amul"}', text],
    ]);
  }
});

test('a value that is nested without end is a bad row, and the others are imported', async () => {
  const deep = `${'[{"a":'.repeat(30_000)}1${'}]'.repeat(30_000)}`;
  const lines = [
    `{"name":${deep},"price":1}`,
    `{"name":"Milk","price":60,"more_details":{"Brand":${deep}}}`,
    `{"name":"Tea","price":60,"category":["Dairy",${deep}]}`,
    `{"name":"Curd","price":45,"unread":${deep}}`,
  ];
  expect(await files.imports(lines.join('\n'))).toMatchObject({
    state: 'done',
    new: 1,
    bad: [
      { line: 1, column: 'name', value: '[…', reason: expect.stringContaining('not a list') },
      { line: 2, column: 'more_details', value: '{…' },
      { line: 3, column: 'category', value: '[…', reason: 'must be a text or a list of texts' },
    ],
  });
  const csv = `name,price,more_details\nMilk,60,"{""Brand"":${deep.replaceAll('"', '""')}}"\nCurd,46,`;
  expect(await files.imports(csv)).toMatchObject({ changed: 1, badCount: 1 });
});

test('O-05 what is no JSON is named by line and column, with what to do, and the other objects are imported', async () => {
  const seen = await files.preview(
    '[{"name":"Milk","price":60},\n{"name":"Tea "Gold"","price":90},\n{"name":"Curd","price":45}]',
  );
  expect(seen).toMatchObject({
    total: 3,
    new: 2,
    bad: [
      {
        line: 2,
        column: '',
        value: '',
        reason: 'the row is not valid JSON from line 2, column 15',
        fix: expect.stringContaining('comma, quote or bracket'),
      },
    ],
  });
  const torn = await files.preview('[{"name":"Milk","price":60},\n{"name":"Curd","pri');
  expect(torn).toMatchObject({
    new: 1,
    bad: [{ line: 2, reason: expect.stringContaining('nothing after it') }],
  });
});

test('what is no list of objects, or a torn archive, is refused and not kept', async () => {
  const zipped = gzipSync('name,price\nMilk,60\n');
  for (const [file, message] of [
    ['{"name" "Milk"}', 'line 1, column 9'],
    ['[1, 2]', 'line 1, column 2'],
    ['[]', 'empty list'],
    [Uint8Array.from(zipped.subarray(0, -6)), 'Download it again'],
  ] as const)
    expect(await admin.call(calls.import.upload, { form: formOf(file) })).toMatchObject({
      status: 400,
      json: { code: 'badCsv', message: expect.stringContaining(message) },
    });
  const bomb = Uint8Array.from(gzipSync(Buffer.alloc(65_000_000, 'name,price\n')));
  expect(await admin.call(calls.import.upload, { form: formOf(bomb) })).toMatchObject({ status: 413 });
  expect(await shop.collection('uploads.files').countDocuments({ length: { $gt: 1_000_000 } })).toBe(0);
});

test('an object that names a field twice is bad, and so is a row of more than a megabyte; the others are imported', async () => {
  const long = 'x'.repeat(1_000_000);
  const twice = '{"name":"Tea","price":1,"price":90}';
  const [milk, curd] = ['{"name":"Milk","price":60}', '{"name":"Curd","price":45}'];
  const tooLong = { line: 2, column: '', value: '', reason: expect.stringContaining('longer than 1 MB') };
  expect(await files.imports(`${milk}\n{"name":"${long}","price":1}\n${curd}\n${twice}`)).toMatchObject({
    new: 2,
    bad: [tooLong, { line: 4, column: 'price', reason: 'appears twice in the object' }],
  });
  expect(await files.imports(`name,price\n"${long}",1\nSalt,20`)).toMatchObject({ new: 1, bad: [tooLong] });
});
