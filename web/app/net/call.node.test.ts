import { afterEach, expect, test } from '@jest/globals';
import { calls } from '../../../contract/calls.js';
import { limits } from '../../../contract/limits.js';
import { openShopServer, type Said, type ShopServer } from '../../support/shopServer.js';
import { isUnanswered } from './failure.js';
import { send } from './call.js';

const yes = { success: true, error: false, message: 'ok', data: { _id: '1' } };
const page = '<!doctype html><title>Sign in to the network</title>';

let shop: ShopServer;
afterEach(() => shop.close());

const order = { call: calls.order.placeCashOnDelivery, body: {} };

/** Returns how the web reads this reply to an order. */
const heardAs = async (said: Said) => {
  shop = await openShopServer(() => said);
  return send(order);
};

test.each([
  ['yes', 200],
  ['no', 409],
])('W-20 a %s that was torn in the middle is no answer', async (_, status) => {
  const { error } = await heardAs({ status, json: yes, torn: true });
  expect(error).toMatchObject({ status: 0, code: 'offline' });
  expect(shop.heard).toHaveLength(1);
});

test.each([
  ['cut short, its end lost on the way', JSON.stringify(yes).slice(0, -9)],
  ["a proxy's page", page],
  ['empty', ''],
])('W-20 a success that is %s counts as unanswered: the call may have been carried out', async (_, text) => {
  const { error } = await heardAs({ text });
  expect(error).toMatchObject({ status: 0, code: 'offline' });
  expect(error && isUnanswered(error)).toBe(true);
});

test('an error reply that cannot be read is an error all the same', async () => {
  const { error } = await heardAs({ status: 403, text: page });
  expect(error).toMatchObject({ status: 403, code: 'notReady' });
  expect(error && isUnanswered(error)).toBe(false);
});

test('S-130 a whole answer is handed on as it came', async () => {
  expect(await heardAs({ json: yes })).toEqual({ data: yes });
});

test('S-132 W-20 an answer that does not come in time, usually 15 s, is none', async () => {
  expect(limits.requestTimeout).toBe(15_000);
  shop = await openShopServer(() => new Promise(() => undefined));
  const { error } = await send(order, undefined, undefined, 50);
  expect(error).toMatchObject({ status: 0, code: 'timeout' });
});
