import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

const products = () => shop.collection('products').find().sort({ _id: 1 }).toArray();
const text = (...lines: string[]) => lines.join('\n');

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
