import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { granted } from './support/client.js';
import type { TestCustomer } from './support/customer.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { claimsOf } from './support/tokens.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const merge = async (
  customer: TestCustomer,
  lines: { productId: string; quantity: number }[],
  mergeId?: string,
) => granted(await customer.call(calls.cart.merge, { body: { lines, ...(mergeId && { mergeId }) } })).data;
const takeOffSale = async (_id: string) =>
  granted(await (await shop.admin()).call(calls.product.remove, { body: { _id } }));

describe("a guest's cart at login", () => {
  test('W-18 joins the account: quantities add up, the stock caps them, what is gone is counted', async () => {
    const milk = await shop.sells({ stock: 10 });
    const rice = await shop.sells({ name: 'Rice', stock: 3 });
    const curd = await shop.sells({ name: 'Curd', stock: 0 });
    const gone = await shop.sells();
    await takeOffSale(gone._id);
    const asha = await shop.customer();
    await asha.adds(milk, 2);

    const told = await merge(asha, [
      { productId: milk._id, quantity: 3 },
      { productId: rice._id, quantity: 9 },
      { productId: curd._id, quantity: 1 },
      { productId: gone._id, quantity: 1 },
    ]);
    expect(told).toEqual({
      added: 2,
      capped: [
        { name: 'Rice', quantity: 3 },
        { name: 'Curd', quantity: 0 },
      ],
      gone: 1,
    });
    expect((await asha.cart()).map(({ productId, quantity }) => [productId._id, quantity])).toEqual([
      [milk._id, 5],
      [rice._id, 3],
    ]);
  });

  test('W-18 the same product twice is one line, and ids may come within products', async () => {
    const milk = await shop.sells();
    const asha = await shop.customer();
    const lines = [
      { productId: milk._id, quantity: 1 },
      { productId: { _id: milk._id }, quantity: 2 },
    ];
    granted(await asha.call(calls.cart.merge, { body: { lines } }));
    expect(await asha.cart()).toMatchObject([{ quantity: 3 }]);
  });

  test('W-18 two tabs that log in at once create one line a product, within the stock', async () => {
    const milk = await shop.sells({ stock: 5 });
    const asha = await shop.customer();
    await Promise.all(Array.from({ length: 4 }, () => merge(asha, [{ productId: milk._id, quantity: 2 }])));
    expect(await asha.cart()).toMatchObject([{ quantity: 5, productId: { _id: milk._id } }]);
  });
});

describe('a merge that is sent again', () => {
  const guest = async () => {
    const milk = await shop.sells({ stock: 50 });
    const asha = await shop.customer();
    await asha.adds(milk);
    return { milk, asha, lines: [{ productId: milk._id, quantity: 2 }], mergeId: randomUUID() };
  };

  test('W-18 under the same id adds once, and is answered as the first was', async () => {
    const { asha, lines, mergeId } = await guest();
    const first = await merge(asha, lines, mergeId);
    expect(first).toEqual({ added: 1, capped: [], gone: 0 });
    expect(await merge(asha, lines, mergeId)).toEqual(first);
    expect(await asha.cart()).toMatchObject([{ quantity: 3 }]);
  });

  test('W-18 under the same id adds nothing to a cart that was ordered since', async () => {
    const { asha, lines, mergeId } = await guest();
    await merge(asha, lines, mergeId);
    await asha.placesOrder();
    await merge(asha, lines, mergeId);
    expect(await asha.cart()).toEqual([]);
  });

  test('W-18 ten times at once under the same id adds once, and tells everybody the same', async () => {
    const { asha, lines, mergeId } = await guest();
    const told = await Promise.all(Array.from({ length: 10 }, () => merge(asha, lines, mergeId)));
    expect(told).toEqual(Array(10).fill({ added: 1, capped: [], gone: 0 }));
    expect(await asha.cart()).toMatchObject([{ quantity: 3 }]);
  });

  test('W-18 without an id, or under another one, adds each time', async () => {
    const { asha, lines, mergeId } = await guest();
    await merge(asha, lines);
    await merge(asha, lines);
    await merge(asha, lines, mergeId);
    await merge(asha, lines, randomUUID());
    expect(await asha.cart()).toMatchObject([{ quantity: 9 }]);
  });

  test('W-18 an id belongs to its customer', async () => {
    const { asha, lines, mergeId } = await guest();
    const bina = await shop.customer('Bina');
    await merge(asha, lines, mergeId);
    await merge(bina, lines, mergeId);
    expect(await bina.cart()).toMatchObject([{ quantity: 2 }]);
  });

  test('an id that is no UUID is refused and adds nothing', async () => {
    const { asha, lines } = await guest();
    for (const mergeId of ['', 'milk', 7, null, { $ne: '' }]) {
      const { status } = await asha.call(calls.cart.merge, { wrongBody: { lines, mergeId } });
      expect([mergeId, status]).toEqual([mergeId, 400]);
    }
    expect(await asha.cart()).toMatchObject([{ quantity: 1 }]);
  });
});

