import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { orderLink } from '../../contract/links.js';
import { advance } from '../../cli/orders/moving.js';
import type { CommandError } from '../../cli/terminal/commandError.js';
import { withApiIn } from '../../cli/withApi.js';
import { mailsTo } from '../support/mailbox.js';
import { type Operator, operatorOf } from '../support/operating.js';
import { eventOf, payerAt, payments, tell } from '../support/paying.js';
import { tokriIn } from '../support/ranTokri.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
let operator: Operator;
let tokri: Operator['runs'];
beforeAll(async () => {
  shop = await openTestShop();
  operator = operatorOf(shop);
  tokri = operator.runs;
});
afterAll(() => shop.close());

const ordered = async (name?: string) => {
  const customer = await shop.customer(name);
  const product = await shop.sells({ price: 617.25 });
  await customer.adds(product, 2);
  return { customer, product, order: await customer.placesOrder() };
};
const storedOf = (orderId: string) => shop.collection('orders').findOne({ orderId });
/** Returns the exit and the message of the command that was rejected. */
const refusalIn = (outcomes: PromiseSettledResult<unknown>[]) => {
  const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
  const { exit, message } = (rejected?.reason ?? {}) as CommandError;
  return { exit, message };
};

describe('orders advance', () => {
  test('takes an order step by step to its customer, who is mailed; it gets its invoice, history and log', async () => {
    const { customer, order } = await ordered();
    const { orderId, _id } = order;
    const first = await operator.asks('orders advance', orderId.replaceAll('-', '').toLowerCase());
    expect(first).toMatchObject({ from: 'placed', order: { status: 'packed' }, mailed: false });
    await operator.asks('orders advance', orderId, '--to', 'out-for-delivery');
    const last = await operator.asks('orders advance', orderId);
    expect(last).toMatchObject({ mailed: true, order: { status: 'delivered', payment_status: 'paid' } });
    expect(last.order.invoice?.number).toMatch(/\d/);
    expect(last.order.history.slice(1).map(({ status, by }) => `${status} ${by}`)).toEqual([
      'packed cli',
      'out_for_delivery cli',
      'delivered cli',
    ]);
    const log = await shop.collection('audit').find({ 'things._id': _id }).toArray();
    expect(log.map(({ who, action }) => `${who._id} ${action}`)).toEqual(Array(3).fill('cli order.advance'));
    const mails = await mailsTo(shop, customer.email, 3);
    expect(mails).toHaveLength(3);
    // the shop's public address, which the command does not know
    const link = `${shop.url}${orderLink(orderId)}`;
    for (const { text, html } of mails) {
      expect(text).toContain(`${link}\n`);
      expect(html).toContain(`href="${link}"`);
      expect(text + html).not.toContain('.invalid');
    }

    expect(await tokri('orders', 'advance', orderId)).toEqual({
      printed: '',
      said: `${orderId} is delivered: there is no step after that.\n`,
      code: 5,
    });
  });

  test('refuses a step that is not in the table, one that is none, and an order that waits for its payment', async () => {
    const { order } = await ordered();
    const far = await tokri('orders', 'advance', order.orderId, '--to', 'delivered');
    expect(far).toMatchObject({
      code: 5,
      said: `${order.orderId} is placed: from there it cannot become delivered, only packed.\n`,
    });
    const ending = await tokri('orders', 'advance', order.orderId, '--to', 'cancelled');
    expect(ending).toMatchObject({ code: 2, said: expect.stringContaining('tokri orders cancel') });
    const payer = await payerAt(shop);
    const unpaid = await tokri('orders', 'advance', payer.orderId);
    expect(unpaid).toMatchObject({ code: 5, said: expect.stringContaining('is not paid yet') });
    expect(await storedOf(order.orderId)).toMatchObject({ status: 'placed' });

    const row = (await tokri('orders', 'list', '--search', payer.orderId)).printed;
    const shown = (await tokri('orders', 'show', payer.orderId)).printed;
    expect(row).toContain('payment pending');
    expect(shown).toContain(`${payer.orderId}, payment pending`);
    expect(`${row}${shown}`).not.toMatch(/ placed/);
    const pending = await operator.asks('orders list', '--status', 'payment_pending');
    expect(pending.orders.map(({ orderId }) => orderId)).toEqual([payer.orderId]);
    expect((await tokri('status')).printed).toContain('1 payment pending');
  });

  test('asked for twice at once takes one step: the second is told what the order is by now', async () => {
    const { order } = await ordered();
    const withApi = withApiIn(operator.env);
    const asked = performance.now();
    const outcomes = await withApi((opened) =>
      Promise.allSettled([1, 2].map(() => advance(opened, order.orderId, { asked }))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const later = withApi((opened) => advance(opened, order.orderId, { asked }));
    const told = {
      exit: 'conflict',
      message: `${order.orderId} is packed by now, moved at the command line meanwhile: nothing was done. Run it again if out for delivery is meant.`,
    };
    expect(refusalIn(outcomes)).toEqual(told);
    await expect(later).rejects.toMatchObject(told);
    expect(await storedOf(order.orderId)).toMatchObject({ status: 'packed' });
  });

  test('with --to asked for twice at once, the second is not told to run it again: that would not do it', async () => {
    const { order } = await ordered();
    const withApi = withApiIn(operator.env);
    const asked = performance.now();
    const packed = () => withApi((opened) => advance(opened, order.orderId, { to: 'packed', asked }));
    const outcomes = await withApi((opened) =>
      Promise.allSettled([1, 2].map(() => advance(opened, order.orderId, { to: 'packed', asked }))),
    );
    const told = {
      exit: 'conflict',
      message: `${order.orderId} is packed by now, moved at the command line meanwhile: nothing was done.`,
    };
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(refusalIn(outcomes)).toEqual(told);
    // also when the first is done before the second has read the order
    await expect(packed()).rejects.toMatchObject(told);
    const meantEarlier = () =>
      withApi((opened) => advance(opened, order.orderId, { to: 'packed', asked: performance.now() }));
    await expect(meantEarlier()).rejects.toMatchObject({
      message: `${order.orderId} is packed: from there it cannot become packed, only out for delivery.`,
    });
  });

  test('a step is taken later than this one was asked for by the database’s clock; one from the future says nothing', async () => {
    const { order } = await ordered();
    const withApi = withApiIn(operator.env);
    const stamped = async (ahead: number) => {
      const at = new Date(Date.now() + ahead);
      const { orderId } = order;
      const { modifiedCount } = await shop
        .collection('orders')
        .updateOne({ orderId }, { $set: { 'history.0.at': at } });
      expect(modifiedCount).toBe(1);
    };
    const asked = (before: number, ahead: number) =>
      withApi(async (opened) => {
        await stamped(ahead);
        return advance(opened, order.orderId, { dryRun: true, asked: performance.now() - before });
      });
    const byNow = { message: expect.stringContaining('by now') };
    await expect(asked(90_000, -60_000)).rejects.toMatchObject(byNow);
    expect(await asked(0, -60_000)).toMatchObject({ from: 'placed' });
    await expect(asked(90_000, 700)).rejects.toMatchObject(byNow); // a clock that is a little ahead
    // the order was placed by a machine whose clock is an hour ahead
    expect(await asked(90_000, 3_600_000)).toMatchObject({ from: 'placed' });
  });

  test('O-03 --dry-run tries it and writes nothing', async () => {
    const { order } = await ordered();
    for (const step of ['packed', 'out-for-delivery'])
      await operator.asks('orders advance', order.orderId, '--to', step);
    const before = await storedOf(order.orderId);
    const counters = await shop.collection('invoicecounters').find().toArray();
    const waiting = () => shop.collection('outgoingmails').countDocuments();
    expect(await waitUntil(waiting, (count) => count === 0)).toBe(0); // the open shop sends them
    const mails = (await shop.mails()).length;
    const tried = await operator.asks('orders advance', order.orderId, '--to', 'delivered', '--dry-run');
    expect(tried).toMatchObject({ dryRun: true, mailed: true, order: { status: 'delivered' } });
    expect(await storedOf(order.orderId)).toEqual(before);
    expect(await shop.collection('invoicecounters').find().toArray()).toEqual(counters);
    expect(await waiting()).toBe(0);
    expect(await shop.mails()).toHaveLength(mails);
  });
});

describe('orders cancel', () => {
  test('asks nothing without a terminal, and returns the stock', async () => {
    const { product, order } = await ordered();
    const asked = await tokri('orders', 'cancel', order.orderId);
    expect(asked).toMatchObject({ code: 2, said: expect.stringContaining('2 pieces of 1 product go back') });
    await operator.asks('orders cancel', order.orderId, '--dry-run');
    expect(await shop.stockOf(product)).toBe(8);

    const { printed, code } = await tokri('orders', 'cancel', order.orderId, '--yes');
    expect({ printed, code }).toMatchObject({ code: 0, printed: expect.stringContaining('gets a mail') });
    expect(
      await waitUntil(
        () => shop.stockOf(product),
        (stock) => stock === 10,
      ),
    ).toBe(10);
    expect(await storedOf(order.orderId)).toMatchObject({ status: 'cancelled' });
    expect(await tokri('orders', 'cancel', order.orderId, '--yes')).toMatchObject({ code: 5 });
    const log = await shop.collection('audit').findOne({ 'things._id': order._id });
    expect(log).toMatchObject({ action: 'order.cancel', who: { _id: 'cli' } });
  });

  test('keeps why: a reason of the list, or words of one’s own', async () => {
    const [one, other] = [await ordered(), await ordered()];
    const listed = await operator.asks(
      'orders cancel',
      one.order.orderId,
      '--yes',
      '--reason',
      'Out-of-stock',
    );
    expect(listed.order.history.at(-1)).toMatchObject({ reason: 'out_of_stock', by: 'cli' });
    const own = await operator.asks(
      'orders cancel',
      other.order.orderId,
      '--yes',
      '--reason',
      'The lift is broken',
    );
    expect(own.order.history.at(-1)).toMatchObject({ reason: 'other', reason_note: 'The lift is broken' });
    const { printed } = await tokri('orders', 'show', other.order.orderId);
    expect(printed).toContain('cancelled at the command line (other, The lift is broken)');
    expect(printed).toContain('cash on delivery, none due');
  });

  test('of a paid one sends the money back, by the shop that is open', async () => {
    const { session, orderId, customer } = await payerAt(shop);
    await tell(shop, eventOf(session, { type: 'completed' }));
    const { printed } = await tokri('orders', 'cancel', orderId, '-y');
    expect(printed).toContain('₹450.00 go back to the customer');
    const payment = await waitUntil(
      () => payments(shop).findOne({ session }),
      (seen) => seen?.state === 'refunded',
    );
    expect(payment?.state).toBe('refunded');
    expect(await storedOf(orderId)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await mailsTo(shop, customer.email, 3)).toHaveLength(3);
  });
});

test('nothing is moved, nor a secret made, where that of the shop is not known: its mails could not be read', async () => {
  const { order } = await ordered();
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'tokri-elsewhere-'));
  const stranger = tokriIn({ ...operator.env, DATA_DIR: elsewhere });
  expect((await stranger('orders', 'show', order.orderId)).code).toBe(0);
  const refused = await stranger('orders', 'advance', order.orderId);
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('set TOKEN_SECRET, or DATA_DIR') });
  expect(await readdir(elsewhere)).toEqual([]);
  expect(await storedOf(order.orderId)).toMatchObject({ status: 'placed' });
  await rm(elsewhere, { recursive: true });
});

