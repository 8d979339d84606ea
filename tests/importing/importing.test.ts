import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { calls } from '../../contract/calls.js';
import { fill } from '../../contract/messages/fill.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

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

describe('A-10 a preview', () => {
  test('counts what is new, changed and as it was, and writes nothing', async () => {
    await files.imports(text('key,name,unit,price,stock', 'a,Milk,1 l,60,5', 'b,Curd,400 g,45,5'));
    const before = await products();
    const seen = await files.preview(
      text(
        'key,name,unit,price,stock,category',
        'a,Milk,1 l,60,5,',
        'b,Curd,400 g,46,5,',
        'c,Ghee,1 l,640,2,Dairy',
      ),
    );
    expect(seen).toMatchObject({
      total: 3,
      new: 1,
      changed: 1,
      unchanged: 1,
      badCount: 0,
      bad: [],
      newCategories: ['Dairy'],
    });
    expect(await products()).toEqual(before);
    expect(await shop.collection('categories').countDocuments()).toBe(0);
  });

  test('O-05 names each bad row by line, column, value, reason and fix', async () => {
    const {
      bad,
      badCount,
      new: fresh,
    } = await files.preview(
      text(
        'key;name;unit;price;stock;discount;category;sub_category;image;more_details',
        'a;"Milk\r\nof the hills";1 l;60;5;0;;;;',
        'b;;1 l;sixty;-1;101;;;;',
        '',
        'c;Ghee;1 l;12.345;1;1;;Fresh;javascript:alert(1);{"Net wt":',
        'a;Milk again;1 l;60;5;0;;;;',
        'd;Curd;400 g',
        'e;Paneer;200 g;90;1;;;Fresh;;',
      ),
    );
    expect({ fresh, badCount }).toEqual({ fresh: 1, badCount: 5 });
    expect(bad.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [4, 'name', 'is required'],
      [4, 'price', expect.any(String)],
      [4, 'discount', 'must be at most 100'],
      [4, 'stock', 'must be at least 0'],
      [6, 'price', 'is not a valid amount in rupees'],
      [6, 'image', 'is not an image that the shop can show'],
      [6, 'more_details', 'is not valid'],
      [7, 'key', 'is already in line 2'],
      [8, '', 'the row has 3 cells, but the first line has 10'],
      [9, 'sub_category', 'is not in any category'],
    ]);
    expect(bad.find(({ line, column }) => line === 6 && column === 'price')).toEqual({
      line: 6,
      column: 'price',
      value: '12.345',
      reason: 'is not a valid amount in rupees',
      fix: 'Enter rupees with at most two decimals, such as 49.50, without the ₹ sign',
    });
  });

  test('counts all bad rows and names the first 200', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `k${at},,1 l,1`);
    const { bad, badCount } = await files.preview(text('key,name,unit,price', ...rows));
    expect([bad.length, badCount]).toEqual([200, 300]);
  });

  test('refuses a row that means what an earlier one means, whatever tells them', async () => {
    const milk = await shop.sells({ name: 'Amul Milk', unit: '1 L' });
    const file = text(
      '_id,key,name,unit,price',
      `${milk._id},,Amul Milk,1 L,61`,
      ',,amul milk,1 L,62',
      ',K1,Ghee,1 l,500',
      ',,GHEE,1 l,510',
    );
    const twice = [
      { line: 3, column: 'name', reason: 'is already in line 2', fix: 'Remove one of the two rows' },
      { line: 5, column: 'name', reason: 'is already in line 4' },
    ];
    const counts = { new: 1, changed: 1, badCount: 2 };
    expect(await files.preview(file)).toMatchObject({ ...counts, bad: twice });
    expect(await files.imports(file)).toMatchObject({ ...counts, bad: twice });
  });

  test('brings at most 500 new categories, over all batches of its import', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => `Jar ${at},1 kg,60,Shelf ${at}`);
    const file = text('name,unit,price,category', ...rows, 'Jar 600,1 kg,60,SHELF 7');
    const seen = await files.preview(file);
    expect([seen.new, seen.badCount, seen.newCategories.length]).toEqual([501, 100, 500]);
    expect(seen.bad[0]).toMatchObject({ line: 502, column: 'category', value: 'Shelf 500' });
    expect(await files.imports(file)).toMatchObject({ new: 501, badCount: 100 });
    expect(await shop.collection('categories').countDocuments()).toBe(500);
  });

  test('says where a quote is opened and never closed', async () => {
    const { bad, new: fresh } = await files.preview(
      text('name,unit,price', 'Milk,1 l,60', '"Curd,1 l,60', 'Ghee,1 l,9'),
    );
    expect(fresh).toBe(1);
    expect(bad).toMatchObject([{ line: 3, column: '', reason: expect.stringContaining('never closed') }]);
  });

  test('speaks Hindi to whom that is the first choice', async () => {
    const { id } = await files.upload(text('name,unit,price', ',1 l,60'));
    const answer = await admin.call(calls.import.preview, {
      body: { id },
      headers: { 'accept-language': 'hi' },
    });
    expect(granted(answer).data.bad).toMatchObject([{ line: 2, reason: 'ज़रूरी है' }]);
  });
});

