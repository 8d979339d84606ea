import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Call, calls } from '../../contract/calls.js';
import { useAdmission } from './admission.js';

const kinds = { lists: calls.order.list, carts: calls.cart.list, orders: calls.order.cancel };
type Kind = keyof typeof kinds;

let shop: FastifyInstance;
let answerAll: () => void;
beforeEach(async () => {
  const answered = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  shop = Fastify();
  useAdmission(shop, { MAX_IN_PROGRESS: 4, CORS_ORIGINS: [], TRUST_PROXY: [], LOG_LEVEL: 'warn' });
  for (const { method, path: url } of Object.values(kinds))
    shop.route({ method, url, handler: () => answered.then(() => 'done') });
  shop.get('/health', () => 'ready');
  shop.get('/page', () => 'page');
  await shop.ready();
});
afterEach(() => shop.close());

const ask = ({ method, path }: Call) => shop.inject({ method, url: path });

/** Sends ten requests of each kind, one kind after the other, and returns how many of each were not refused. */
const accepted = async (...order: Kind[]) => {
  const floods = [];
  for (const kind of order) {
    floods.push(Array.from({ length: 10 }, () => ask(kinds[kind])));
    for (let turns = 0; turns < 20; turns++) await turn(); // until they are in progress
  }
  expect((await shop.inject('/health')).statusCode).toBe(200);
  answerAll();
  const answers = await Promise.all(floods.map((flood) => Promise.all(flood)));
  return answers.map((flood) => flood.filter(({ statusCode }) => statusCode === 200).length);
};

describe('a shop that may have four requests in progress', () => {
  test('keeps a place for orders that lists and carts cannot take', async () => {
    expect(await accepted('lists', 'carts', 'orders')).toEqual([4, 2, 1]);
  });

  test('refuses carts, and answers lists, while orders wait', async () => {
    expect(await accepted('orders', 'lists', 'carts')).toEqual([1, 4, 0]); // an order counts as four carts
  });

  test('refuses pages while orders wait and the processor is busy', async () => {
    const order = ask(kinds.orders);
    await turn();
    expect((await shop.inject('/page')).statusCode).toBe(200);
    let status = 200;
    for (let tries = 0; tries < 20 && status === 200; tries++) {
      for (const until = performance.now() + 100; performance.now() < until;);
      await new Promise((resolve) => setTimeout(resolve)); // lets the delay be measured
      ({ statusCode: status } = await shop.inject('/page'));
    }
    expect(status).toBe(503);
    answerAll();
    expect((await order).statusCode).toBe(200);
  });

  test('has all places again when the requests were answered', async () => {
    await accepted('orders');
    expect(await Promise.all([1, 2, 3, 4].map(async () => (await ask(kinds.lists)).statusCode))).toEqual([
      200, 200, 200, 200,
    ]);
  });
});
