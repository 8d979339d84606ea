import { expect, test } from '@jest/globals';
import { Found, rankOf } from './found.js';

test('the ids of many matches are read in a later turn than their sort, and are the same', async () => {
  const ranks = Float64Array.from({ length: 1_500 }, (_, doc) => rankOf(4, (doc * 7) % 100, doc));
  let turns = 0;
  setImmediate(() => (turns += 1));
  const ids = await new Found(ranks, String).allIds();
  expect(turns).toBe(1);
  expect(ids).toEqual(new Found(ranks, String).ids());
});
