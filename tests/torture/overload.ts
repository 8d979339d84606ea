// Offers one process more than three times what it can serve.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import mongoose from 'mongoose';
import { openEmbeddedMongo } from '../../api/database/embedded/embeddedMongo.js';
import { within } from '../../api/database/embedded/within.js';
import { calls } from '../../contract/calls.js';
import { statisticsOf } from '../../bench/harness/measurements.js';
import { openBuiltShop } from '../support/builtShop.js';
import { type CallShop, clientOf } from '../support/client.js';
import { admin } from '../support/customer.js';
import { type MailServer, openMailServer } from '../support/mailServer.js';
import { type Balance, balanceOf, isOrderMail, repeatedMails } from './ledger.js';
import { type LoadBuyer, newLoadBuyers, type OrderBook } from './loadBuyers.js';
import { type Asked, type Kind, kinds, newProducts, newVisits, shares, type Visit } from './visits.js';

/** An answer. */
interface Answered {
  /** 0 when the connection broke, or after 10 s. */
  status: number;
  /** In ms: when it came, and how long after its request was sent. */
  at: number;
  time: number;
}

/** How the requests of one kind went. */
interface Served {
  offered: number;
  /** The shares that were answered well and that were refused. */
  accepted: number;
  refused: number;
  /** In ms, of the accepted ones. */
  p50: number;
  p99: number;
}

export interface Overload {
  /** Good answers per second with 20 connections that wait for them, and their p99 in ms. */
  capacity: number;
  usualP99: number;
  /** Requests per second that were sent. */
  offered: number;
  acceptedPerSecond: number;
  ordersPerSecond: number;
  /** The longest delay in ms of the event loop of the sender, which is part of the times. */
  senderDelay: number;
  served: Record<Kind, Served>;
  /** The number of each status but 200 and 503. */
  others: Record<number, number>;
  /** Time in s after the load until 20 visits with an order each were answered well in turn. */
  recovery: number;
  balance: Balance;
  odd: readonly string[];
}

/** So many times the capacity are sent, so that three times remain when the sender is a little late. */
const excess = 3.4;
/** In s: after it the trial gives up. */
const longestRecovery = 60;
const longestMails = 240;
const stock = 100_000;
const requestsOfVisit = Object.values(shares).reduce((sum, share) => sum + share);
const shareOf = (kind: Kind) => shares[kind] / requestsOfVisit;
/**
 * At most so many groups of connections of each kind begin one after the other within a second: each connection sends
 * all that it may send in a second at once.
 */
const mostGroups = 40;
/**
 * In s: the time in which the connections are opened. Node accepts one in each turn of its event loop, and a turn of an
 * overloaded process is long. Times are measured after it.
 */
const ramp = 10;
/** In s: when all connections have sent. */
const begun = ramp + 1;

/** Sends what `next` returns on so many connections, each of which waits for its answers. */
const send = (
  url: string,
  seconds: number,
  { connections, rate, next }: { connections: number; rate?: number; next: () => Asked[] },
): Promise<Answered[]> =>
  new Promise((resolve, reject) => {
    const answered: Answered[] = [];
    const options = {
      url,
      connections,
      duration: seconds,
      ...(rate && { overallRate: rate }),
      setupClient: (client: autocannon.Client) => client.setRequests(next()),
    };
    autocannon(options, (error: Error | null) => (error ? reject(error) : resolve(answered)))
      .on('response', (_client, status, _bytes, time) =>
        answered.push({ status, time, at: performance.now() }),
      )
      .on('reqError', () => answered.push({ status: 0, time: 0, at: performance.now() }));
  });

/** Returns its members in turn, again and again. */
const inTurn = <One>(all: readonly One[], work: (one: One) => Asked[]): (() => Asked[]) => {
  let next = 0;
  return () => {
    const one = all[next++ % all.length];
    return one ? work(one) : [];
  };
};

const isWell = ({ status }: Answered) => status === 200;

const servedOf = (answers: readonly Answered[]): Served => {
  const accepted = answers.filter(isWell);
  const { p50, p99 } = statisticsOf(accepted.map(({ time }) => time));
  const refused = answers.filter(({ status }) => status === 503);
  const share = (some: readonly unknown[]) => some.length / answers.length;
  return { offered: answers.length, accepted: share(accepted), refused: share(refused), p50, p99 };
};

