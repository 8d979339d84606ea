import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { usualRules } from '../../contract/deliveryRules.js';
import type { OfferedSlot } from '../../contract/delivery.js';
import { slotText } from '../../contract/slotText.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { opensIn, setRules } from '../support/deliveryRules.js';
import { mailsTo } from '../support/mailbox.js';
import { press, readyToOrder } from '../support/ordering.js';
import { checkOut, eventOf, tell } from '../support/paying.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ DELIVERY_MINUTES: '10', ORDERS_AT_ONCE: '1' });
  admin = await shop.admin();
});
afterAll(() => shop.close());

const slots = { on: true, minutes: 60, days: 2, capacity: 0, lead: 60 };
beforeEach(() => setRules(admin, { slots }).then(() => undefined));
afterEach(async () => {
  await shop.collection('orders').deleteMany({});
  await shop.collection('deliveryslots').deleteMany({});
});

const offered = async (customer = admin) => granted(await customer.call(calls.delivery.slots)).data;
const chosen = async (place = 5) => {
  const { from, to } = (await offered())[place] ?? never();
  return { from, to };
};
const never = (): OfferedSlot => {
  throw new Error('no such slot');
};
const takenOf = async ({ from, to }: { from: string; to: string }) =>
  (await shop.collection('deliveryslots').findOne({ _id: `${from}/${to}` as never }))?.taken;

/** Returns a customer with a cart, and the order body that the web would send. */
const buyer = async (stock = 10) => {
  const asha = await shop.customer();
  const milk = await shop.sells({ price: 100, stock });
  await asha.adds(milk);
  return { asha, milk, body: await readyToOrder(asha) };
};
/** Returns the text of the mail that confirms a customer's order. */
const confirmationTo = async ({ email }: TestCustomer): Promise<string> => {
  const [mail] = await mailsTo(shop, email, 1, ({ subject }) =>
    subject.startsWith('We’ve received your order'),
  );
  return mail?.text ?? '';
};
const cancel = (customer: TestCustomer, orderId: string) =>
  customer.call(calls.order.cancel, { body: { orderId } });

