// Three mongod, three processes of the shop, HAProxy in front of them, and one fault after the other.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { statisticsOf } from '../../bench/harness/measurements.js';
import { openMailServer } from '../support/mailServer.js';
import { type Buyers, type Crowd, openBuyers, type SentOrder } from './buyers.js';
import { type Fault, faults, type Place } from './faults.js';
import { type Balance, balanceOf, endLeases } from './ledger.js';
import { openReplicaSet } from './replicaSet.js';
import { openThreeShops, type ShopOptions, stockUp } from './threeShops.js';
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
}

export interface Run {
  struck: Struck[];
  balance: Balance;
  /** Statuses that no fault explains. */
  odd: readonly string[];
}

/** 30 products of which there is enough, and five that sell out. */
const stocks = [...Array<number>(30).fill(100_000), ...Array<number>(5).fill(20)];

const longestSilence = (answered: readonly number[], from: number, until: number) => {
  const moments = [from, ...answered.filter((at) => at > from && at < until).sort((a, b) => a - b), until];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
};

const struckBy = (fault: string, sent: readonly SentOrder[], from: number, until: number): Struck => {
  const confirmed = sent.filter(({ orderId }) => orderId);
  const during = confirmed.filter(({ answeredAt = 0 }) => answeredAt >= from && answeredAt < until);
  const { p50, p99 } = statisticsOf(during.map(({ sentAt, answeredAt = NaN }) => answeredAt - sentAt));
  const silence =
    longestSilence(
      confirmed.map(({ answeredAt = 0 }) => answeredAt),
      from,
      until,
    ) / 1_000;
  return { fault, lasted: (until - from) / 1_000, orders: during.length, p50, p99, silence };
};

export const strike = async (fault: Fault, place: Place, { sent }: Buyers): Promise<Struck> => {
  const from = performance.now();
  await fault.strikes(place);
  await place.replicaSet.primary();
  await place.shops.answers();
  const before = sent.filter(({ orderId }) => orderId).length;
  while (sent.filter(({ orderId }) => orderId).length === before) await pause(50);
  return struckBy(fault.name, sent, from, performance.now());
};

/** Opens everything in a folder of its own, lets `work` happen while customers buy, and balances the books. */
export const whileCustomersBuy = async (
  { crowd = { count: 12, thinkTime: 100 }, ...options }: Partial<ShopOptions> & { crowd?: Crowd },
  work: (place: Place, buyers: Buyers) => Promise<Struck[]>,
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
  const buyers = await openBuyers(shops.call, ids, crowd);
  await pause(3_000);
  const struck = await work({ replicaSet, shops, toxiproxy }, buyers);
  await buyers.stop();
  const initial = new Map(ids.map((id, index) => [id, stocks[index] ?? NaN]));
  const look = () => balanceOf(replicaSet.uri, buyers.sent, initial, mail.letters);
  await pause(5_000); // mails are sent a little later
  let balance = await look();
  if (balance.lost.length) {
    await endLeases(replicaSet.uri);
    await pause(5_000);
    balance = await look();
  }
  await shops.end();
  await replicaSet.end();
  await toxiproxy.program.end('SIGTERM');
  await mail.close();
  if (!balance.lost.length && !balance.doubled.length && !balance.others.length)
    await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  else console.error(`What the programs printed is in ${folder}.`);
  return { struck, balance, odd: buyers.odd };
};

/** One run: every fault in turn, with five quiet seconds between them. */
export const runNodes = (only: RegExp, log: (line: string) => void): Promise<Run> =>
  whileCustomersBuy({}, async (place, buyers) => {
    const struck: Struck[] = [];
    for (const fault of faults.filter(({ name }) => only.test(name))) {
      log(fault.name);
      struck.push(await strike(fault, place, buyers));
      await pause(5_000);
    }
    return struck;
  });
