import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { deliver } from '../support/fullLife.js';
import { mailsTo } from '../support/mailbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const ordered = async () => {
  const asha = await shop.customer('Asha');
  const milk = await shop.sells({ name: 'Amul milk' });
  await asha.adds(milk);
  const { orderId } = await asha.placesOrder();
  return { asha, milk, orderId };
};
const received = async () => {
  const given = await ordered();
  await deliver(admin, given.orderId);
  return given;
};
type Report = CallBody<'order', 'reportProblem'>;
const report = (by: TestCustomer, orderId: string, body: Partial<Report> = {}) =>
  by.call(calls.order.reportProblem, {
    body: { orderId, kind: 'missing', text: 'There was no milk', ...body },
  });
const answer = (orderId: string, at: string, text = 'Sorry! We bring it at six.') =>
  admin.call(calls.order.answerProblem, { body: { orderId, at, text } });
const inspect = async (orderId: string) =>
  granted(await admin.call(calls.order.inspect, { body: { orderId } })).data;
const detailsOf = async (by: TestCustomer, orderId: string) =>
  granted(await by.call(calls.order.details, { body: { orderId } })).data;
const open = async () => {
  const { data, counts } = granted(await admin.call(calls.order.adminOrders, { body: { problem: 'open' } }));
  return { numbers: data.map(({ orderId }) => orderId), counts };
};
const todo = async () => granted(await admin.call(calls.statistics.home)).data.needs.problems;

test('a reported problem reaches the admin’s order and lists; the answer ends it and is mailed', async () => {
  const { asha, milk, orderId } = await received();
  const before = await todo();
  const [reported] =
    granted(await report(asha, orderId.toLowerCase(), { products: [milk._id] })).data.problems ?? [];
  expect(reported).toEqual({
    kind: 'missing',
    products: [milk._id],
    text: 'There was no milk',
    at: expect.any(String),
  });
  expect((await inspect(orderId)).problems).toEqual([reported]);
  expect(await open()).toMatchObject({
    numbers: expect.arrayContaining([orderId]),
    counts: { placed: 0, delivered: before + 1 },
  });
  expect(await todo()).toBe(before + 1);

  const { problems } = granted(await answer(orderId, reported?.at ?? '')).data;
  expect(problems?.[0]?.answer).toEqual({
    text: 'Sorry! We bring it at six.',
    at: expect.any(String),
    by: admin.email,
  });
  expect((await open()).numbers).not.toContain(orderId);
  expect(await todo()).toBe(before);
  const seen = (await detailsOf(asha, orderId)).problems?.[0]?.answer;
  expect(seen).toEqual({ text: 'Sorry! We bring it at six.', at: expect.any(String) }); // not by whom
  const subject = fill(messages.mails.order.problemAnswered.subject, { number: orderId });
  const [mail] = await mailsTo(shop, asha.email, 1, (one) => one.subject === subject);
  expect(mail?.text).toContain('Something is missing, Amul milk');
  expect(mail?.text).toContain('Sorry! We bring it at six.');
});

test('the list of orders marks those with an open problem', async () => {
  const { asha, orderId } = await received();
  granted(await report(asha, orderId));
  const { data } = granted(await admin.call(calls.order.adminOrders, { body: { search: orderId } }));
  expect(data.map(({ hasOpenProblem }) => hasOpenProblem)).toEqual([true]);
});

test('one problem at a time: of five reports at once one is taken, and the next waits for the answer', async () => {
  const { asha, orderId } = await received();
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => report(asha, orderId)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await report(asha, orderId)).json.code).toBe('problemOpen');
  const [first] = (await detailsOf(asha, orderId)).problems ?? [];
  granted(await answer(orderId, first?.at ?? ''));
  expect(granted(await report(asha, orderId)).data.problems).toHaveLength(2);
});

test('a problem is answered once', async () => {
  const { asha, orderId } = await received();
  const at = granted(await report(asha, orderId)).data.problems?.[0]?.at ?? '';
  const replies = await Promise.all([answer(orderId, at, 'One'), answer(orderId, at, 'Two')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await answer(orderId, at)).json.code).toBe('problemAnswered');
  expect((await answer(orderId, new Date(0).toISOString())).status).toBe(404);
});

test('it takes a report only about an order of the caller that was delivered in the last days', async () => {
  const { asha, orderId } = await ordered();
  expect((await report(asha, orderId)).json.code).toBe('notReportable');
  await deliver(admin, orderId);
  expect((await report(await shop.customer(), orderId)).status).toBe(404);
  const long = new Date(Date.now() - limits.problemDays * 86_400_000 - 1_000);
  await shop
    .collection('orders')
    .updateOne(
      { orderId },
      { $set: { 'history.$[done].at': long } },
      { arrayFilters: [{ 'done.status': 'delivered' }] },
    );
  const late = await report(asha, orderId);
  expect([late.json.code, late.json.message]).toEqual([
    'notReportable',
    'A problem can be reported up to 7 days after the delivery, and 5 times for one order. Contact us instead',
  ]);
});

test('it names products of the order, or says what is wrong', async () => {
  const { asha, milk, orderId } = await received();
  const other = await shop.sells();
  expect(await report(asha, orderId, { products: [other._id] })).toMatchObject({
    status: 400,
    json: { issues: [{ path: ['products'] }] },
  });
  expect(await report(asha, orderId, { text: '  ' })).toMatchObject({
    status: 400,
    json: { issues: [{ path: ['text'], message: 'choose the items, or describe the problem' }] },
  });
  granted(await report(asha, orderId, { text: '', products: [milk._id] }));
});

test('after five problems the customer has to contact the shop', async () => {
  const { asha, orderId } = await received();
  for (let count = 1; count <= limits.problems; count += 1) {
    const { problems = [] } = granted(await report(asha, orderId)).data;
    granted(await answer(orderId, problems.at(-1)?.at ?? ''));
  }
  expect((await report(asha, orderId)).json.code).toBe('notReportable');
});
