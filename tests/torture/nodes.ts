// Three mongod, three processes of the shop, HAProxy in front of them, and one fault after the other.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../contract/calls.js';
import { statisticsOf } from '../../bench/harness/measurements.js';
import { openMailServer } from '../support/mailServer.js';
import { type Buyers, type Load, openBuyers, type SentOrder } from './buyers.js';
import { type Fault, faults, type Environment } from './faults.js';
import { type Balance, balanceOf, countCartLines, endLeases } from './ledger.js';
import { openReplicaSet } from './replicaSet.js';
import { openThreeShops, type ShopOptions, stockUp, type ThreeShops } from './threeShops.js';
import { openToxiproxy } from './toxiproxy.js';

/** How orders went while a fault struck and until the shop answered again. */
export interface Struck {
  fault: string;
  /** Time in s from the fault until the shop answered again. */
  lasted: number;
  orders: number;
  /** Time in ms from the first sending of an order until it was confirmed, with all repetitions. */
  p50: number;
  p99: number;
  /** The longest time in s in which no order was confirmed. */
  silence: number;
  /** The share of visitors' product lists that were answered by 200; undefined if nobody could reach the shop. */
  visitors?: number;
}

export interface Run {
  struck: Struck[];
  balance: Balance;
  /** How often a process found no database at its start. */
  startsWithoutDatabase: number;
  /** What no fault explains: statuses such as 500, and processes that ended by themselves. */
  odd: readonly string[];
}

/** In s: the longest time in which no order may be confirmed. An election takes up to 15. */
const longestSilence = 60;
/** In s: the longest time from a fault until the shop must answer again. */
const longestFault = 180;
/** The share of lists that visitors must get, also without a primary. */
const fewestLists = 0.9;

/** 30 products of which there is enough, and five that sell out. */
const stocks = [...Array<number>(30).fill(100_000), ...Array<number>(5).fill(20)];

const silenceIn = (answered: readonly number[], from: number, until: number) => {
  const moments = [from, ...answered.filter((at) => at > from && at < until).sort((a, b) => a - b), until];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
};

/** Asks for product lists until told to stop. Returns the function that stops it, and returns the share of 200. */
const openVisitor = ({ url }: ThreeShops) => {
  let isOver = false;
  let [all, well] = [0, 0];
  const asks = async () => {
    const { method, path: place } = calls.product.list;
    const headers = { 'content-type': 'application/json' };
    for (; !isOver; await pause(100)) {
      const body = JSON.stringify({ page: 1 + (all % 3), limit: 10, search: '' });
      const answer = await fetch(url + place, { method, headers, body }).catch(() => undefined);
      await answer?.text().catch(() => undefined);
      all += 1;
      if (answer?.ok) well += 1;
    }
  };
  const asking = asks();
  return async () => {
    isOver = true;
    await asking;
    return all ? well / all : 1;
  };
};

const struckBy = (fault: string, sent: readonly SentOrder[], from: number, until: number) => {
  const confirmed = sent.filter(({ orderId }) => orderId);
  const during = confirmed.filter(({ answeredAt = 0 }) => answeredAt >= from && answeredAt < until);
  const { p50, p99 } = statisticsOf(during.map(({ sentAt, answeredAt = NaN }) => answeredAt - sentAt));
  const moments = confirmed.map(({ answeredAt = 0 }) => answeredAt);
  const silence = silenceIn(moments, from, until) / 1_000;
  return { fault, lasted: (until - from) / 1_000, orders: during.length, p50, p99, silence };
};

/** @throws Error when no order is confirmed for `longestFault` after the fault */
export const strike = async (fault: Fault, environment: Environment, { sent }: Buyers): Promise<Struck> => {
  const from = performance.now();
  const stopVisitor = openVisitor(environment.shops);
  await fault.strikes(environment);
  await environment.replicaSet.primary();
  await environment.shops.answers();
  const confirmed = () => sent.filter(({ orderId }) => orderId).length;
  for (const before = confirmed(); confirmed() === before; await pause(50))
    if (performance.now() - from > longestFault * 1_000) throw new Error(`no order after: ${fault.name}`);
  const visitors = await stopVisitor();
  return { ...struckBy(fault.name, sent, from, performance.now()), ...(!fault.cutsOff && { visitors }) };
};

/** Returns what a fault did that it must not do. */
export const issuesOf = ({ struck, balance, odd }: Run): string[] => [
  ...(balance.confirmed ? [] : ['no order was confirmed']),
  ...balance.lost,
  ...balance.doubled,
  ...balance.others,
  ...odd,
  ...struck.flatMap(({ fault, silence, visitors = 1 }) => [
    ...(silence <= longestSilence ? [] : [`${fault}: no order for ${silence.toFixed(0)} s`]),
    ...(visitors >= fewestLists
      ? []
      : [`${fault}: visitors got ${(visitors * 100).toFixed(0)} % of their lists`]),
  ]),
];

/** Opens everything in a folder of its own, lets `work` happen while customers buy, and balances the books. */
export const whileCustomersBuy = async (
  { load = { customers: 12, thinkTime: 100 }, ...options }: Partial<ShopOptions> & { load?: Load },
  work: (environment: Environment, buyers: Buyers) => Promise<Struck[]>,
): Promise<Run> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-torture-'));
  const mail = await openMailServer();
  const toxiproxy = await openToxiproxy(path.join(folder, 'toxiproxy.log'));
  const replicaSet = await openReplicaSet(folder, toxiproxy);
  const shops = await openThreeShops({
    folder,
    databaseUri: replicaSet.uri,
    mailServer: mail.url,
    ...options,
  });
  const ids = await stockUp(shops, stocks);
  const buyers = await openBuyers(shops.call, ids, load);
  await pause(3_000);
  const struck = await work({ replicaSet, shops, toxiproxy }, buyers);
  await buyers.stop();
  const initial = new Map(ids.map((id, index) => [id, stocks[index] ?? NaN]));
  const books = { databaseUri: replicaSet.uri, sent: buyers.sent, initial, letters: mail.letters };
  await pause(5_000); // mails are sent a little later
  await endLeases(replicaSet.uri); // so that a mail that would be sent again after its lease is seen
  await pause(5_000);
  const balance = await balanceOf(books);
  const lines = await countCartLines(replicaSet.uri);
  await shops.end();
  await replicaSet.end();
  await toxiproxy.program.end('SIGKILL');
  await mail.close();
  const odd = [...buyers.odd, ...shops.exits()];
  if (lines) odd.push(`${lines} cart lines are left, though every buyer has ordered or emptied the cart`);
  const run = { struck, balance, startsWithoutDatabase: shops.startsWithoutDatabase(), odd };
  if (issuesOf(run).length) console.error(`What the programs printed is in ${folder}.`);
  else await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  return run;
};

/** One run: every fault in turn, with five quiet seconds between them. */
export const runNodes = (only: RegExp, log: (line: string) => void): Promise<Run> =>
  whileCustomersBuy({}, async (environment, buyers) => {
    const struck: Struck[] = [];
    if (!faults.some(({ name }) => only.test(name))) throw new Error(`no fault is named ${only.source}`);
    for (const fault of faults.filter(({ name }) => only.test(name))) {
      log(fault.name);
      struck.push(await strike(fault, environment, buyers));
      await pause(5_000);
    }
    return struck;
  });
