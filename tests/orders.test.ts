import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { uniqueWord } from './support/customer.js';
import { issuesOf, ordersOf, press, readyToOrder } from './support/ordering.js';
import { checkOut } from './support/paying.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ DELIVERY_MINUTES: '25', OPEN_CASH_ORDERS: '0' });
});
afterAll(() => shop.close());

const edit = async (_id: string, fields: object) =>
  granted(await (await shop.admin()).call(calls.product.update, { body: { _id, ...fields } }));

describe('an order for cash on delivery', () => {
  test('G-10 keeps what to do about a sold-out product, if the client says it', async () => {
    const asha = await shop.customer();
    const admin = await shop.admin();
    const milk = await shop.sells();
    await asha.adds(milk);
    const body = { ...(await readyToOrder(asha)), substitution: 'replace' } as const;
    const { orderId } = granted(await press(asha, body)).data;
    const seen = [
      granted(await asha.call(calls.order.details, { body: { orderId } })).data,
      granted(await admin.call(calls.order.inspect, { body: { orderId } })).data,
    ];
    expect(seen.map(({ substitution }) => substitution)).toEqual(['replace', 'replace']);

    await asha.adds(milk);
    expect(await asha.placesOrder(body.addressId)).not.toHaveProperty('substitution');
    await asha.adds(milk);
    const wrongBody = { ...(await readyToOrder(asha)), substitution: 'guess' };
    const { status, json } = await asha.call(calls.order.placeCashOnDelivery, { wrongBody });
    expect(status).toBe(400);
    expect(json.issues?.map(({ path }) => path)).toEqual([['substitution']]);
  });

  test('keeps a copy of recipient, house, landmark and label, and admins find it by the recipient', async () => {
    const asha = await shop.customer();
    await asha.adds(await shop.sells());
    const recipient = uniqueWord('sunita');
    const finding = { recipient, house: 'Flat 4B', landmark: 'Water tank', label: 'home' };
    const to = await asha.address(finding);
    const { orderId, delivery_address } = await asha.placesOrder(to._id);
    expect(delivery_address).toMatchObject(finding);
    granted(await asha.call(calls.address.disable, { body: { _id: to._id } }));
    const admin = await shop.admin();
    expect(granted(await admin.call(calls.order.inspect, { body: { orderId } })).data).toMatchObject({
      delivery_address: finding,
    });
    const found = granted(await admin.call(calls.order.adminOrders, { body: { search: recipient } })).data;
    expect(found.map((order) => order.orderId)).toEqual([orderId]);
  });

  test('S-163 S-087 is placed for the cart as it was read, takes its stock and empties the cart', async () => {
    const [milk, rice] = [
      await shop.sells({ price: 65.5, discount: 5, stock: 10 }),
      await shop.sells({ price: 240, stock: 4 }),
    ];
    const asha = await shop.customer();
    await asha.adds(milk, 3);
    await asha.adds(rice, 4);

    const answer = await press(asha, await readyToOrder(asha));
    expect(answer).toMatchObject({
      status: 200,
      json: { success: true, error: false, message: 'Order placed' },
    });
    expect(await asha.cart()).toEqual([]);
    expect([await shop.stockOf(milk), await shop.stockOf(rice)]).toEqual([7, 0]);
  });

  test('S-086 S-164 W-11 tells its number, lines, address, history and what the card shows', async () => {
    const milk = await shop.sells({
      image: ['https://example.test/milk.jpg'],
      price: 199,
      discount: 7,
      unit: '1 l',
    });
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const to = await asha.address({ city: 'Nashik', pincode: '422001' });
    const order = await asha.placesOrder(to._id);

    const { address_line, city, state, pincode, country, mobile } = to;
    expect(Object.keys(order.delivery_address)).toHaveLength(6);
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
    expect(granted(await asha.call(calls.order.details, { body: { orderId: order.orderId } })).data).toEqual(
      order,
    );
    expect(granted(await asha.call(calls.user.details)).data.orderHistory).toEqual([order._id]);
  });

  test('W-10 takes bare ids and products alike, and keeps the lines that were not ordered', async () => {
    const [milk, rice] = [await shop.sells(), await shop.sells()];
    const asha = await shop.customer();
    await asha.adds(milk, 2);
    const kept = await asha.adds(rice, 1);
    const { _id: addressId } = await asha.address();
    const body = { list_item: [{ productId: milk._id, quantity: '2' }], addressId, totalAmt: '200' };
    expect((await press(asha, body)).status).toBe(200);
    expect(await asha.cart()).toEqual([kept]);
  });

  test.each([
    ['for cash', press],
    ['online', checkOut],
  ])(
    'W-10 takes all that a full cart shows, which may be more than 100 kB: paid %s',
    async (_how, placed) => {
      const milk = await shop.sells();
      const asha = await shop.customer();
      const line = await asha.adds(milk, 1);
      const { _id: addressId } = await asha.address();
      const shown = { ...line, productId: { ...milk, name: 'x'.repeat(300_000) } };
      const body = { list_item: [shown], addressId, totalAmt: 100 };
      expect((await placed(asha, body)).status).toBe(200);
    },
  );

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

  test('S-086 the list is told by pages of twenty, the newest first, without lines; W-11 its keys stay', async () => {
    const [milk, bread] = [await shop.sells({ stock: 50 }), await shop.sells({ stock: 50 })];
    const asha = await shop.customer();
    const numbers: string[] = [];
    for (let i = 0; i < 21; i++) {
      await asha.adds(milk);
      if (i === 20) await asha.adds(bread);
      numbers.unshift((await asha.placesOrder()).orderId);
    }
    const first = granted(await asha.call(calls.order.list));
    expect(first).toMatchObject({ page: 1, totalPage: 2, totalCount: 21 });
    expect(first.data.map(({ orderId }) => orderId)).toEqual(numbers.slice(0, 20));
    expect(first.data[0]).toEqual({
      _id: expect.any(String),
      orderId: numbers[0],
      createdAt: expect.any(String),
      deliverBy: expect.any(String),
      product_details: { name: milk.name, image: [] },
      subTotalAmt: 200,
      totalAmt: 200,
      status: 'placed',
      payment_method: 'cod',
      payment_status: 'due',
      lineCount: 2,
    });
    const second = granted(await asha.call(calls.order.list, { body: { page: '2' } }));
    expect(second.data.map(({ orderId }) => orderId)).toEqual(numbers.slice(20));
    expect(granted(await asha.call(calls.order.list, { body: { page: 3 } })).data).toEqual([]);
    for (const wrongBody of [{ page: 0 }, { page: 'two' }, { limit: 101 }])
      expect((await asha.call(calls.order.list, { wrongBody })).json.code).toBe('invalid');

    const [orderId = ''] = numbers;
    granted(await asha.call(calls.order.cancel, { body: { orderId } }));
    const [cancelled, other] = granted(await asha.call(calls.order.list)).data;
    expect(cancelled).toMatchObject({ orderId, status: 'cancelled' });
    expect(other).toEqual(first.data[1]);
  });

  test('amounts add up to the paisa, whatever the discount', async () => {
    const products = [
      await shop.sells({ price: 33.33, discount: 12.5 }),
      await shop.sells({ price: 0.99, discount: 0 }),
      await shop.sells({ price: 1_234.56, discount: 99.99 }),
      await shop.sells({ price: 80, discount: 100 }),
    ];
    const asha = await shop.customer();
    for (const [i, product] of products.entries()) await asha.adds(product, i + 1);
    const order = await asha.placesOrder();
    expect(issuesOf(order)).toEqual([]);
    expect(order.lines.map(({ amount }) => amount)).toEqual([28.33, 1.98, 0, 0]);
  });
});
