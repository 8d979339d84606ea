import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Operator, operatorOf } from '../../tests/support/operating.js';
import { openTestShop, type TestShop } from '../../tests/support/shop.js';

let shop: TestShop;
let operator: Operator;
beforeAll(async () => {
  shop = await openTestShop();
  operator = operatorOf(shop);
});
afterAll(() => shop.close());

test('a counted stock is written also where it is that already: nobody who edits it meanwhile undoes the count', async () => {
  const { _id, name } = await shop.sells({ stock: 10 });
  expect(await operator.runs('stock', 'set', _id, '10')).toMatchObject({
    code: 0,
    printed: `${name} has 10 pieces, as before`,
  });
  expect(await operator.asks('stock set', _id, '4')).toMatchObject({ before: 10, after: 4 });
  expect(await shop.collection('products').findOne({ name })).toMatchObject({ stock: 4, revision: 3 });
  expect(await operator.runs('stock', 'set', _id, '4', '-n')).toMatchObject({
    printed: `${name} would have 4 pieces, as before`,
  });
  const log = await shop.collection('audit').find({ 'things._id': _id, 'who._id': 'cli' }).toArray();
  expect(log.map(({ action }) => action)).toEqual(['product.update', 'product.update']);
});

test('what others sell and bring in meanwhile is neither lost nor mistaken for what was there', async () => {
  const { _id, name } = await shop.sells({ stock: 500 });
  const sell = () => shop.collection('products').updateMany({ stock: { $gt: 100 } }, { $inc: { stock: -1 } });
  const [set] = await Promise.all([
    operator.asks('stock set', _id, '40'),
    ...Array.from({ length: 50 }, sell),
  ]);
  expect(set.after).toBe(40);
  expect(set.before).toBeGreaterThanOrEqual(450);
  expect(await shop.collection('products').findOne({ name })).toMatchObject({ stock: 40 });
});
