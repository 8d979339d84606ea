import { readFile } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  runToEnd,
  firstInOrder,
  inSlices,
  runInSlices,
  nextTurn,
  sortedInSlices,
  sortedNumbersInSlices,
} from './slices.js';

const many = Array.from({ length: 50_000 }, (_, at) => ({ at, key: (at * 7_919) % 1_000 }));

/** Counts the turns of the event loop until `work` ends. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  let ended = false;
  const turn = () => {
    turns += 1;
    if (!ended) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  ended = true;
  return turns;
};

/** Takes about as long as the join of a product with its categories. */
const spend = () => {
  const until = performance.now() + 0.002;
  while (performance.now() < until);
};

test('work over many items lets other requests run', async () => {
  const seen: number[] = [];
  const turns = await turnsDuring(async () => {
    for await (const slice of inSlices(many))
      for (const { at } of slice) {
        spend();
        seen.push(at);
      }
  });
  expect(seen).toEqual(many.map(({ at }) => at));
  expect(turns).toBeGreaterThan(3);
});

test('a generator runs to its end in slices, and lets other requests run, or without a pause', async () => {
  const parts = function* () {
    for (const _ of many) {
      spend();
      yield;
    }
    return 'result';
  };
  const turns = await turnsDuring(async () => expect(await runInSlices(parts())).toBe('result'));
  expect(turns).toBeGreaterThan(3);
  expect(runToEnd(parts())).toBe('result');
});

test('a long sort has the order of toSorted, is stable, and lets other requests run', async () => {
  const byKey = (one: { key: number }, other: { key: number }) => {
    spend();
    return one.key - other.key;
  };
  let sorted: typeof many = [];
  const turns = await turnsDuring(async () => {
    sorted = await sortedInSlices(many.slice(0, 20_000), byKey);
  });
  expect(sorted).toEqual(many.slice(0, 20_000).toSorted((one, other) => one.key - other.key));
  expect(turns).toBeGreaterThan(3);
});

test.each([0, 1, 2 ** 15, 2 ** 15 + 1, 70_000, 100_000])(
  '%i numbers are sorted as numbers',
  async (length) => {
    const numbers = Float64Array.from({ length }, (_, at) => (at * 7_919) % 65_537);
    const before = numbers.slice();
    expect(await sortedNumbersInSlices(numbers)).toEqual(numbers.toSorted());
    expect(numbers).toEqual(before);
  },
);

test('a long sort of numbers lets other requests run', async () => {
  const numbers = Float64Array.from({ length: 2_000_000 }, (_, at) => (at * 7_919) % 1_999_993);
  expect(await turnsDuring(() => sortedNumbersInSlices(numbers))).toBeGreaterThan(3);
});

test.each([0, 1, 140, 5_000, 60_000])('the first %i in order are those of a stable sort', async (count) => {
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
  for (const items of [many, many.toSorted(byKey), many.toSorted(byKey).reverse()])
    expect(await firstInOrder(inSlices(items), count, byKey)).toEqual(items.toSorted(byKey).slice(0, count));
});

test('a few of many items in reverse order wait for few turns', async () => {
  const turns = await turnsDuring(() => firstInOrder(inSlices(many), 140, (one, other) => other.at - one.at));
  expect(turns).toBeLessThan(150);
});

test('nothing and a single item are sorted too', async () => {
  expect(await sortedInSlices([], () => 0)).toEqual([]);
  expect(await sortedInSlices([5], () => 0)).toEqual([5]);
});

test('work that begins together goes on in a turn of the event loop each', async () => {
  const turns = await turnsDuring(() => Promise.all(Array.from({ length: 5 }, nextTurn)));
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('a timer that is due comes before the next turn, also while a file is read', async () => {
  const due = await new Promise<boolean>((resolve) => {
    readFile(import.meta.filename, () => {
      let ended = false;
      setTimeout(() => (ended = true), 0);
      const until = performance.now() + 3;
      while (performance.now() < until);
      void nextTurn().then(() => resolve(ended));
    });
  });
  expect(due).toBe(true);
});
