import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Operator, operatorOf } from '../support/operating.js';
import { unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let operator: Operator;
let tokri: Operator['runs'];
beforeAll(async () => {
  shop = await openTestShop();
  operator = operatorOf(shop);
  tokri = operator.runs;
});
afterAll(() => shop.close());

describe('search', () => {
  beforeAll(async () => {
    await shop.sells({ name: 'Malai Paneer', unit: '200 g', stock: 0 });
    await shop.sells({ name: 'Paneer Tikka Masala', unit: '50 g', description: 'With toothpicks' });
    await shop.sells({ name: 'Cow Milk', unit: '500 ml', more_details: { Brand: 'Palasha' } });
    await shop.sells({ name: 'Coconut Water', unit: '200 ml' });
  });
  const found = async (text: string) => {
    const { products, ...rest } = await operator.asks('search', text);
    return { ...rest, names: products.map(({ name }) => name), products };
  };

  test('has the shop’s order, and says of each word how it found the product, and where', async () => {
    const { names, products, total, meant } = await found('paneer');
    expect({ names, total, meant }).toEqual({
      names: ['Paneer Tikka Masala', 'Malai Paneer'],
      total: 2,
      meant: null,
    });
    expect(products[0]).toMatchObject({
      exact: true,
      matches: [{ asked: 'paneer', found: 'paneer', how: 'exact', fields: ['name'] }],
      lifts: ['nameBegins'],
    });
    expect(products[1]).toMatchObject({ stock: 0, lifts: [] });
  });

  test.each([
    ['pan', 'beginning', 'paneer', 'name'],
    ['pnaeer', 'slip', 'paneer', 'name'],
    ['doodh', 'synonym', 'milk', 'name'],
    ['toothp', 'beginning', 'toothpick', 'description'],
    ['cocon ut', 'joined', 'coconut', 'name'],
  ])('%s: %s', async (text, how, word, field) => {
    const { products } = await found(text);
    expect(products[0]?.matches[0]).toMatchObject({ how, found: word, fields: [field] });
  });

  test('tells a whole name, a brand and an amount that lift a product', async () => {
    const liftsOf = async (text: string) => (await found(text)).products[0]?.lifts;
    expect(await liftsOf('cow milk')).toEqual(['wholeName']);
    expect(await liftsOf('palasha')).toEqual(['brand']);
    expect(await liftsOf('milk 500ml')).toEqual(['amount']);
  });

  test('says what a typo was corrected to, and what is similar where nothing is found', async () => {
    expect(await found('pnaeer')).toMatchObject({ meant: 'paneer', products: [{ exact: false }, {}] });
    expect(await found('pxnxer')).toMatchObject({ total: 0, near: ['paneer'] });
    const { printed, code } = await tokri('search', 'pxnxer');
    expect({ printed, code }).toEqual({
      printed: 'Nothing is found for “pxnxer”.\nNear it: paneer',
      code: 0,
    });
    expect((await tokri('search', ' ')).code).toBe(2);
  });
});

describe('stock', () => {
  test('low lists the lowest stock first, with category and sold pieces; cancelled orders do not count as sold', async () => {
    const customer = await shop.customer();
    const [scarce, empty] = [await shop.sells({ stock: 4 }), await shop.sells({ stock: 0 })];
    await customer.adds(scarce, 3);
    await customer.placesOrder();
    const { products, at } = await operator.asks('stock low');
    const those = products.filter(({ _id }) => [scarce._id, empty._id].includes(String(_id)));
    expect(at).toBe(5);
    expect(those).toMatchObject([
      { _id: empty._id, stock: 0, sold: 0 },
      { _id: scarce._id, stock: 1, sold: 3, categoryName: '' },
    ]);
    const ids = (await operator.asks('stock low', '--at', '0')).products.map(({ _id }) => _id);
    expect(ids).toContain(empty._id);
    expect(ids).not.toContain(scarce._id);
  });

  test('add and set change it in the open shop and stand in the log; --dry-run does neither', async () => {
    const product = await shop.sells({ name: unique('Rice'), stock: 10 });
    const { _id } = product;
    expect(await operator.asks('stock add', _id, '24', '-n')).toMatchObject({ after: 34, dryRun: true });
    expect(await operator.asks('stock add', _id, '-3')).toMatchObject({ before: 10, after: 7 });
    expect(await operator.asks('stock set', _id, '40')).toMatchObject({ before: 7, after: 40 });
    expect(await shop.collection('products').findOne({ name: product.name })).toMatchObject({ stock: 40 });
    const log = await shop
      .collection('audit')
      .find({ 'things._id': _id, 'who._id': 'cli' })
      .sort({ at: 1 })
      .toArray();
    expect(log.map(({ action }) => action)).toEqual(['product.bulk.stock', 'product.update']);
  });

  test('refuses more than there are, and a product that there is not', async () => {
    const { _id, name } = await shop.sells({ stock: 2 });
    expect(await tokri('stock', 'add', _id, '-3')).toEqual({
      printed: '',
      said: `${name} has 2 pieces: 3 cannot be taken away.\n`,
      code: 5,
    });
    expect((await tokri('stock', 'set', 'no-such-key', '3')).code).toBe(5);
    expect((await tokri('stock', 'set', _id, 'many')).code).toBe(2);
    await shop.collection('products').updateOne({ name }, { $set: { key: 'by-key' } });
    expect(await operator.asks('stock add', 'by-key', '1')).toMatchObject({ after: 3 });
  });

  test('a counted stock is written also where it is that already: nobody who edits it meanwhile undoes the count', async () => {
    const { _id, name } = await shop.sells({ stock: 10 });
    expect(await tokri('stock', 'set', _id, '10')).toMatchObject({
      code: 0,
      printed: `${name} has 10 pieces, as before`,
    });
    expect(await operator.asks('stock set', _id, '4')).toMatchObject({ before: 10, after: 4 });
    expect(await shop.collection('products').findOne({ name })).toMatchObject({ stock: 4, revision: 3 });
    expect(await tokri('stock', 'set', _id, '4', '-n')).toMatchObject({
      printed: `${name} would have 4 pieces, as before`,
    });
    const log = await shop.collection('audit').find({ 'things._id': _id, 'who._id': 'cli' }).toArray();
    expect(log.map(({ action }) => action)).toEqual(['product.update', 'product.update']);
  });

  test('what others sell and bring in meanwhile is neither lost nor mistaken for what was there', async () => {
    const { _id, name } = await shop.sells({ stock: 500 });
    const sell = () =>
      shop.collection('products').updateMany({ stock: { $gt: 100 } }, { $inc: { stock: -1 } });
    const [set] = await Promise.all([
      operator.asks('stock set', _id, '40'),
      ...Array.from({ length: 50 }, sell),
    ]);
    expect(set.after).toBe(40);
    expect(set.before).toBeGreaterThanOrEqual(450);
    expect(await shop.collection('products').findOne({ name })).toMatchObject({ stock: 40 });
  });
});
