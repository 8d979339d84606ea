import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { usualRules } from '../../contract/deliveryRules.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { opensIn, setRules } from '../support/deliveryRules.js';
import { press, readyToOrder } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ DELIVERY_MINUTES: '10', ORDERS_AT_ONCE: '2' });
  admin = await shop.admin();
});
afterAll(() => shop.close());
afterEach(() => setRules(admin).then(() => undefined));

/** Returns a customer with a cart of this many rupees, and the order body that the web would send. */
const buyer = async (price: number) => {
  const asha = await shop.customer();
  const milk = await shop.sells({ price });
  await asha.adds(milk);
  return { asha, milk, body: await readyToOrder(asha) };
};

describe('W-38 the delivery rules', () => {
  test('are told to everybody, and allow everything until somebody sets them', async () => {
    await shop.collection('deliveryrules').deleteMany({});
    const { asha, body } = await buyer(1);
    expect((await press(asha, body)).json.data).toMatchObject({ subTotalAmt: 1, totalAmt: 1 });
  });

  test('refuse an address that is not served, and take no stock', async () => {
    await setRules(admin, { pincodes: '56, 411031' });
    const { asha, milk, body } = await buyer(100);
    expect(await press(asha, body)).toMatchObject({
      status: 409,
      json: {
        code: 'notServed',
        message: 'We don’t deliver to PIN code 411030. Choose another address',
        data: { pincode: '411030' },
      },
    });
    expect(await shop.stockOf(milk)).toBe(10);
    const { _id: addressId } = await asha.address({ pincode: '560001' });
    expect((await press(asha, { ...body, addressId })).status).toBe(200);
  });

  test('reject an order below the minimum with the amounts, and accept one that reaches it', async () => {
    await setRules(admin, { minimum: 199 });
    const { asha, body } = await buyer(150.5);
    expect(await press(asha, body)).toMatchObject({
      status: 409,
      json: {
        code: 'belowMinimum',
        message: 'The minimum order is ₹199.00. Add ₹48.50 more',
        data: { minimum: 199, subTotalAmt: 150.5, missing: 48.5 },
      },
    });
    await setRules(admin, { minimum: 150.5 });
    expect((await press(asha, body)).status).toBe(200);
  });

  test('refuse an order while the shop is closed, with the next opening, in the words of the reader', async () => {
    await setRules(admin, { week: opensIn(2) });
    const { asha, body } = await buyer(100);
    const refused = await press(asha, body);
    expect(refused).toMatchObject({ status: 409, json: { code: 'shopClosed' } });
    const { opens } = refused.json.data as unknown as { opens: string };
    expect(Math.round((Date.parse(opens) - Date.now()) / 3_600_000)).toBe(2);
    const { message } = (
      await asha.call(calls.order.placeCashOnDelivery, { body, headers: { 'accept-language': 'hi' } })
    ).json;
    expect(message).toMatch(/^दुकान अभी बंद है। यह (आज|कल) .* बजे खुलेगी/);

    expect(granted(await shop.call(calls.shop.settings)).data.etaMinutes).toBeGreaterThan(110);
    await setRules(admin, { week: usualRules.week.map((day) => ({ ...day, open: false })) });
    expect((await press(asha, body)).json).toMatchObject({
      message: 'The shop is not taking orders right now. Check back later',
      data: { opens: null },
    });
  });

  test('W-09 charge for delivery: a total that was seen before they changed is refused with the new one', async () => {
    const { asha, body } = await buyer(100);
    await setRules(admin, { charge: 25, freeFrom: 200 });
    const changed = {
      status: 409,
      json: { code: 'totalsChanged', data: { totalAmt: 125, subTotalAmt: 100 } },
    };
    expect(await press(asha, body)).toMatchObject(changed);
    const placed = await press(asha, { ...body, totalAmt: 125 });
    expect(placed.json.data).toMatchObject({ subTotalAmt: 100, totalAmt: 125 });
    expect(placed.json.data).not.toHaveProperty('delivery_saved');

    const big = await buyer(200);
    const freed = { subTotalAmt: 200, totalAmt: 200, delivery_saved: 25 };
    expect((await press(big.asha, big.body)).json.data).toMatchObject(freed);
  });
});

