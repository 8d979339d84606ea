// Offers one process three times what it can serve.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { Call } from '../../contract/calls.js';
import { calls } from '../../contract/calls.js';
import { statisticsOf } from '../../bench/harness/measurements.js';
import { openBuiltShop } from '../support/builtShop.js';
import { clientOf, granted } from '../support/client.js';
import { actingAs, admin, logIn, newCustomer } from '../support/customer.js';
import { openTestDatabase } from '../support/database.js';

type Asked = autocannon.Request;

/** An answer, and the time in ms since its request was sent. */
interface Answered {
  status: number;
  time: number;
}

export interface Overload {
  /** Answers per second with 20 connections that wait for them. */
  capacity: number;
  /** Requests per second that were sent: three times the capacity, if the sender and the shop came so far. */
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

const askedOf = <Body>({ method, path }: Call<Body>, body?: Body, token?: string): Asked => ({
  method,
  path,
  headers: { ...(body !== undefined && json), ...(token && { authorization: `Bearer ${token}` }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** More than the shop lets be in progress: changes of the same cart would wait for each other in the database. */
const customers = 200;

/** What shoppers ask, in the proportions of a visit. */
const visitsOf = async (url: string): Promise<Asked[][]> => {
  const call = clientOf(url);
  const boss = actingAs(await logIn(call, admin.email, admin.password), call);
  const products: { _id: string }[] = [];
  for (let index = 0; index < 30; index++) {
    const body = { name: `Rice ${index}`, unit: '1 kg', price: 40 + index, stock: 100_000 };
    products.push(granted(await boss.call(calls.product.create, { body })).data);
  }
  const visit = async (index: number): Promise<Asked[]> => {
    const { token, adds } = await newCustomer(call);
    for (const each of products.slice(0, 5)) await adds(each);
    const productId = products[index % 5]?._id ?? '';
    const own = [
      askedOf(calls.cart.list, undefined, token),
      askedOf(calls.user.details, undefined, token),
      askedOf(calls.cart.add, { productId }, token),
      askedOf(calls.order.list, undefined, token),
    ];
    return [
      askedOf(calls.product.list, { page: 1, limit: 20, search: '' }),
      askedOf(calls.product.details, { productId }),
      { method: 'GET', path: '/', headers: {} },
      ...own,
      ...own,
    ];
  };
  const visits: Asked[][] = [];
  while (visits.length < customers)
    visits.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => visit(visits.length + at)))));
  return visits;
};

/**
 * Sends the requests of the visits on so many connections, each of which waits for its answer; with a rate at most so
 * many a second. autocannon costs a fraction of what `node:http` costs, which would take the time of the shop here.
 */
const send = async (
  url: string,
  visits: readonly Asked[][],
  seconds: number,
  { connections, rate }: { connections: number; rate?: number },
): Promise<Answered[]> => {
  const answered: Answered[] = [];
  let next = 0;
  await new Promise<void>((resolve, reject) => {
    const options = {
      url,
      connections,
      duration: seconds,
      ...(rate && { overallRate: Math.round(rate) }),
      setupClient: (client: autocannon.Client) =>
        client.setRequests([...(visits[next++ % visits.length] ?? [])]),
    };
    autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()))
      .on('response', (_client, status, _bytes, time) => answered.push({ status, time }))
      .on('reqError', () => answered.push({ status: 0, time: 0 })); // a connection that was reset, or no answer in 10 s
  });
  return answered;
};

const isWell = ({ status }: Answered) => status === 200;

/** Returns after how many seconds 100 requests in turn were answered well. */
const recovered = async (url: string): Promise<number> => {
  const began = performance.now();
  const call = clientOf(url);
  for (let well = 0; well < 100;) {
    const { status } = await call(calls.product.list, { body: { page: 1, limit: 20, search: '' } });
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
    const visits = await visitsOf(shop.url);
    await send(shop.url, visits, 3, { connections: 20 });
    const capacity = (await send(shop.url, visits, 10, { connections: 20 })).filter(isWell).length / 10;
    if (!capacity) throw new Error('the shop answered nothing');
    const answers = await send(shop.url, visits, seconds, { connections: 2_000, rate: capacity * 3 });
    const recovery = await recovered(shop.url);
    const accepted = answers.filter(isWell);
    const others = answers.filter(({ status }) => ![200, 503].includes(status));
    const { p50, p99 } = statisticsOf(accepted.map(({ time }) => time));
    return {
      capacity,
      offered: answers.length / seconds,
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