interface Clients {
  url: string;
  visits: readonly Visit[];
  buyers: readonly LoadBuyer[];
}

/** Returns the good answers per second of 20 connections, each of which makes whole visits, and their p99 in ms. */
const capacityOf = async ({ url, visits, buyers }: Clients, seconds: number) => {
  let connection = 0;
  const next = inTurn(visits, ({ lists, carts }) => {
    const buyer = buyers[connection++ % buyers.length];
    return [...lists, ...carts, ...(buyer ? [buyer.asked] : [])];
  });
  const answers = await send(url, seconds, { connections: 20, next });
  const { count, p99 } = statisticsOf(answers.filter(isWell).map(({ time }) => time));
  return { capacity: count / seconds, usualP99: p99 };
};

/** Sends so many requests a second, in the proportions of a visit and spread over each second. */
const flood = async ({ url, visits, buyers }: Clients, rate: number, seconds: number) => {
  const next: Record<Kind, () => Asked[]> = {
    orders: inTurn(buyers, ({ asked }) => [asked]),
    carts: inTurn(visits, ({ carts }) => carts),
    lists: inTurn(visits, ({ lists }) => lists),
  };
  const connections: Record<Kind, number> = { orders: buyers.length, carts: 280, lists: 480 };
  const from = performance.now();
  const groupsOf = (kind: Kind, at: number) => {
    const wanted = rate * shareOf(kind);
    const groups = Math.min(mostGroups, Math.ceil(wanted));
    return Array.from({ length: groups }, async (_, group) => {
      await pause(((group + at / kinds.length) / groups + (group % ramp)) * 1_000);
      return send(url, begun + seconds, {
        connections: Math.ceil(connections[kind] / groups),
        rate: Math.ceil(wanted / groups),
        next: next[kind],
      });
    });
  };
  const answers = await Promise.all(
    kinds.map(async (kind, at) => (await Promise.all(groupsOf(kind, at))).flat()),
  );
  const of = (kind: Kind) => answers[kinds.indexOf(kind)] ?? [];
  // all groups send between these two moments
  const [begin, end] = [from + begun * 1_000, from + (begun + seconds) * 1_000];
  const isMeanwhile = ({ at, time }: Answered) => at - time > begin && at <= end;
  return { of, meanwhile: (kind: Kind) => of(kind).filter(isMeanwhile) };
};

/** Returns after how many seconds 20 visits in turn, with an order each, were answered well. */
const recoveryOf = async (call: CallShop, buyers: readonly LoadBuyer[]): Promise<number> => {
  const began = performance.now();
  const isOver = () => performance.now() - began > longestRecovery * 1_000;
  const visit = async (buyer: LoadBuyer | undefined) => {
    const { status } = await call(calls.product.list, { body: { page: 1, limit: 20, search: '' } });
    return status === 200 && (await buyer?.orders()) === 200;
  };
  const recovers = async () => {
    for (let [well, turn] = [0, 0]; well < 20 && !isOver(); turn++) {
      const isGood = await visit(buyers[turn % buyers.length]).catch(() => false);
      well = isGood ? well + 1 : 0;
    }
  };
  await within(longestRecovery * 1_000, recovers());
  return (performance.now() - began) / 1_000;
};

/** Lets the buyers repeat what the shop has not decided, and waits for a mail of each order. */
const settle = async (buyers: readonly LoadBuyer[], { sent }: OrderBook, { letters }: MailServer) => {
  const repeats = async (buyer: LoadBuyer) => {
    while (buyer.isWaiting()) if ((await buyer.orders().catch(() => 0)) !== 200) await pause(1_000);
  };
  const everybody = async () => {
    for (const buyer of buyers) await repeats(buyer);
  };
  await within(longestRecovery * 1_000, everybody());
  const confirmed = sent.filter(({ orderId }) => orderId).length;
  const until = performance.now() + longestMails * 1_000;
  while (letters.filter(isOrderMail).length < confirmed && performance.now() < until) await pause(1_000);
  await pause(2_000); // for a mail too many
};

