import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { batched } from './batches.js';

/** Collects batches, which the test answers. */
const recorded = (options?: { timeout?: number; maxBatchSize?: number }) => {
  const batches: { calls: readonly number[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const call = batched(
    (calls: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        batches.push({
          calls,
          answer: () => resolve(calls.map((number) => number * 10)),
          fail: reject,
        });
      }),
    options,
  );
  return { batches, call, sent: () => batches.map(({ calls }) => calls) };
};

test('calls of one turn are one command, and each gets its own result', async () => {
  const { batches, call, sent } = recorded();
  const results = Promise.all([call(3), call(1), call(3)]);
  await turn();
  expect(sent()).toEqual([[3, 1, 3]]);
  batches[0]?.answer();
  expect(await results).toEqual([30, 10, 30]);
});

test('a call never joins a command that was sent before it', async () => {
  const { batches, call, sent } = recorded();
  const first = call(1);
  await turn();
  const later = Promise.all([call(1), call(2)]);
  batches[0]?.answer();
  expect(await first).toBe(10);
  while (!batches[1]) await turn();
  expect(sent()).toEqual([[1], [1, 2]]);
  batches[1].answer();
  expect(await later).toEqual([10, 20]);
});

test('calls that arrive while a batch is answered are the next command', async () => {
  const { batches, call, sent } = recorded({ timeout: 60_000 });
  void call(1);
  await turn();
  void call(2);
  await turn();
  void call(3);
  batches[0]?.answer();
  while (!batches[1]) await turn();
  expect(sent()).toEqual([[1], [2, 3]]);
});

test.each([
  [{}, 50],
  [{ maxBatchSize: 20 }, 20],
])('with %j a batch has at most %i calls', async (options, max) => {
  const { call, sent } = recorded(options);
  for (let number = 0; number <= max; number += 1) void call(number);
  await turn();
  expect(sent().map(({ length }) => length)).toEqual([max, 1]);
});

test('a failed command fails its own calls only', async () => {
  const { batches, call } = recorded();
  const failed = Promise.allSettled([call(1), call(2)]);
  await turn();
  batches[0]?.fail(new Error('no primary'));
  expect(await failed).toMatchObject([
    { reason: new Error('no primary') },
    { reason: new Error('no primary') },
  ]);
  const later = call(3);
  while (!batches[1]) await turn();
  batches[1].answer();
  expect(await later).toBe(30);
});

test('a command without an answer does not hold up later calls', async () => {
  const { batches, call } = recorded();
  void call(1);
  await turn();
  const later = call(2);
  while (!batches[1]) await turn();
  batches[1].answer();
  expect(await later).toBe(20);
});