test('list needs no secret and makes none, and a command opens no connection to Redis', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-list-'));
  let connections = 0;
  const redis = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(redis, 'listening');
  const { port } = redis.address() as AddressInfo; // a server that listens has one
  const env = { ...operator.env, DATA_DIR: folder, REDIS_URL: `redis://127.0.0.1:${port}` };
  try {
    expect((await tokriIn(env)('orders', 'list')).code).toBe(0);
    expect([connections, await readdir(folder)]).toEqual([0, []]);
  } finally {
    redis.close();
    await rm(folder, { recursive: true });
  }
});

test('an unknown order is reported in one line', async () => {
  for (const words of [['show'], ['advance'], ['cancel', '--yes']])
    expect(await tokri('orders', ...words, 'TK-0000-0000')).toMatchObject({
      code: 5,
      printed: '',
      said: expect.stringMatching(
        /^There is no order TK-0000-0000: [^\n]+tokri orders list --search[^\n]+\n$/,
      ),
    });
});

test('list filters as the dashboard does, in lines of 80 characters', async () => {
  const { order } = await ordered('Venkatanarasimharajuvaripeta Srinivasan');
  const numbers = async (...args: string[]) =>
    (await operator.asks('orders list', ...args)).orders.map(({ orderId }) => orderId);
  expect(await numbers('--search', 'venkata')).toEqual([order.orderId]);
  expect(await numbers('--search', 'venkata', '--status', 'packed')).toEqual([]);
  expect(await numbers('--days', '1', '--payment', 'due')).toContain(order.orderId);
  expect(await operator.asks('orders list', '--limit', '1')).toMatchObject({ limit: 1, page: 1 });
  const { printed } = await tokri('orders', 'list');
  const lines = printed.split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(lines.find((line) => line.startsWith(order.orderId))).toContain('…');
  expect((await tokri('orders', 'list', '--search', 'nobody')).printed).toBe('No order matches.');
  for (const name of ['orders', 'user'])
    expect((await tokri(name, 'list', '--page', '99')).printed).toMatch(
      /^There is no page 99: all \d+ are on 1 page\.$/,
    );
  expect((await tokri('orders', 'list', '--status', 'lost')).code).toBe(2);
});

test('the dashboard shows who moved it', async () => {
  const { order } = await ordered();
  await tokri('orders', 'advance', order.orderId);
  const { json } = await (await shop.admin()).call(calls.order.inspect, { body: { orderId: order.orderId } });
  expect(json.data.history.at(-1)).toMatchObject({ status: 'packed', by: 'cli' });
});
