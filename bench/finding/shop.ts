import { calls } from '../../contract/calls.js';
import { startChild, type Memory } from '../harness/child.js';
import type { LoadAnswer, LoadQuestion } from '../harness/loadClients.js';
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

/** The share of keystrokes with results. */
interface Answered extends Measurements {
  answered: number;
}

export interface ShopResult {
  products: number;
  /** Measured in the shop with one user: from the head of a request to the last byte of its answer. */
  shop: Answered;
  /** Measured by the caller. */
  caller: Measurements;
  loadClients: LoadAnswer;
  /** Memory of the whole process, before and after the keystrokes. */
  memory: { opened: Memory; used: Memory };
  /** A part of the same keystrokes in the database itself, measured by the caller. */
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

/** Measures the tasks one after the other, and the share of them with results. */
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
 * Measures a shop with the stock for one user and for many, then the same keystrokes in the database itself.
 */
export const measureShop = async (
  fixture: Fixture,
  stock: readonly Stocked[],
  { warmUp, keystrokes, users, seconds }: Typed,
): Promise<ShopResult> => {
  const { uri, connection } = await fixture.database(String(stock.length));
  await fill(connection, stock);

  const shop = startChild(import.meta.url, '../harness/measuredShop.js');
  const asked = <Answer>(question: ShopQuestion) => shop.ask<Answer>(question);
  const { url, memory: opened } = await asked<{ url: string; memory: Memory }>({
    open: { databaseUri: uri, dataDir: fixture.folder },
  });
  const find = searching(url);
  await inTurn(warmUp, find);
  await asked<Taken>({ take: true });
  const caller = await inTurn(keystrokes, find);
  const { durations, memory: used } = await asked<Taken>({ take: true });

  const loadClients = startChild(import.meta.url, '../harness/loadClients.js');
  const bodies = keystrokes.map((search) => JSON.stringify({ search, page: 1 }));
  const question: LoadQuestion = { url: url + path, method, bodies, users, seconds };
  const crowded = await loadClients.ask<LoadAnswer>(question);
  await loadClients.end();
  await shop.end();

  const plain: ShopResult['plain'] = {};
  const some = sampleOf(keystrokes, plainKeystrokes, 'plain');
  for (const search of await plainSearches(connection)) plain[search.name] = await inTurn(some, search.find);
  return {
    products: stock.length,
    shop: { ...statisticsOf(durations), answered: caller.answered },
    caller,
    loadClients: crowded,
    memory: { opened, used },
    plain,
  };
};