describe('who sets them', () => {
  test('is an admin, whose change is at once what everybody is told', async () => {
    const asha = await shop.customer();
    expect((await asha.call(calls.delivery.update, { body: usualRules })).status).toBe(403);
    const week = usualRules.week.map((day, place) => ({ ...day, open: place < 6 }));
    const rules = {
      pincodes: ['411'],
      minimum: 99.5,
      charge: 20,
      freeFrom: 499,
      week,
      closedDates: ['2026-12-25'],
      slots: { on: true, minutes: 120, days: 1, capacity: 5, lead: 30 },
    };
    const saved = await setRules(admin, rules);
    expect(saved).toEqual({ ...rules, revision: expect.any(Number) });
    expect(granted(await shop.call(calls.delivery.rules)).data).toEqual(saved);
    const [entry] = await shop.collection('audit').find().sort({ at: -1 }).limit(1).toArray();
    expect(entry?.things).toMatchObject([
      {
        name: 'Delivery',
        before: { minimum: 0, sunday: '00:00–00:00' },
        after: { minimum: 9_950, sunday: '—' },
      },
    ]);
    expect(entry?.things[0].after).not.toHaveProperty('monday');
  });

  test('W-34 writes over nobody: of two who saw the same rules one is told what the other saved', async () => {
    const { revision } = await setRules(admin, { minimum: 1 });
    const save = (minimum: number) =>
      admin.call(calls.delivery.update, { body: { ...usualRules, minimum, revision } });
    const answers = await Promise.all([save(2), save(3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, refused] = answers[0].status === 200 ? answers : answers.toReversed();
    expect(refused?.json).toMatchObject({ code: 'staleRevision', data: kept?.json.data });
  });
});

test('the arrival told is honest: with two at once the third order comes a round later', async () => {
  await shop.collection('orders').deleteMany({});
  const minutesOfNext = async () => {
    const { createdAt, deliverBy } = await (await buyer(100)).asha.placesOrder();
    return (Date.parse(deliverBy) - Date.parse(createdAt)) / 60_000;
  };
  const arrivals: number[] = [];
  for (let place = 0; place < 4; place += 1) arrivals.push(await minutesOfNext());
  expect(arrivals).toEqual([10, 10, 20, 20]);
  await shop.collection('orders').updateMany({}, { $set: { status: 'delivered' } });
  expect(await minutesOfNext()).toBe(10);
});

describe('the promise for a PIN code', () => {
  const ask = (pincode: string | number) => shop.call(calls.delivery.promise, { body: { pincode } });
  const promise = async (pincode: string) => granted(await ask(pincode)).data;

  test('is what an order there would be told', async () => {
    await shop.collection('orders').deleteMany({});
    await setRules(admin, { pincodes: '411' });
    const told = await waitUntil(
      () => promise('411 030'), // the number of open orders is some seconds old
      ({ minutes }) => minutes === 10,
    );
    expect(told).toMatchObject({ pincode: '411030', served: true, minutes: 10, open: true, opens: null });
    const { asha, body } = await buyer(100);
    const { _id: addressId } = await asha.address({ pincode: '560001' });
    expect(await promise('560001')).toMatchObject({ pincode: '560001', served: false });
    expect((await press(asha, { ...body, addressId })).json.code).toBe('notServed');
  });

  test('counts the open orders, as that of the next order does', async () => {
    for (let place = 0; place < 2; place += 1) await (await buyer(100)).asha.placesOrder();
    const told = await waitUntil(
      () => promise('411030'),
      ({ minutes }) => minutes > 10,
    );
    const { createdAt, deliverBy } = await (await buyer(100)).asha.placesOrder();
    const ofOrder = (Date.parse(deliverBy) - Date.parse(createdAt)) / 60_000;
    expect(told.minutes).toBe(ofOrder);
    expect(Date.parse(told.deliverBy)).toBeLessThanOrEqual(Date.parse(deliverBy));
    await shop.collection('orders').updateMany({}, { $set: { status: 'delivered' } });
  });

  test('counts from the opening while the shop is closed, and names it', async () => {
    await setRules(admin, { week: opensIn(2) });
    const { open, opens, minutes } = await promise('411030');
    expect(open).toBe(false);
    const { etaMinutes } = granted(await shop.call(calls.shop.settings)).data;
    expect(Math.abs(minutes - etaMinutes)).toBeLessThanOrEqual(1);
    const { asha, body } = await buyer(100);
    const refused = (await press(asha, body)).json.data as unknown as { opens: string };
    expect(opens).toBe(refused.opens);
    await setRules(admin, { week: usualRules.week.map((day) => ({ ...day, open: false })) });
    expect(await promise('411030')).toMatchObject({ open: false, opens: null });
  });

  test.each(['5600', '012345', 'milk', '', '5600011'])('%p is no PIN code', async (pincode) => {
    expect((await ask(pincode)).status).toBe(400);
  });
});
