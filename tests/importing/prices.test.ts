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
