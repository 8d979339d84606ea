import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { orderOf, ordersOf, press, readyToOrder } from './support/ordering.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ PAYMENTS: 'none' });
});
afterAll(() => shop.close());

const edit = async (_id: string, fields: object) =>
  granted(await (await shop.admin()).call(calls.product.update, { body: { _id, ...fields } }));

describe('an order is refused whole', () => {
  test('W-09 when its total is not the amount to pay: 409 with the amounts, nothing taken', async () => {
    const milk = await shop.sells({ price: 100, stock: 5 });
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const body = await readyToOrder(asha);
    for (const totalAmt of [1, 199.99, 200.01, 0, -200, 1e15])
      expect(await press(asha, { ...body, totalAmt })).toMatchObject({
        status: 409,
        json: { code: 'totalsChanged', data: { totalAmt: 200, subTotalAmt: 200 } },
      });

    await edit(milk._id, { price: 150 });
    const refused = await press(asha, body);
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'totalsChanged', data: { totalAmt: 300, subTotalAmt: 300 } },
    });
    expect(await ordersOf(asha)).toEqual([]);
    expect(await shop.stockOf(milk)).toBe(5);
    expect(await asha.cart()).toHaveLength(1);

    expect((await press(asha, { ...body, totalAmt: 300, subTotalAmt: 7 })).status).toBe(200);
    expect(await ordersOf(asha)).toMatchObject([{ totalAmt: 300, subTotalAmt: 300 }]);
  });

  test("W-09 prices within the body are not read: only the server's count", async () => {
    const milk = await shop.sells({ price: 100 });
    const asha = await shop.customer();
    await asha.adds(milk, 1);
    const body = await readyToOrder(asha);
    const list_item = (await asha.cart()).map((line) => ({
      ...line,
      price: 1,
      productId: { ...line.productId, price: 1, discount: 99 },
    }));
    expect((await press(asha, { ...body, list_item, totalAmt: 1 })).status).toBe(409);
    expect((await press(asha, { ...body, list_item })).status).toBe(200);
    expect(await ordersOf(asha)).toMatchObject([{ totalAmt: 100, lines: [{ price: 100, discount: 0 }] }]);
  });

  test('W-10 when the cart does not hold it in that quantity: 409 with the cart as it is', async () => {
    const [milk, rice] = [await shop.sells(), await shop.sells()];
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const { _id: addressId } = await asha.address();
    const cart = await asha.cart();
    for (const [productId, quantity] of [
      [milk._id, 3],
      [milk._id, 1],
      [rice._id, 2],
      ['f'.repeat(24), 1],
    ] as const) {
      const refused = await press(asha, { list_item: [{ productId, quantity }], addressId, totalAmt: 200 });
      expect(refused).toMatchObject({ status: 409, json: { code: 'cartChanged' } });
      expect(refused.json.data).toEqual(cart);
    }
    expect(await ordersOf(asha)).toEqual([]);
  });

  test('W-28 when a product is gone: 409 with the line as unavailable', async () => {
    const milk = await shop.sells();
    const asha = await shop.customer();
    await asha.adds(milk);
    const body = await readyToOrder(asha);
    granted(await (await shop.admin()).call(calls.product.remove, { body: { _id: milk._id } }));
    expect(await press(asha, body)).toMatchObject({
      status: 409,
      json: { code: 'cartChanged', data: [{ unavailable: true, productId: { name: milk.name } }] },
    });
  });

  test('W-15 when one line is short: 409 naming it, nothing taken from the others', async () => {
    const [milk, rice] = [await shop.sells({ stock: 5 }), await shop.sells({ name: 'Short rice', stock: 5 })];
    const asha = await shop.customer();
    await asha.adds(milk, 1);
    await asha.adds(rice, 2);
    const body = await readyToOrder(asha);
    await edit(rice._id, { stock: 1 });
    expect(await press(asha, body)).toMatchObject({
      status: 409,
      json: { code: 'outOfStock', data: { lines: [{ productId: rice._id, name: 'Short rice', stock: 1 }] } },
    });
    expect([await shop.stockOf(milk), await shop.stockOf(rice)]).toEqual([5, 1]);
    expect(await asha.cart()).toHaveLength(2);
    expect(await ordersOf(asha)).toEqual([]);
  });

  test('W-24 when the address is removed, foreign or unknown: 404', async () => {
    const milk = await shop.sells();
    const [asha, ravi] = [await shop.customer(), await shop.customer('Ravi')];
    await asha.adds(milk);
    const [removed, foreign] = [await asha.address(), await ravi.address()];
    granted(await asha.call(calls.address.disable, { body: { _id: removed._id } }));
    for (const addressId of [removed._id, foreign._id, 'f'.repeat(24)])
      expect((await press(asha, orderOf(await asha.cart(), addressId))).status).toBe(404);
    expect(await shop.stockOf(milk)).toBe(10);
    expect(await asha.cart()).toHaveLength(1);
  });

  test('when it names nothing, a product twice, or no count: 400', async () => {
    const milk = await shop.sells();
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const body = await readyToOrder(asha);
    const line = { productId: milk._id, quantity: 2 };
    const wrong: unknown[] = [
      [],
      [line, line],
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: -2 }],
      [{ ...line, quantity: 1.5 }],
      [{ ...line, productId: { $ne: null } }],
      [null],
      'milk',
    ];
    for (const list_item of wrong) {
      const { status } = await asha.call(calls.order.placeCashOnDelivery, {
        wrongBody: { ...body, list_item },
      });
      expect([list_item, status]).toEqual([list_item, 400]);
    }
    for (const totalAmt of ['NaN', null, '1e3', {}])
      expect(
        (await asha.call(calls.order.placeCashOnDelivery, { wrongBody: { ...body, totalAmt } })).status,
      ).toBe(400);
    expect(await asha.cart()).toMatchObject([{ quantity: 2 }]);
  });

  test('S-164 when it is to be paid online while no provider is set up, and keeps the cart', async () => {
    const milk = await shop.sells();
    const asha = await shop.customer();
    await asha.adds(milk);
    const body = await readyToOrder(asha);
    expect(await asha.call(calls.order.checkout, { body })).toMatchObject({
      status: 503,
      json: { code: 'paymentsUnavailable' },
    });
    expect((await asha.call(calls.order.checkout, { wrongBody: { ...body, addressId: 'x' } })).status).toBe(
      400,
    );
    expect(await asha.cart()).toHaveLength(1);
  });
});
