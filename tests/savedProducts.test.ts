import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { granted } from './support/client.js';
import type { TestCustomer } from './support/customer.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Change {
  productId: string;
  favourite?: boolean;
  quantity?: number;
}
const update = (customer: TestCustomer, body: Change) => customer.call(calls.saved.update, { body });
const list = async (customer: TestCustomer) => granted(await customer.call(calls.saved.list)).data;
const merge = async (customer: TestCustomer, products: Required<Change>[]) =>
  granted(await customer.call(calls.saved.merge, { body: { products } })).data;

describe('saved products', () => {
  test('a repeat changes nothing, and nobody else sees them', async () => {
    const { _id: productId } = await shop.sells();
    const [asha, bina] = [await shop.customer(), await shop.customer()];
    for (const _repeat of [1, 2]) granted(await update(asha, { productId, favourite: true }));
    expect(await list(asha)).toEqual([{ productId, favourite: true, quantity: 0 }]);
    expect(await list(bina)).toEqual([]);
    for (const _repeat of [1, 2]) granted(await update(asha, { productId, favourite: false }));
    expect(await list(asha)).toEqual([]);
    expect(await shop.collection('savedproducts').countDocuments()).toBe(0);
  });

  test('two devices do not undo each other’s changes', async () => {
    const { _id: productId } = await shop.sells();
    const other = await shop.sells();
    const asha = await shop.customer();
    const answers = await Promise.all([
      update(asha, { productId, favourite: true }),
      update(asha, { productId, quantity: 2 }),
      update(asha, { productId: other._id, favourite: true }),
    ]);
    answers.forEach(granted);
    expect(await list(asha)).toHaveLength(2);
    expect(await list(asha)).toContainEqual({ productId, favourite: true, quantity: 2 });
    granted(await update(asha, { productId, favourite: false }));
    expect(await list(asha)).toContainEqual({ productId, favourite: false, quantity: 2 });
  });

  test('a sold-out product stays, a deleted one is left out', async () => {
    const admin = await shop.admin();
    const [milk, curd] = [await shop.sells(), await shop.sells()];
    const asha = await shop.customer();
    for (const { _id: productId } of [milk, curd])
      granted(await update(asha, { productId, favourite: true }));
    granted(await admin.call(calls.product.update, { body: { _id: milk._id, stock: 0 } }));
    granted(await admin.call(calls.product.remove, { body: { _id: curd._id } }));
    expect(await list(asha)).toEqual([{ productId: milk._id, favourite: true, quantity: 0 }]);
    expect((await update(asha, { productId: curd._id, quantity: 1 })).status).toBe(404);
    expect((await update(asha, { productId: curd._id, favourite: false })).status).toBe(200);
  });

  test('what is no product or no quantity is refused, and so is a visitor', async () => {
    const { _id: productId } = await shop.sells();
    const asha = await shop.customer();
    for (const wrongBody of [
      { productId: 'milk', favourite: true },
      { productId, quantity: -1 },
      { productId, quantity: limits.quantity + 1 },
      { productId, favourite: 'yes' },
    ])
      expect((await asha.call(calls.saved.update, { wrongBody })).status).toBe(400);
    expect((await shop.call(calls.saved.list)).status).toBe(401);
  });
});

describe('the limits of saved products', () => {
  test('W-35 the last free place goes to one of three who save at once', async () => {
    const products = await Promise.all(Array.from({ length: limits.favourites + 2 }, () => shop.sells()));
    const ids = products.map(({ _id }) => _id);
    const asha = await shop.customer();
    const saved = (productId: string) => ({ productId, favourite: true, quantity: 1 });
    await merge(asha, ids.slice(0, limits.favourites - 1).map(saved));
    const last = ids.slice(limits.favourites - 1);
    const answers = await Promise.all(last.map((productId) => update(asha, { productId, favourite: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ json: { code: 'listFull' } });
    const { products: merged, left } = await merge(asha, ids.map(saved));
    expect(left).toBe(4);
    expect(merged.filter(({ favourite }) => favourite)).toHaveLength(limits.favourites);
    expect(merged.filter(({ quantity }) => quantity > 0)).toHaveLength(limits.weeklyList);
    expect((await update(asha, { productId: ids[0] ?? '', quantity: 5 })).status).toBe(200);
  });
});

describe("a guest's saved products at login", () => {
  test('join the account’s, and a repeat or two tabs at once change nothing more', async () => {
    const [milk, rice, gone] = [await shop.sells(), await shop.sells(), await shop.sells()];
    granted(await (await shop.admin()).call(calls.product.remove, { body: { _id: gone._id } }));
    const asha = await shop.customer();
    granted(await update(asha, { productId: milk._id, favourite: true, quantity: 3 }));
    const guest = [
      { productId: milk._id, favourite: false, quantity: 1 },
      { productId: rice._id, favourite: true, quantity: 2 },
      { productId: gone._id, favourite: true, quantity: 2 },
    ];
    const products = [
      { productId: milk._id, favourite: true, quantity: 3 },
      { productId: rice._id, favourite: true, quantity: 2 },
    ];
    const answers = await Promise.all([merge(asha, guest), merge(asha, guest)]);
    expect(answers).toEqual([
      { products, left: 0 },
      { products, left: 0 },
    ]);
    expect(await list(asha)).toEqual(products);
  });
});