describe('later slots', () => {
  test('are offered only where the merchant allows them', async () => {
    const times = await offered();
    const [begins, ends] = [Date.parse(times[0]?.from ?? ''), Date.parse(times.at(-1)?.to ?? '')];
    const hour = 3_600_000;
    expect(times.length).toBe((ends - begins) / hour); // one after the other
    expect(begins - Date.now()).toBeGreaterThanOrEqual(59 * 60_000);
    expect(begins - Date.now()).toBeLessThanOrEqual(2 * hour);
    expect(ends - Date.now()).toBeGreaterThan(48 * hour); // until the day after tomorrow ends
    const slot = await chosen();
    await setRules(admin, usualRules);
    expect(await offered()).toEqual([]);
    const { asha, body } = await buyer();
    expect(await press(asha, { ...body, slot })).toMatchObject({ status: 409, json: { code: 'slotGone' } });
  });

  test('stay as they are for a client that does not know them', async () => {
    const { revision } = granted(await shop.call(calls.delivery.rules)).data;
    const { slots: _, ...older } = usualRules;
    granted(await admin.call(calls.delivery.update, { body: { ...older, charge: 5, revision } }));
    expect(granted(await shop.call(calls.delivery.rules)).data).toMatchObject({ charge: 5, slots });
  });

  test('are off for rules that an older version has stored', async () => {
    await shop.collection('deliveryrules').updateOne({}, { $unset: { slots: 1 } });
    const { data } = granted(await admin.call(calls.delivery.rules));
    const stored = await waitUntil(
      async () => granted(await shop.call(calls.delivery.rules)).data,
      (rules) => !rules.slots.on,
    );
    expect(stored).toMatchObject({ revision: data.revision, slots: usualRules.slots });
  });

  test('an order keeps its slot, and is due at its end', async () => {
    const { asha, body } = await buyer();
    const slot = await chosen();
    const order = granted(await press(asha, { ...body, slot })).data;
    expect(order).toMatchObject({ slot, deliverBy: slot.to });
    const [listed] = granted(await asha.call(calls.order.list, {})).data;
    expect(listed).toMatchObject({ slot });
    const { orderId } = order;
    expect(granted(await admin.call(calls.order.inspect, { body: { orderId } })).data).toMatchObject({
      slot,
    });
    const mail = await confirmationTo(asha);
    expect(mail).toContain(slotText(slot));
    expect(mail).not.toContain('We are packing it now');
  });

  test('an order of the same day is refused with a slot that is not offered', async () => {
    const { asha, body } = await buyer();
    const { from, to } = await chosen();
    const shifted = (iso: string, minutes: number) =>
      new Date(Date.parse(iso) + minutes * 60_000).toISOString();
    for (const slot of [
      { from: shifted(from, 7), to: shifted(to, 7) },
      { from, to: shifted(to, 60) },
      { from: shifted(from, -10 * 60), to: shifted(to, -10 * 60) },
    ])
      expect((await press(asha, { ...body, slot })).json.code).toBe('slotGone');
    expect((await press(asha, { ...body, slot: { from: 'soon', to } as never })).status).toBe(400);
  });

  test('while the shop is closed, an order with a slot is possible, and one for now is not', async () => {
    await setRules(admin, { slots, week: opensIn(3) });
    const { asha, body } = await buyer();
    expect((await press(asha, body)).json.code).toBe('shopClosed');
    const slot = await chosen(0);
    expect(granted(await press(asha, { ...body, slot })).data.slot).toEqual(slot);
  });

  test('an order for later does not delay an order for now', async () => {
    const etaNow = async () => {
      const { asha, body } = await buyer();
      const { createdAt, deliverBy } = granted(await press(asha, body)).data;
      return (Date.parse(deliverBy) - Date.parse(createdAt)) / 60_000;
    };
    const { asha, body } = await buyer();
    granted(await press(asha, { ...body, slot: await chosen(20) }));
    expect(await etaNow()).toBe(10);
    expect(await etaNow()).toBe(20); // the order before is for now
  });

  test('the orders still to be delivered are listed by when they are due', async () => {
    const place = async (at?: number) => {
      const { asha, body } = await buyer();
      const slot = at === undefined ? undefined : await chosen(at);
      return granted(await press(asha, { ...body, ...(slot && { slot }) })).data.orderId;
    };
    const [last, second] = [await place(30), await place(3)];
    const first = await place();
    const gone = await buyer();
    const { orderId } = granted(await press(gone.asha, gone.body)).data;
    granted(await cancel(gone.asha, orderId));
    const unpaid = await buyer();
    granted(await checkOut(unpaid.asha, unpaid.body));
    const { data, totalCount } = granted(
      await admin.call(calls.order.adminOrders, { body: { due: 'open' } }),
    );
    expect(data.map((row) => row.orderId)).toEqual([first, second, last]);
    expect(data.map((row) => row.slot !== undefined)).toEqual([false, true, true]);
    expect(totalCount).toBe(3);
  });

  test('a change of the settings is in the audit log', async () => {
    await setRules(admin, { slots: { ...slots, capacity: 7 } });
    const { data } = granted(await admin.call(calls.audit.list, { body: {} }));
    expect(data[0]?.things[0]).toMatchObject({ before: { slotCapacity: 0 }, after: { slotCapacity: 7 } });
  });
});

describe('the capacity of a slot', () => {
  beforeEach(() => setRules(admin, { slots: { ...slots, capacity: 1 } }).then(() => undefined));

  test('the last place goes to one of many buyers, and the others keep cart and stock', async () => {
    const slot = await chosen();
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer()));
    const replies = await Promise.all(buyers.map(({ asha, body }) => press(asha, { ...body, slot })));
    expect(replies.map(({ json }) => json.code ?? 'placed').sort()).toEqual([
      'placed',
      ...Array.from({ length: 5 }, () => 'slotFull'),
    ]);
    expect(await takenOf(slot)).toBe(1);
    expect((await offered())[5]).toEqual({ ...slot, full: true });
    const refused = buyers[replies.findIndex(({ json }) => json.code === 'slotFull')];
    expect(await refused?.asha.cart()).toHaveLength(1);
    expect(refused && (await shop.stockOf(refused.milk))).toBe(10);
  });

  test('a second slot has places of its own, and an order for now takes none', async () => {
    const [one, other] = [await chosen(4), await chosen(5)];
    for (const slot of [one, other]) {
      const { asha, body } = await buyer();
      granted(await press(asha, { ...body, slot }));
    }
    const { asha, body } = await buyer();
    granted(await press(asha, body));
    expect([await takenOf(one), await takenOf(other)]).toEqual([1, 1]);
  });

  test('a cancelled order gives its place back, once', async () => {
    const slot = await chosen();
    const { asha, body } = await buyer();
    const { orderId } = granted(await press(asha, { ...body, slot })).data;
    granted(await cancel(asha, orderId));
    expect((await cancel(asha, orderId)).json.code).toBe('orderMoved');
    expect(await takenOf(slot)).toBe(0);
    const next = await buyer();
    granted(await press(next.asha, { ...next.body, slot }));
  });

  test('a repeated call with the same key takes one place', async () => {
    const slot = await chosen();
    const { asha, body } = await buyer();
    const first = granted(await press(asha, { ...body, slot }, 'slot-key')).data;
    expect(granted(await press(asha, { ...body, slot }, 'slot-key')).data.orderId).toBe(first.orderId);
    expect(await takenOf(slot)).toBe(1);
  });
});