describe('an import', () => {
  test('adds products with their categories and sub categories', async () => {
    const ended = await files.imports(
      text(
        '\uFEFFname,unit,price,discount,stock,category,sub_category,description,image,more_details,detail:Brand',
        'Milk,1 l,60.5,12.5,7,Dairy | Breakfast,milk,Fresh,https://x.example/1.png | https://x.example/2.png,"{""Shelf life"":""2 days""}",Amul',
        'Curd,400 g,45,,3,dairy,Milk,,,,',
      ),
    );
    expect(ended).toMatchObject({ state: 'done', done: 2, total: 2, new: 2, badCount: 0, by: admin.email });
    const list = async () => granted(await admin.call(calls.product.list, { body: {} })).data;
    const data = await waitUntil(list, ({ length }) => length === 2);
    expect(data.find(({ name }) => name === 'Milk')).toMatchObject({
      unit: '1 l',
      price: 60.5,
      discount: 12.5,
      stock: 7,
      category: [{ name: 'Dairy' }, { name: 'Breakfast' }],
      subCategory: [{ name: 'milk' }],
      image: ['https://x.example/1.png', 'https://x.example/2.png'],
      more_details: { 'Shelf life': '2 days', Brand: 'Amul' },
    });
    expect(data.find(({ name }) => name === 'Curd')).toMatchObject({
      category: [{ name: 'Dairy' }],
      discount: 0,
    });
    expect(granted(await shop.call(calls.subcategory.list)).data).toMatchObject([
      { name: 'milk', category: [{ name: 'Dairy' }] },
    ]);
  });

  test('knows a product by its id, else its key, else its name and unit whatever their case', async () => {
    const milk = await shop.sells({ name: 'Amul Milk', unit: '1 L' });
    await files.imports(text('key,name,unit,price', 'K1,Ghee,1 l,500'));
    const once = await files.imports(
      text('_id,key,name,unit,price', `${milk._id},,Amul milk,1 L,61`, ',K1,Pure ghee,1 l,500'),
    );
    const again = await files.imports(text('name,unit,price', 'PURE GHEE,1 L,510'));
    expect([once, again]).toMatchObject([
      { new: 0, changed: 2 },
      { new: 0, changed: 1 },
    ]);
    expect(await products()).toMatchObject([
      { name: 'Amul milk', price: 6_100, stock: 10 },
      { name: 'PURE GHEE', key: 'K1', price: 51_000 },
    ]);
  });

  test('O-02 of the same file again creates and changes nothing', async () => {
    const file = text(
      'key,name,unit,price,category,sub_category',
      'a,Milk,1 l,60,Dairy,Fresh',
      'b,Curd,1 kg,60,Dairy,Fresh',
    );
    await files.imports(file);
    const before = await products();
    expect(await files.imports(file)).toMatchObject({ state: 'done', new: 0, changed: 0, unchanged: 2 });
    expect(await products()).toEqual(before);
  });

  test('changes the fields in the file and keeps the others', async () => {
    const milk = await shop.sells({ description: 'Fresh', more_details: { Brand: 'Amul' }, stock: 4 });
    await files.imports(text('_id,price,detail:Type', `${milk._id},75.25,Toned`));
    const details = () => shop.call(calls.product.details, { body: { productId: milk._id } }).then(granted);
    expect((await waitUntil(details, ({ data }) => data.price === 75.25)).data).toMatchObject({
      price: 75.25,
      description: 'Fresh',
      stock: 4,
      more_details: { Brand: 'Amul', Type: 'Toned' },
      revision: milk.revision + 1,
    });
  });

  test('W-34 is in the way of who saw the stock before it', async () => {
    const { _id, revision } = await shop.sells({ stock: 4 });
    const edit = { _id, revision, stock: 5, stock_seen: 4 };
    await files.imports(text('_id,price,stock', `${_id},75.25,4`));
    granted(await admin.call(calls.product.update, { body: edit }));
    await files.imports(text('_id,stock', `${_id},9`));
    expect(await admin.call(calls.product.update, { body: edit })).toMatchObject({
      status: 409,
      json: { code: 'staleRevision', data: { stock: 9 } },
    });
    const now = { ...edit, revision: 4, stock: 8, stock_seen: 9 };
    expect(granted(await admin.call(calls.product.update, { body: now })).data.stock).toBe(8);
  });

  test('puts a sub category under the category that a row names for it', async () => {
    await files.imports(
      text('name,unit,price,category,sub_category', 'Milk,1 l,60,Dairy,Fresh', 'Figs,1 kg,60,Fruit,Fresh'),
    );
    expect(granted(await shop.call(calls.subcategory.list)).data).toMatchObject([
      { name: 'Fresh', category: [{ name: 'Dairy' }, { name: 'Fruit' }] },
    ]);
  });

  test('names its bad rows in the language of whoever asks, whoever started it', async () => {
    const { id } = await files.imports(
      text('name,unit,price,discount', ',1 l,60,', 'Milk,1 l,60,101', 'Curd,1 l,x,0', 'Ghee,1 l'),
    );
    const answer = await admin.call(calls.import.status, {
      body: { id },
      headers: { 'accept-language': 'hi' },
    });
    const { fields, importing } = hindi;
    expect(granted(answer).data?.bad).toMatchObject([
      { line: 2, reason: fields.required, fix: importing.fixes.name },
      { line: 3, reason: fill(fields.tooBig, { maximum: 100 }), fix: importing.fixes.discount },
      { line: 4, column: 'price', fix: importing.fixes.price },
      { line: 5, reason: fill(importing.reasons.cells, { count: 2, expected: 4 }), fix: importing.fixes.row },
    ]);
    expect((await files.status(id)).bad[0]).toMatchObject({ reason: 'is required' });
  });

  test('that the shop cannot carry out has failed, which is not stopped; it can be started again', async () => {
    const { db } = shop.app.get<Connection>(getConnectionToken());
    await shop.sells();
    await db?.command({ collMod: 'products', validator: { never: true } });
    const { id, state } = await files.imports(text('name,unit,price', 'Milk,1 l,60'));
    await db?.command({ collMod: 'products', validator: {} });
    expect(state).toBe('failed');
    expect(granted(await admin.call(calls.import.cancel, { body: { id } })).data).toMatchObject({
      state: 'failed',
    });
    granted(await admin.call(calls.import.start, { body: { id } }));
    expect(await files.waits(id, (job) => job.state !== 'running')).toMatchObject({ state: 'done', new: 1 });
  });

  test('is one at a time', async () => {
    await shop
      .collection('imports')
      .insertOne({ state: 'running', lease: { owner: 'another', until: new Date(Date.now() + 60_000) } });
    const { id } = await files.upload(text('name,unit,price', 'Milk,1 l,60'));
    expect(await admin.call(calls.import.start, { body: { id } })).toMatchObject({
      status: 409,
      json: { code: 'importRunning' },
    });
  });

  test('that nobody has started has no status', async () => {
    expect(granted(await admin.call(calls.import.status, { body: {} })).data).toBeNull();
    const { id } = await files.upload(text('name,unit,price', 'Milk,1 l,60'));
    expect(granted(await admin.call(calls.import.status, { body: {} })).data).toBeNull();
    expect(await files.status(id)).toMatchObject({
      id,
      state: 'ready',
      total: 1,
      done: 0,
      name: 'products.csv',
    });
  });
});
