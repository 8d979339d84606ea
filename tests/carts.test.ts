import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const reprice = async (_id: string, price: number) =>
  granted(await (await shop.admin()).call(calls.product.update, { body: { _id, price } }));
const restock = async (_id: string, stock: number) =>
  granted(await (await shop.admin()).call(calls.product.update, { body: { _id, stock } }));
const takeOffSale = async (_id: string) =>
  granted(await (await shop.admin()).call(calls.product.remove, { body: { _id } }));

describe('a cart', () => {
  test('S-159 S-160 S-082 what is added stands in the cart with its product', async () => {
    const milk = await shop.sells({ price: 199.5, discount: 7, stock: 50 });
    const asha = await shop.customer();
    const answer = await asha.call(calls.cart.add, { body: { productId: milk._id } });
    expect(answer).toMatchObject({ status: 200, json: { success: true, message: 'Item added' } });

    const [line, ...others] = await asha.cart();
    const { _id, name, image, unit, price, discount, stock } = milk;
    expect(others).toEqual([]);
    expect(line).toEqual({
      _id: line?._id,
      quantity: 1,
      productId: { _id, name, image, unit, price, discount, stock },
      seenPrice: 185.5,
      unavailable: false,
    });
    expect(granted(await asha.call(calls.user.details)).data.shopping_cart).toEqual([line?._id]);
  });

  test('W-10 adding a product that is in the cart already keeps the line unchanged', async () => {
    const milk = await shop.sells();
    const asha = await shop.customer();
    const line = await asha.adds(milk, 3);
    granted(await asha.call(calls.cart.add, { body: { productId: milk._id } }));
    expect(await asha.cart()).toMatchObject([{ _id: line._id, quantity: 3 }]);
    await restock(milk._id, 0);
    expect((await asha.call(calls.cart.add, { body: { productId: milk._id } })).status).toBe(200);
  });

  test('what is out of stock is refused with the stock, what is unknown with a 404', async () => {
    const sold = await shop.sells({ stock: 0 });
    const asha = await shop.customer();
    const refused = await asha.call(calls.cart.add, { body: { productId: sold._id } });
    expect(refused).toMatchObject({ status: 409, json: { code: 'outOfStock', data: { stock: 0 } } });
    expect((await asha.call(calls.cart.add, { body: { productId: 'f'.repeat(24) } })).status).toBe(404);
    expect((await asha.call(calls.cart.add, { body: { productId: 'milk' } })).status).toBe(400);
    expect(await asha.cart()).toEqual([]);
  });

  test('W-17 a quantity is not raised above the stock, but may be lowered towards it', async () => {
    const milk = await shop.sells({ stock: 5 });
    const asha = await shop.customer();
    const { _id } = await asha.adds(milk, 5);
    const setTo = (qty: number) => asha.call(calls.cart.updateQuantity, { body: { _id, qty } });

    expect(await setTo(6)).toMatchObject({ status: 409, json: { code: 'outOfStock', data: { stock: 5 } } });
    await restock(milk._id, 2);
    expect((await setTo(4)).status).toBe(200);
    expect((await setTo(5)).status).toBe(409);
    expect(await asha.cart()).toMatchObject([{ quantity: 4 }]);
  });

  test('a quantity that is no count is refused and changes nothing', async () => {
    const milk = await shop.sells({ stock: 5 });
    const asha = await shop.customer();
    const { _id } = await asha.adds(milk, 2);
    for (const qty of [0, -1, 1.5, '2; drop', 1e9, null, { $gt: 0 }, [3], '', true]) {
      const { status } = await asha.call(calls.cart.updateQuantity, { wrongBody: { _id, qty } });
      expect([qty, status]).toEqual([qty, 400]);
    }
    expect(await asha.cart()).toMatchObject([{ quantity: 2 }]);
    expect((await asha.call(calls.cart.updateQuantity, { body: { _id, qty: '3' } })).status).toBe(200);
    expect(await asha.cart()).toMatchObject([{ quantity: 3 }]);
  });

  test("S-160 a line is removed by its owner; another customer's line counts as missing", async () => {
    const milk = await shop.sells();
    const [asha, mallory] = [await shop.customer(), await shop.customer('Mallory')];
    const { _id } = await asha.adds(milk, 2);
    expect((await mallory.call(calls.cart.updateQuantity, { body: { _id, qty: 9 } })).status).toBe(404);
    expect((await mallory.call(calls.cart.remove, { body: { _id } })).status).toBe(404);
    expect(await asha.cart()).toMatchObject([{ quantity: 2 }]);

    expect(await asha.call(calls.cart.remove, { body: { _id } })).toMatchObject({
      status: 200,
      json: { message: 'Item removed' },
    });
    expect((await asha.call(calls.cart.remove, { body: { _id } })).status).toBe(404);
    expect(await asha.cart()).toEqual([]);
  });

  test('W-28 a line whose product is gone stays, named and free of charge, until it is removed', async () => {
    const milk = await shop.sells({ name: 'Gone milk', unit: '1 l' });
    const asha = await shop.customer();
    const { _id } = await asha.adds(milk, 2);
    await takeOffSale(milk._id);

    const product = {
      _id: milk._id,
      name: 'Gone milk',
      image: [],
      unit: '1 l',
      price: 0,
      discount: 0,
      stock: 0,
    };
    expect(await asha.cart()).toEqual([
      { _id, quantity: 2, unavailable: true, seenPrice: 100, productId: product },
    ]);
    const raised = await asha.call(calls.cart.updateQuantity, { body: { _id, qty: 3 } });
    expect(raised).toMatchObject({ status: 409, json: { code: 'outOfStock', data: { stock: 0 } } });
    granted(await asha.call(calls.cart.remove, { body: { _id } }));
    expect(await asha.cart()).toEqual([]);
  });

  test('a price that changed is told until it is accepted', async () => {
    const milk = await shop.sells({ price: 100 });
    const asha = await shop.customer();
    await asha.adds(milk);
    await reprice(milk._id, 120);
    expect(await asha.cart()).toMatchObject([{ seenPrice: 100, productId: { price: 120 } }]);
    granted(await asha.call(calls.cart.acceptPrices));
    expect(await asha.cart()).toMatchObject([{ seenPrice: 120, productId: { price: 120 } }]);
  });

  test('carts that are read and changed at once are each of their own customer', async () => {
    const [milk, rice] = [await shop.sells({ stock: 50 }), await shop.sells({ stock: 50 })];
    const buyers = await Promise.all(
      [2, 3, 4, 5].map(async (quantity) => {
        const customer = await shop.customer();
        const { _id } = await customer.adds(quantity % 2 ? rice : milk);
        return { customer, _id, quantity };
      }),
    );
    const gone = await shop.customer();
    const { _id } = await gone.adds(milk);
    granted(await gone.call(calls.cart.remove, { body: { _id } }));
    const answers = await Promise.all([
      ...buyers.map(({ customer, _id, quantity: qty }) =>
        customer.call(calls.cart.updateQuantity, { body: { _id, qty } }),
      ),
      // a line that was removed does not spoil the changes beside it
      gone.call(calls.cart.updateQuantity, { body: { _id, qty: 9 } }),
      gone.call(calls.cart.list),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 404, 200]);
    const carts = await Promise.all(buyers.map(({ customer }) => customer.cart()));
    expect(carts).toMatchObject(buyers.map(({ _id, quantity }) => [{ _id, quantity }]));
  });

  test('nobody has no cart', async () => {
    expect((await shop.call(calls.cart.list)).status).toBe(401);
    expect((await shop.call(calls.cart.add, { body: { productId: 'f'.repeat(24) } })).status).toBe(401);
  });
});
