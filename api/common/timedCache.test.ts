import { afterEach, expect, jest, test } from '@jest/globals';
import { TimedCache } from './timedCache.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a clock that is set back does not keep a value for longer', async () => {
  const read = jest.fn(async () => 'rules');
  const cache = new TimedCache(read, { fresh: 0, timeout: 1_000 });
  await cache.get();
  const yesterday = Date.now() - 86_400_000;
  jest.spyOn(Date, 'now').mockImplementation(() => yesterday);
  await cache.get();
  expect(read).toHaveBeenCalledTimes(2);
});
