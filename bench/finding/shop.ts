import { calls } from '../../contract/calls.js';
import { startChild, type Memory } from '../harness/child.js';
import { measureLoad, startingAt, type Throughput } from '../harness/load.js';
import type { Fixture } from '../harness/database.js';
import { type Measurements, statisticsOf, timed } from '../harness/measurements.js';
import type { ShopQuestion } from '../harness/measuredShop.js';
import { fill } from './fill.js';
import { plainSearches } from './plainMongo.js';
import type { Stocked } from '../../tests/search/quality/stock.js';
import { sampleOf } from '../../tests/search/quality/typos.js';

/** How many keystrokes are also measured in the database itself, which takes long for each. */
const plainKeystrokes = 100;

export interface Typed {
  warmUp: readonly string[];
  keystrokes: readonly string[];
  users: number;
  seconds: number;
}

/** Durations of searches; `answered` is the share of keystrokes with results, from 0 to 1. */
interface Answered extends Measurements {
  answered: number;
}

export interface ShopResult {
  products: number;
  /**
   * Durations measured inside the shop with one user: from the head of a request to the last byte of its
   * answer.
   */
  shop: Answered;
  /** Durations of the same requests measured by their client. */
  caller: Measurements;
  /** Many users, who each send one keystroke after the other without a pause. */
  many: Throughput;
  /** Memory of the shop's process, before and after the keystrokes. */
  memory: { opened: Memory; used: Memory };
  /** Durations of some of the keystrokes in searches built into the database, by the name of the search. */
  plain: Record<string, Answered>;
}

const { method, path } = calls.product.search;

const searching = (url: string) => async (search: string) => {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search, page: 1 }),
  });
  const answer = (await response.json()) as { data?: unknown[] }; // the shape of the contract; an error has no data
  if (response.status !== 200) throw new Error(`"${search}" was answered ${response.status}`);
  return answer.data?.length ?? 0;
};

/**
 * Runs the searches one after the other. Returns statistics of their durations and the share with results.
 */
const inTurn = async (tasks: readonly string[], find: (search: string) => Promise<number>) => {
  let found = 0;
  const durations = await timed(tasks, async (task) => {
    if (await find(task)) found += 1;
  });
  return { ...statisticsOf(durations), answered: found / tasks.length };
};

interface Taken {
  durations: number[];
  memory: Memory;
}

/**
 * Measures the search of a shop with these products, for one user and for many, then the database's own
 * searches with some of the same keystrokes.
 */
export const measureShop = async (
  fixture: Fixture,
  stock: readonly Stocked[],
  { warmUp, keystrokes, users, seconds }: Typed,
): Promise<ShopResult> => {
  const { uri, connection } = await fixture.database(String(stock.length));
  await fill(connection, stock);

  const shop = startChild(import.meta.url, '../harness/measuredShop.ts');
  const asked = <Answer>(question: ShopQuestion) => shop.ask<Answer>(question);
  const { url, memory: opened } = await asked<{ url: string; memory: Memory }>({
    open: { databaseUri: uri, dataDir: fixture.folder },
  });
  const find = searching(url);
  await inTurn(warmUp, find);
  await asked<Taken>({ take: true });
  const caller = await inTurn(keystrokes, find);
  const { durations, memory: used } = await asked<Taken>({ take: true });

  const requests = keystrokes.map((search) => ({
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search, page: 1 }),
  }));
  /** Each user begins at another keystroke. */
  const requestsOf = (user: number) => startingAt(requests, Math.floor((requests.length * user) / users));
  const many = await measureLoad({ url, requestsOf, step: 1 }, users, seconds);
  await shop.end();

  const plain: ShopResult['plain'] = {};
  const some = sampleOf(keystrokes, plainKeystrokes, 'plain');
  for (const search of await plainSearches(connection)) plain[search.name] = await inTurn(some, search.find);
  return {
    products: stock.length,
    shop: { ...statisticsOf(durations), answered: caller.answered },
    caller,
    many,
    memory: { opened, used },
    plain,
  };
};
