import { expect, test } from '@jest/globals';
import { firstInName, headOfName, inBrand, inName, Postings } from './postings.js';

const entriesOf = (postings: Postings) =>
  Array.from({ length: postings.size }, (_, at) => [
    postings.docAt(at),
    postings.weightAt(at),
    postings.spotsAt(at),
  ]);

const all = inName | firstInName | headOfName | inBrand;

test('keeps products in order, each with its weight and spots, however they come and go', () => {
  const postings = new Postings();
  const kept = new Map<number, [number, number]>();
  for (let step = 0; step < 500; step++) {
    const doc = (step * 7_919) % 101;
    if (step % 3 === 2) {
      postings.delete(doc);
      kept.delete(doc);
    } else {
      postings.put(doc, step / 8, step % 16);
      kept.set(doc, [step / 8, step % 16]);
    }
  }
  const sorted = [...kept].sort(([one], [other]) => one - other);
  expect(entriesOf(postings)).toEqual(sorted.map(([doc, [weight, spots]]) => [doc, weight, spots]));
  expect([postings.placeIn(102), postings.weightIn(102)]).toEqual([-1, 0]);
});

test('holds weights up to 127 with all spots, and the product with the highest number', () => {
  const postings = new Postings();
  const last = 2 ** 21 - 1;
  postings.put(last, 127, all);
  postings.put(0, 0.3, 0);
  expect(postings.weightIn(0)).toBeCloseTo(0.3, 6);
  expect(entriesOf(postings)[1]).toEqual([last, 127, all]);
});

test('is made of the weights above 0, and grows', () => {
  const postings = Postings.of(Float32Array.of(0, 2, 0, 1.5), inName);
  postings.put(2, 1, 0);
  expect(entriesOf(postings)).toEqual([
    [1, 2, inName],
    [2, 1, 0],
    [3, 1.5, inName],
  ]);
  const none = Postings.of(new Float32Array(3), inName);
  none.put(1, 1, inBrand);
  expect(entriesOf(none)).toEqual([[1, 1, inBrand]]);
});
