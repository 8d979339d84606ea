// Offers one process three times what it can serve, without waiting for its answers.
import { mkdtemp } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../../contract/calls.js';
import { calls } from '../../contract/calls.js';
import { statisticsOf } from '../../bench/harness/measurements.js';
import { openBuiltShop } from '../support/builtShop.js';
import { clientOf, granted } from '../support/client.js';
import { actingAs, admin, logIn, newCustomer } from '../support/customer.js';
import { openTestDatabase } from '../support/database.js';

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** An answer, and the time in ms from the moment when its request was due. */
interface Answered {
  status: number;
  time: number;
}

export interface Overload {
  /** Answers per second with 20 connections that wait for them. */
  capacity: number;
  /** Requests per second that were offered. */
  offered: number;
  /** Requests that were answered well and that were refused, and the number of each other status. */
  accepted: number;
  acceptedPerSecond: number;
  refused: number;
  others: Record<number, number>;
  /** In ms, of the accepted ones. */
  p50: number;
  p99: number;
  /** Time in s after the load until 100 requests in turn were answered well. */
  recovery: number;
}

const json = { 'content-type': 'application/json' };

const askedOf = <Body>({ method, path: place }: Call<Body>, body?: Body, token?: string): Asked => ({
  method,
  path: place,
  headers: { ...(body !== undefined && json), ...(token && { authorization: `Bearer ${token}` }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** What shoppers ask, in the proportions of a visit. */
const mix = async (url: string): Promise<Asked[]> => {
  const call = clientOf(url);
  const boss = actingAs(await logIn(call, admin.email, admin.password), call);
  const products = [];
  for (let index = 0; index < 30; index++) {
    const body = { name: `Rice ${index}`, unit: '1 kg', price: 40 + index, stock: 1_000 };
    products.push(granted(await boss.call(calls.product.create, { body })).data);
  }
  const [product] = products;
  if (!product) throw new Error('the shop has no product');
  const { token, adds } = await newCustomer(call);
  for (const each of products.slice(0, 5)) await adds(each);
  const open = [
    askedOf(calls.product.list, { page: 1, limit: 20, search: '' }),
    askedOf(calls.product.details, { productId: product._id }),
    { method: 'GET', path: '/', headers: {} },
  ];
  const own = [
    askedOf(calls.cart.list, undefined, token),
    askedOf(calls.user.details, undefined, token),
    askedOf(calls.cart.add, { productId: product._id }, token),
    askedOf(calls.order.list, undefined, token),
  ];
  return [...open, ...own, ...own];
};

const sender = (url: string, connections: number) => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return ({ method, path: place, headers, body }: Asked, due: number): Promise<Answered> =>
    new Promise((resolve) => {
      const answered = (status: number) => resolve({ status, time: performance.now() - due });
      request({ agent, hostname, port, method, path: place, headers }, (response) => {
        response.resume().once('end', () => answered(response.statusCode ?? 0));
      })
        .once('error', () => answered(0))
        .end(body);
    });
};

type Send = ReturnType<typeof sender>;

const inTurn = (all: readonly Asked[]) => {
  let next = 0;
  return (): Asked => all[next++ % all.length] ?? { method: 'GET', path: '/health', headers: {} };
};

const closedLoop = async (send: Send, next: () => Asked, seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await send(next(), performance.now());
      if (status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
  return answered / seconds;
};

/** Sends so many requests a second, however many are unanswered. */
const openLoop = async (
  send: Send,
  next: () => Asked,
  rate: number,
  seconds: number,
): Promise<Answered[]> => {
  const sent: Promise<Answered>[] = [];
  const began = performance.now();
  while (sent.length < rate * seconds) {
    while (sent.length < ((performance.now() - began) / 1_000) * rate)
      sent.push(send(next(), began + (sent.length / rate) * 1_000));
    await pause(2);
  }
  return Promise.all(sent);
};

const recovered = async (send: Send, next: () => Asked): Promise<number> => {
  const began = performance.now();
  for (let well = 0; well < 100;) {
    const { status } = await send(next(), performance.now());
    well = status === 200 ? well + 1 : 0;
  }
  return (performance.now() - began) / 1_000;
};

/** @param seconds of the overload */
export const runOverload = async (seconds: number): Promise<Overload> => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-overload-'));
  const shop = await openBuiltShop(
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1',
      TOKEN_SECRET: 'only for trials, and open to this machine alone',
      MONGODB_URI: database.uri,
      SEED: 'none',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    folder,
  );
  try {
    const next = inTurn(await mix(shop.url));
    const [calm, rush] = [sender(shop.url, 20), sender(shop.url, 2_000)];
    await closedLoop(calm, next, 3);
    const capacity = await closedLoop(calm, next, 10);
    const answers = await openLoop(rush, next, capacity * 3, seconds);
    const recovery = await recovered(calm, next);
    const accepted = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => ![200, 503].includes(status));
    const { p50, p99 } = statisticsOf(accepted.map(({ time }) => time));
    return {
      capacity,
      offered: capacity * 3,
      accepted: accepted.length,
      acceptedPerSecond: accepted.length / seconds,
      refused: answers.length - accepted.length - others.length,
      others: Object.fromEntries(
        [...new Set(others.map(({ status }) => status))].map((status) => [
          status,
          others.filter((one) => one.status === status).length,
        ]),
      ),
      p50,
      p99,
      recovery,
    };
  } finally {
    await shop.stop();
    await database.drop();
  }
};