const settings = (databaseUri: string, mailServer: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://127.0.0.1',
  TOKEN_SECRET: 'only for trials, and open to this machine alone',
  MONGODB_URI: databaseUri,
  SMTP_URL: mailServer,
  SEED: 'none',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  OPEN_CASH_ORDERS: '0',
  MAX_IN_PROGRESS: '', // as in a shop that does not set it
});

const countOf = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Measures the capacity, floods the shop, and balances the books. */
const trial = async (
  clients: Clients & { call: CallShop },
  seconds: number,
): Promise<Omit<Overload, 'balance' | 'odd'>> => {
  await capacityOf(clients, 3); // warms up
  const { capacity, usualP99 } = await capacityOf(clients, 10);
  if (!capacity) throw new Error('the shop answered nothing');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  setTimeout(() => delay.enable(), begun * 1_000);
  const { of, meanwhile } = await flood(clients, capacity * excess, seconds);
  delay.disable();
  const recovery = await recoveryOf(clients.call, clients.buyers);
  const perSecond = (some: readonly Answered[]) => some.length / seconds;
  const all = kinds.flatMap(meanwhile);
  const others = kinds
    .flatMap(of)
    .map(({ status }) => status)
    .filter((status) => status !== 200 && status !== 503);
  return {
    capacity,
    usualP99,
    offered: perSecond(all),
    acceptedPerSecond: perSecond(all.filter(isWell)),
    ordersPerSecond: perSecond(meanwhile('orders').filter(isWell)),
    senderDelay: delay.max / 1e6,
    served: {
      orders: servedOf(meanwhile('orders')),
      carts: servedOf(meanwhile('carts')),
      lists: servedOf(meanwhile('lists')),
    },
    others: countOf(others),
    recovery,
  };
};

/** @param seconds of the overload */
export const runOverload = async (seconds: number): Promise<Overload> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-overload-'));
  const database = await openEmbeddedMongo({ dataDir: folder, mongod: process.env.MONGOD, log: () => {} });
  const mail = await openMailServer();
  const mongo = await new mongoose.mongo.MongoClient(database.uri).connect();
  const shop = await openBuiltShop(settings(database.uri, mail.url), folder);
  try {
    const call = clientOf(shop.url);
    const book: OrderBook = { sent: [], odd: [] };
    const ids = await newProducts(call, 30, stock);
    const visits = await newVisits(call, ids, 200);
    const buyers = await newLoadBuyers(call, ids.slice(5), mongo.db().collection('cartlines'), {
      count: 240,
      book,
    });
    const seen = await trial({ url: shop.url, call, visits, buyers }, seconds);
    await settle(buyers, book, mail);
    const balance = await balanceOf({
      databaseUri: database.uri,
      sent: book.sent,
      initial: new Map(ids.map((id) => [id, stock])),
      letters: mail.letters,
    });
    return { ...seen, balance, odd: book.odd };
  } finally {
    await shop.stop();
    await mongo.close();
    await database.release();
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Returns what must not be seen of an overload. */
export const issuesOfOverload = (seen: Overload): string[] => {
  const { capacity, offered, acceptedPerSecond, ordersPerSecond, served, others, recovery, balance, odd } =
    seen;
  const { orders, carts } = served;
  return [
    ...(offered >= capacity * 3 ? [] : ['less than three times the capacity was offered']),
    ...(acceptedPerSecond >= capacity / 3 ? [] : ['less than a third of the capacity was answered']),
    ...(ordersPerSecond > capacity * shareOf('orders')
      ? []
      : ['fewer orders were placed than at the capacity']),
    ...kinds.filter((kind) => !(served[kind].p99 < 1_000)).map((kind) => `p99 of ${kind} is not below 1 s`),
    ...(orders.refused < carts.refused ? [] : ['orders were not refused less than carts']),
    ...(recovery < 5 ? [] : ['it was not well again within 5 s']),
    ...Object.entries(others).map(([status, count]) => `${count} answers of ${status}`),
    ...(balance.confirmed ? [] : ['no order was confirmed']),
    ...balance.lost,
    ...balance.doubled,
    ...balance.others,
    ...repeatedMails(balance),
    ...odd,
  ];
};
