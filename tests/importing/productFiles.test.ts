import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { ImportChoices } from '../../contract/importing.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { exported, importingAs } from '../support/importing.js';
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

describe('a preview', () => {
  test('lists what would change, field by field, and how often the stock', async () => {
    await files.imports(
      text('key,name,unit,price,stock,category', 'a,Milk,1 l,60,5,Dairy', 'b,Curd,400 g,45,5,Dairy'),
    );
    const seen = await files.preview(
      text('key,name,unit,price,stock,category', 'a,Milk,1 l,62,5,Dairy', 'b,Curd,400 g,45,7,Chilled'),
    );
    expect(seen.changes).toEqual([
      { name: 'Milk', unit: '1 l', before: { price: 6000 }, after: { price: 6200 } },
      {
        name: 'Curd',
        unit: '400 g',
        before: { stock: 5, category: ['Dairy'] },
        after: { stock: 7, category: ['Chilled'] },
      },
    ]);
    expect(seen.stockChanged).toBe(1);
  });

  test('tells how many new products the file says no stock or unit of', async () => {
    const seen = await files.preview(text('key,name,price', 'a,Milk,60', 'b,Curd 400 g,45'));
    expect(seen).toMatchObject({ new: 2, missing: { stock: 2, unit: 1 } });
  });
});

describe('what the admin chooses after the preview', () => {
  test('new products have the stock and unit that were chosen, where the file says none', async () => {
    const file = text('name,price,stock', 'Milk,60,', 'Curd 400 g,45,3');
    const imports = async (choices: ImportChoices) => {
      const { id } = await files.upload(file);
      granted(await admin.call(calls.import.start, { body: { id, choices } }));
      return files.waits(id, ({ state }) => state !== 'running');
    };
    await imports({ stock: 24, unit: '1 pack' });
    const sold = [
      { name: 'Milk', stock: 24, unit: '1 pack' },
      { name: 'Curd 400 g', stock: 3, unit: '400 g' },
    ];
    expect(await products()).toMatchObject(sold);

    expect(await imports({ stock: 9, unit: '1 pack' })).toMatchObject({ new: 0, unchanged: 2 });
    expect(await products()).toMatchObject(sold);
    expect(await files.preview(file)).toMatchObject({ badCount: 0 });
  });

  test('products that the shop has keep their stock, and new ones get the file’s', async () => {
    await files.imports(text('key,name,price,stock', 'a,Milk,60,5'));
    const file = text('key,name,price,stock', 'a,Milk,62,9', 'b,Curd,45,3');
    const { id } = await files.upload(file);
    const order = { id, choices: { keepStock: true } };
    const seen = granted(await admin.call(calls.import.preview, { body: order })).data;
    expect(seen).toMatchObject({ new: 1, changed: 1, stockChanged: 0 });
    granted(await admin.call(calls.import.start, { body: order }));
    await files.waits(id, ({ state }) => state !== 'running');
    expect(await products()).toMatchObject([
      { name: 'Milk', price: 6200, stock: 5 },
      { name: 'Curd', price: 4500, stock: 3 },
    ]);
  });
});