describe('a slot and an online payment', () => {
  beforeEach(() => setRules(admin, { slots: { ...slots, capacity: 1 } }).then(() => undefined));

  const payer = async () => {
    const slot = await chosen();
    const { asha, body } = await buyer();
    const { id: session, data } = granted(await checkOut(asha, { ...body, slot }));
    const order = async () =>
      granted(await asha.call(calls.order.details, { body: { orderId: data.orderId } })).data;
    return { asha, slot, session, orderId: data.orderId, order };
  };
  const paid = (session: string) => tell(shop, eventOf(session, { type: 'completed', amount: 10_000 }));
  const expired = (session: string) => tell(shop, eventOf(session, { type: 'expired' }));
  /** Moves the slot of an order into the past, as if the payment had taken that long. */
  const letPass = (orderId: string) => {
    const [from, to] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000)];
    return shop.collection('orders').updateOne({ orderId }, { $set: { slot: { from, to }, deliverBy: to } });
  };

  test('the place is held while the payment is awaited, and the paid order keeps its slot', async () => {
    const { slot, session, order } = await payer();
    const other = await buyer();
    expect((await press(other.asha, { ...other.body, slot })).json.code).toBe('slotFull');
    await paid(session);
    expect(await order()).toMatchObject({ payment_status: 'paid', slot, deliverBy: slot.to });
    expect(await takenOf(slot)).toBe(1);
  });

  test('the place of the own unpaid order is free to its customer alone, whose next order takes it', async () => {
    const { asha, slot, order } = await payer();
    const isFull = async (customer: TestCustomer) =>
      (await offered(customer)).find(({ from }) => from === slot.from)?.full;
    expect([await isFull(asha), await isFull((await buyer()).asha)]).toEqual([false, true]);
    granted(await press(asha, { ...(await readyToOrder(asha)), slot }));
    expect((await order()).status).toBe('cancelled');
    expect([await takenOf(slot), await isFull(asha)]).toEqual([1, true]);
  });

  test('an order for a full slot leaves the own unpaid order as it is', async () => {
    const { asha, order } = await payer();
    const full = await chosen(6);
    const other = await buyer();
    granted(await press(other.asha, { ...other.body, slot: full }));
    expect((await press(asha, { ...(await readyToOrder(asha)), slot: full })).json.code).toBe('slotFull');
    expect((await order()).status).toBe('placed');
  });

  test('an expired payment gives the place back, and a late one takes it again', async () => {
    const { slot, session, order } = await payer();
    await expired(session);
    expect(await takenOf(slot)).toBe(0);
    await paid(session);
    expect(await order()).toMatchObject({ status: 'placed', payment_status: 'paid', slot });
    expect(await takenOf(slot)).toBe(1);
  });

  test('a payment that is late for a full slot is sent back', async () => {
    const { slot, session, order } = await payer();
    await expired(session);
    const other = await buyer();
    granted(await press(other.asha, { ...other.body, slot }));
    await paid(session);
    const seen = await waitUntil(order, ({ payment_status }) => payment_status === 'refunded');
    expect(seen.status).toBe('cancelled');
    expect(await takenOf(slot)).toBe(1);
  });

  test('an order that is paid after its slot is kept, delivered as soon as possible, and says so', async () => {
    const { asha, session, orderId, order } = await payer();
    await letPass(orderId);
    await paid(session);
    const seen = await order();
    expect(seen).toMatchObject({ status: 'placed', payment_status: 'paid' });
    expect(seen.slot).toBeUndefined();
    expect(Date.parse(seen.deliverBy)).toBeGreaterThan(Date.now());
    const missed = slotText(seen.missed_slot ?? never());
    const { data } = granted(await admin.call(calls.order.inspect, { body: { orderId } }));
    expect(data.missed_slot).toEqual(seen.missed_slot);
    expect(await confirmationTo(asha)).toContain(`the delivery time you chose (${missed}) was over`);
  });

  test('cancelled while its payment is awaited, it gives the place back', async () => {
    const { asha, slot, orderId } = await payer();
    granted(await cancel(asha, orderId));
    expect(await takenOf(slot)).toBe(0);
  });
});
