import { expect, test } from '@jest/globals';
import { SearchHits, rankOf } from './searchHits.js';

test.each([0, 1_500, 100_000])('%i matches have the same ids when they are read in slices', async (count) => {
  const ranks = Float64Array.from({ length: count }, (_, doc) => rankOf(4, (doc * 7_919) % 1_000, doc));
  const ids = new SearchHits(ranks, String).ids();
  const inSlices = (from?: number, to?: number) => new SearchHits(ranks, String).idsInSlices(from, to);
  expect(await inSlices()).toEqual(ids);
  expect(await inSlices(1_400, 1_410)).toEqual(ids.slice(1_400, 1_410));
  expect(await inSlices(500, 1_000)).toEqual(ids.slice(500, 1_000));
  const shared = new SearchHits(ranks, String);
  const both = [shared.idsInSlices(), shared.idsInSlices(0, 1_200)];
  expect(shared.ids(0, 10)).toEqual(ids.slice(0, 10));
  expect(await Promise.all(both)).toEqual([ids, ids.slice(0, 1_200)]);
});

test('a document number above two million, after many products came and went, is found', () => {
  const ranks = Float64Array.of(rankOf(0, 1, 5), rankOf(7, 1, 3_000_000));
  expect(new SearchHits(ranks, String).ids()).toEqual(['3000000', '5']);
});