describe('prices and taxes', () => {
  test('an import reaches the price that a file asks for by a discount', async () => {
    const rows = ['a,100,90', 'b,90,85.14', 'c,100,100', 'd,100,101'];
    const { id } = await files.upload(text('name,mrp,selling_price', ...rows));
    const mapping = { name: 'name', price: 'mrp', sale_price: 'selling_price' };
    granted(await admin.call(calls.import.start, { body: { id, mapping } }));
    const ended = await files.waits(id, ({ state }) => state === 'done');
    expect(ended.bad).toMatchObject([{ line: 5, column: 'selling_price', reason: 'must be at most 100' }]);
    expect((await products()).map(({ discount, unit }) => [discount, unit])).toEqual([
      [10, '1 piece'],
      [5.4, '1 piece'],
      [0, '1 piece'],
    ]);
  });

  test('a preview says where a price cannot be reached, and refuses to give something away', async () => {
    const { id } = await files.upload(text('name,price,sale_price', 'x,90,85.14', 'y,0.5,0.49', 'z,0.5,0'));
    const mapping = { name: 'name', price: 'price', sale_price: 'sale_price' };
    const seen = granted(await admin.call(calls.import.preview, { body: { id, mapping } })).data;
    expect(seen).toMatchObject({ new: 2, badCount: 1, noteCount: 1 });
    const whole = 'a discount takes off whole rupees';
    expect(seen.notes).toMatchObject([
      { line: 2, column: 'sale_price', value: '85.14', reason: `becomes 85.00: ${whole}` },
    ]);
    expect(seen.bad).toEqual([
      {
        line: 3,
        column: 'sale_price',
        value: '0.49',
        reason: `is not possible: ${whole}, and a product of 0.50 would be free`,
        fix: 'Enter rupees with at most two decimals: the price itself, or whole rupees below it',
      },
    ]);
  });

  test('HSN code and GST rate are imported, kept without a column and removed by an empty cell', async () => {
    const taxOf = async () =>
      (await shop.collection('products').find({ key: /^tax-/ }).sort({ key: 1 }).toArray()).map(
        ({ hsn, gstRate }) => [hsn, gstRate],
      );
    const first = text('key,name,price,HSN Code,Tax Rate', 'tax-1,Ghee,640,0405,12.00 %', 'tax-2,Curd,45,,');
    expect(await files.imports(first)).toMatchObject({ new: 2, badCount: 0 });
    expect(await taxOf()).toEqual([
      ['0405', 12],
      [undefined, undefined],
    ]);

    expect(await files.imports(first)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await files.imports(text('key,price', 'tax-1,650'))).toMatchObject({ changed: 1 });
    expect(await taxOf()).toContainEqual(['0405', 12]);

    const removed = JSON.stringify([
      { key: 'tax-1', hsn: '', gst_rate: null },
      { key: 'tax-2', gst_rate: 0 },
    ]);
    expect(await files.preview(removed)).toMatchObject({
      changed: 2,
      changes: [
        { before: { hsn: '0405', gstRate: 12 }, after: { hsn: '', gstRate: null } },
        { before: {}, after: { gstRate: 0 } },
      ],
    });
    await files.imports(removed);
    expect(await taxOf()).toEqual([
      ['', null],
      [undefined, 0],
    ]);
  });

  test('an HSN code of five digits and a rate that does not exist are bad, and the fix says what is possible', async () => {
    const { bad } = await files.preview(text('name,price,hsn,gst_rate', 'Rice,90,10063,7', 'Oil,90,15%,7%'));
    const rate = 'Enter 0, 5, 12, 18, 28 or 40, or leave the cell empty';
    const code = 'Enter 4, 6 or 8 digits, or leave the cell empty';
    expect(bad.map(({ line, column, value, reason, fix }) => [line, column, value, reason, fix])).toEqual([
      [2, 'hsn', '10063', 'is not an HSN code', code],
      [2, 'gst_rate', '7', 'is not a GST rate', rate],
      [3, 'hsn', '15%', 'is not an HSN code', code],
      [3, 'gst_rate', '7%', 'is not a GST rate', rate],
    ]);
  });
});

describe('what is exported', () => {
  const awkward = () =>
    Promise.all([
      shop.sells({
        name: 'Tea "Gold", strong; new',
        description: 'one\ntwo\r\nthree\rfour',
        price: 0.01,
        discount: 33.33,
      }),
      shop.sells({
        name: 'दूध 🥛 नया',
        unit: '500 मिली',
        description: '=HYPERLINK("http://x")',
        more_details: { '2': 'b', '1': 'a', 'Net wt.': '500 "g"' },
      }),
      shop.sells({
        name: '=1+1',
        unit: "'=2",
        description: "'quoted'",
        more_details: { Code: '007' },
        price: 10_000_000,
        stock: 0,
      }),
      shop.sells({
        name: '@home',
        unit: '-5',
        image: ['https://x.example/a|b.png', 'https://x.example/c\\d.png'],
      }),
      shop.sells({ name: 'Paneer', hsn: '04061000', gstRate: 5 }),
      shop.sells({ name: 'Salt', hsn: '2501', gstRate: 0 }),
      shop.sells({ name: 'Flour', hsn: '', gstRate: null }),
    ]);

  test('O-12 comes back byte by byte, into the same shop and into an empty one', async () => {
    await awkward();
    await files.imports(
      text(
        'key,name,unit,price,category,sub_category',
        '007,Ghee,1 l,640,Dairy | Oils \\| fats,A\\\\B | +C',
        '+1,Oil,1 l,1.1,Oils \\| fats,+C',
      ),
    );
    const first = await exported(shop.url, admin);
    expect(await files.imports(first)).toMatchObject({ new: 0, changed: 0, unchanged: 9, badCount: 0 });
    expect(String(await exported(shop.url, admin))).toBe(String(first));

    await empty();
    expect(await files.imports(first)).toMatchObject({ new: 9, badCount: 0 });
    expect(String(await exported(shop.url, admin))).toBe(String(first));
  });

  test('runs in no spreadsheet', async () => {
    await awkward();
    const file = String(await exported(shop.url, admin));
    for (const cell of [`"'=HYPERLINK(""http://x"")"`, ",'=1+1,''=2,", ",'@home,'-5,"])
      expect(file).toContain(cell);
  });

  test('is a file to save, in UTF-8 with its mark', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(shop.url + calls.product.export.path, { headers });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString('utf8')
        .split('\n')[0],
    ).toMatch(
      /^\uFEFF_id,key,name,unit,price,discount,stock,category,sub_category,description,image,more_details,hsn,gst_rate\b/,
    );
  });
});
