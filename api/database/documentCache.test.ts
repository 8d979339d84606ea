import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { DocumentCache } from './documentCache.js';

const bytesOf = (quantity: number) => mongoose.mongo.BSON.serialize({ quantity });
const size = bytesOf(1).length;
const double = ({ quantity }: { quantity: number }) => ({ doubled: quantity * 2 });

test('equal bytes give the same object, other bytes another', () => {
  const cache = new DocumentCache(10 * size, double);
  const object = cache.read(bytesOf(2));
  expect(object).toEqual({ doubled: 4 });
  expect(cache.read(bytesOf(2))).toBe(object);
  expect(cache.read(bytesOf(3))).toEqual({ doubled: 6 });
});

test('above its size the cache drops what was read longest ago, and still reads what is too large', () => {
  const cache = new DocumentCache(2 * size, double);
  const [first, second] = [cache.read(bytesOf(1)), cache.read(bytesOf(2))];
  cache.read(bytesOf(3));
  expect(cache.read(bytesOf(2))).toBe(second);
  expect(cache.read(bytesOf(1))).not.toBe(first);
  expect(new DocumentCache(1, double).read(bytesOf(1))).toEqual({ doubled: 2 });
});