describe('the limit of a cart', () => {
  const max = limits.cartLines;

  /** Ids of more products than a cart can hold. */
  let productIds: string[];
  beforeAll(async () => {
    const products = await Promise.all(Array.from({ length: max + 20 }, () => shop.sells()));
    productIds = products.map(({ _id }) => _id);
  });

  const add = async (customer: TestCustomer, productId: string) =>
    (await customer.call(calls.cart.add, { body: { productId } })).status;
  const mergeEach = (customer: TestCustomer, ids: string[]) =>
    merge(
      customer,
      ids.map((productId) => ({ productId, quantity: 1 })),
    );

  /** Returns a customer with this many cart lines, and the products that are not in the cart yet. */
  const holding = async (lines: number) => {
    const asha = await shop.customer();
    expect(await mergeEach(asha, productIds.slice(0, lines))).toEqual({ added: lines, capped: [], gone: 0 });
    return { asha, others: productIds.slice(lines) };
  };

  test('a cart takes a hundred lines and no more', async () => {
    const { asha, others } = await holding(max - 1);
    const [last = '', tooMuch = ''] = others;
    expect(await add(asha, last)).toBe(200);
    const refused = await asha.call(calls.cart.add, { body: { productId: tooMuch } });
    expect(refused).toMatchObject({ status: 409, json: { code: 'cartFull' } });
    expect(await add(asha, last)).toBe(200);
    expect(await asha.cart()).toHaveLength(max);
  });

  test('what another process has added counts, and what was removed does not', async () => {
    const { asha, others } = await holding(max - 2);
    const [first = '', elsewhere = '', last = ''] = others;
    const userId = new Types.ObjectId(claimsOf(asha.token).sub);
    expect(await add(asha, first)).toBe(200);
    const [line] = await asha.cart();
    const stored = shop.collection('cartlines');
    const { _id, ...copied } = (await stored.findOne({ userId })) ?? {};
    await stored.insertOne({ ...copied, productId: new Types.ObjectId(elsewhere) });
    await shop.collection('users').updateOne({ _id: userId }, { $inc: { changes: 1 } });
    expect(await add(asha, last)).toBe(409);
    granted(await asha.call(calls.cart.remove, { body: { _id: line?._id ?? '' } }));
    expect(await add(asha, last)).toBe(200);
    expect(await asha.cart()).toHaveLength(max);
  });

  test('W-35 the last free line goes to one of five who add at once', async () => {
    const { asha, others } = await holding(max - 1);
    const statuses = await Promise.all(others.slice(0, 5).map((id) => add(asha, id)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await asha.cart()).toHaveLength(max);
  });

  test('W-35 as many as there is room for are added at once', async () => {
    const { asha, others } = await holding(max - 5);
    const statuses = await Promise.all(others.slice(0, 5).map((id) => add(asha, id)));
    expect(statuses).toEqual(Array(5).fill(200));
    expect(await asha.cart()).toHaveLength(max);
  });

  test('W-18 two merges and some adds at once do not pass the limit together', async () => {
    const { asha, others } = await holding(max - 20);
    const [one, other, single] = [others.slice(0, 15), others.slice(15, 30), others.slice(30, 35)];
    await Promise.all([mergeEach(asha, one), mergeEach(asha, other), ...single.map((id) => add(asha, id))]);
    expect(await asha.cart()).toHaveLength(max);
  });
});
