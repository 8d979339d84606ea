import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { faultsOf, orderOf, ordersOf, press, readyToOrder } from './support/ordering.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ DELIVERY_MINUTES: '25' });
}, 60_000);
afterAll(() => shop.close());

const edit = async (_id: string, fields: object) =>
  granted(await (await shop.admin()).call(calls.product.update, { body: { _id, ...fields } }));

describe('an order for cash on delivery', () => {
  test('S-163 S-087 is placed for the cart as it was read, takes its stock and empties the cart', async () => {
    const [milk, rice] = [await shop.sells({ price: 65.5, discount: 5, stock: 10 }), await shop.sells({ price: 240, stock: 4 })];
    const asha = await shop.customer();
    await asha.adds(milk, 3);
    await asha.adds(rice, 4);

    const answer = await press(asha, await readyToOrder(asha));
    expect(answer).toMatchObject({ status: 200, json: { success: true, error: false, message: 'Order placed' } });
    expect(await asha.cart()).toEqual([]);
    expect([await shop.stockOf(milk), await shop.stockOf(rice)]).toEqual([7, 0]);
  });

  test('S-086 S-164 W-11 tells its number, lines, address, history and what the card shows', async () => {
    const milk = await shop.sells({ image: ['https://example.test/milk.jpg'], price: 199, discount: 7, unit: '1 l' });
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const to = await asha.address({ city: 'Nashik', pincode: '422001' });
    const order = await asha.placesOrder(to._id);

    const { address_line, city, state, pincode, country, mobile } = to;
    expect(order).toMatchObject({
      orderId: expect.stringMatching(/^TK-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      subTotalAmt: 370,
      totalAmt: 370,
      product_details: { name: milk.name, image: ['https://example.test/milk.jpg'] },
      delivery_address: { address_line, city, state, pincode, country, mobile },
      status: 'placed',
      payment_method: 'cod',
      payment_status: 'due',
      history: [{ status: 'placed', at: order.createdAt }],
    });
    expect(order.lines).toEqual([
      {
        productId: milk._id,
        name: milk.name,
        image: ['https://example.test/milk.jpg'],
        unit: '1 l',
        quantity: 2,
        price: 199,
        discount: 7,
        amount: 370,
      },
    ]);
    expect(Date.parse(order.deliverBy) - Date.parse(order.createdAt)).toBe(25 * 60_000);
    expect(await ordersOf(asha)).toEqual([order]);
    expect(granted(await asha.call(calls.order.details, { body: { orderId: order.orderId } })).data).toEqual(order);
    expect(granted(await asha.call(calls.user.details)).data.orderHistory).toEqual([order._id]);
  });

  test('W-10 takes bare ids and products alike, and leaves the lines that were not ordered', async () => {
    const [milk, rice] = [await shop.sells(), await shop.sells()];
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const kept = await asha.adds(rice, 1);
    const { _id: addressId } = await asha.address();
    const body = { list_item: [{ productId: milk._id, quantity: '2' }], addressId, totalAmt: '200' };
    expect((await press(asha, body)).status).toBe(200);
    expect(await asha.cart()).toEqual([kept]);
  });

  test('W-11 W-28 keeps its snapshots when the product is edited, sold off or deleted', async () => {
    const milk = await shop.sells({ name: 'Snapshot milk', price: 50 });
    const asha = await shop.customer();
    await asha.adds(milk, 1);
    const order = await asha.placesOrder();
    await edit(milk._id, { name: 'Other milk', price: 75 });
    granted(await (await shop.admin()).call(calls.product.remove, { body: { _id: milk._id } }));
    expect(await ordersOf(asha)).toEqual([order]);
  });

  test('lists the newest order first, and only its owner sees it', async () => {
    const milk = await shop.sells();
    const [asha, mallory] = [await shop.customer(), await shop.customer('Mallory')];
    const numbers: string[] = [];
    for (let i = 0; i < 3; i++) {
      await asha.adds(milk);
      numbers.unshift((await asha.placesOrder()).orderId);
    }
    expect((await ordersOf(asha)).map(({ orderId }) => orderId)).toEqual(numbers);
    expect(await ordersOf(mallory)).toEqual([]);
    const [orderId = ''] = numbers;
    expect((await mallory.call(calls.order.details, { body: { orderId } })).status).toBe(404);
    expect((await shop.call(calls.order.list)).status).toBe(401);
  });

  test('amounts add up to the paisa, whatever the discount', async () => {
    const goods = [
      await shop.sells({ price: 33.33, discount: 12.5 }),
      await shop.sells({ price: 0.99, discount: 0 }),
      await shop.sells({ price: 1_234.56, discount: 99.99 }),
      await shop.sells({ price: 80, discount: 100 }),
    ];
    const asha = await shop.customer();
    for (const [i, product] of goods.entries()) await asha.adds(product, i + 1);
    const order = await asha.placesOrder();
    expect(faultsOf(order)).toEqual([]);
    expect(order.lines.map(({ amount }) => amount)).toEqual([28.33, 1.98, 0, 0]);
  });
});

describe('an order is refused whole', () => {
  test('W-09 when its total is not what is payable: 409 with the figures, nothing taken', async () => {
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
    expect(refused).toMatchObject({ status: 409, json: { code: 'totalsChanged', data: { totalAmt: 300, subTotalAmt: 300 } } });
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
    const list_item = (await asha.cart()).map((line) => ({ ...line, price: 1, productId: { ...line.productId, price: 1, discount: 99 } }));
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
      const { status } = await asha.call(calls.order.placeCashOnDelivery, { wrongBody: { ...body, list_item } });
      expect([list_item, status]).toEqual([list_item, 400]);
    }
    for (const totalAmt of ['NaN', null, '1e3', {}])
      expect((await asha.call(calls.order.placeCashOnDelivery, { wrongBody: { ...body, totalAmt } })).status).toBe(400);
    expect(await asha.cart()).toMatchObject([{ quantity: 2 }]);
  });

  test('S-164 when it is to be paid online while no provider is set up, and keeps the cart', async () => {
    const milk = await shop.sells();
    const asha = await shop.customer();
    await asha.adds(milk);
    const body = await readyToOrder(asha);
    expect(await asha.call(calls.order.checkout, { body })).toMatchObject({ status: 503, json: { code: 'paymentsUnavailable' } });
    expect((await asha.call(calls.order.checkout, { wrongBody: { ...body, addressId: 'x' } })).status).toBe(400);
    expect(await asha.cart()).toHaveLength(1);
  });
});
