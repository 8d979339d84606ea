import { expect, test } from '@jest/globals';
import { Found, rankOf } from './found.js';

test.each([0, 1_500, 100_000])('%i matches have the same ids when they are read in turns', async (count) => {
  const ranks = Float64Array.from({ length: count }, (_, doc) => rankOf(4, (doc * 7_919) % 1_000, doc));
  const ids = new Found(ranks, String).ids();
  expect(await new Found(ranks, String).idsInTurns()).toEqual(ids);
  expect(await new Found(ranks, String).idsInTurns(1_400, 1_410)).toEqual(ids.slice(1_400, 1_410));
  expect(await new Found(ranks, String).idsInTurns(0, 10)).toEqual(ids.slice(0, 10));
});
