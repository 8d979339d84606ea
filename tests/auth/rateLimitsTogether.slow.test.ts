import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf } from '../support/client.js';
import { unique } from '../support/customer.js';
import { openTestDatabase } from '../support/database.js';
import { openTestRedis, type TestRedis, whyNoRedis } from '../support/redis.js';
import { openTestShop } from '../support/shop.js';

const secret = 'hunter2/@:';
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const openRedis = async (): Promise<TestRedis> => {
  const redis = await openTestRedis(secret);
  closing.push(redis.close);
  return redis;
};

/** Starts an API process with its own database, so that the processes share nothing but Redis. */
const openProcess = async (REDIS_URL: string): Promise<BuiltShop> => {
  const database = await openTestDatabase();
  closing.push(database.drop);
  const settings = { SEED: 'none', RATE_LIMIT_FACTOR: '1', MONGODB_URI: database.uri, REDIS_URL };
  const shop = await openBuiltShop(settings);
  closing.push(shop.stop);
  return shop;
};

/** Opens a shop in this process, with everything that it has printed so far. `close` ends both. */
const openHere = async (REDIS_URL: string) => {
  const printed = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  const output = () => printed.flatMap(({ mock }) => mock.calls.map(([text]) => String(text))).join('');
  const shop = await openTestShop({ RATE_LIMIT_FACTOR: '1', REDIS_URL, LOG_LEVEL: 'warn' });
  const close = async () => {
    await shop.close();
    for (const spy of printed) spy.mockRestore();
  };
  return { url: shop.url, output, close };
};

/** Returns the answers to this many wrong passwords, sent one after another. */
const guesses = async ({ url }: Pick<BuiltShop, 'url'>, email: string, times: number) => {
  const statuses: number[] = [];
  for (let guess = 0; guess < times; guess += 1) {
    const body = { email, password: `Wrong-mango-${guess}` };
    statuses.push((await clientOf(url)(calls.user.login, { body })).status);
  }
  return statuses;
};
const refused = (count: number) => Array<number>(count).fill(401);
const cutOff = (count: number) => Array<number>(count).fill(429);
const somebody = () => `${unique('ghost')}@example.test`;
const said = ({ output }: Pick<BuiltShop, 'output'>, what: string) => output().split(what).length - 1;

const tried = whyNoRedis ? describe.skip : describe;
tried(`rates in Redis${whyNoRedis ? ` (${whyNoRedis})` : ''}`, () => {
  describe('of two processes', () => {
    let redis: TestRedis;
    let one: BuiltShop;
    let other: BuiltShop;
    beforeAll(async () => {
      redis = await openRedis();
      [one, other] = await Promise.all([openProcess(redis.url), openProcess(redis.url)]);
    });

    const isAway = (shop: BuiltShop) => said(shop, 'is away') > said(shop, 'is back, and');
    /** Starts Redis anew, and waits until both processes have noticed that and count in it. */
    const redisReturns = async () => {
      await redis.kill();
      for (const shop of [one, other]) while (!isAway(shop)) await guesses(shop, somebody(), 1);
      await redis.start();
      for (const shop of [one, other]) while (isAway(shop)) await guesses(shop, somebody(), 1);
    };

    test('are one count', async () => {
      const email = somebody();

      expect(await guesses(one, email, 6)).toEqual(refused(6));
      expect(await guesses(other, email, 6)).toEqual([...refused(4), ...cutOff(2)]);
      expect(one.output() + other.output()).not.toMatch(/away/);
    });

    test('hold when Redis is killed, and are counted there again when it is back', async () => {
      const email = somebody();
      expect(await guesses(one, email, 6)).toEqual(refused(6));

      await redis.kill();
      expect(await guesses(one, email, 12)).toEqual([...refused(10), ...cutOff(2)]);
      expect(said(one, 'rate limits are counted in MongoDB')).toBe(1);

      await redisReturns();
      const next = somebody();
      expect(await guesses(one, next, 10)).toEqual(refused(10));
      expect(await guesses(other, next, 1)).toEqual(cutOff(1));
      expect(one.output()).not.toContain('hunter2');
    });

    test('hold when Redis refuses to write', async () => {
      await redis.refuseWrites();

      expect(await guesses(one, somebody(), 12)).toEqual([...refused(10), ...cutOff(2)]);
      expect(one.output()).toMatch(/away \(.*OOM/);
    });

    test('hold when Redis takes connections and answers nothing: nobody waits in vain', async () => {
      await redisReturns();
      redis.hang();

      expect(await guesses(one, somebody(), 12)).toEqual([...refused(10), ...cutOff(2)]);
    });
  });

  test.each([
    ['is not there', 'redis://:hunter2@127.0.0.1:1', /away \(connect ECONNREFUSED/],
    ['wants another password', undefined, /away \(WRONGPASS/],
  ])(
    'hold when Redis %s from the start; the log says why, once, without the password',
    async (_, url, why) => {
      const there = url ?? (await openRedis()).url.replace('hunter2', 'hunter3');
      const shop = await openHere(there);
      try {
        expect(shop.output()).toMatch(why);
        expect(await guesses(shop, somebody(), 12)).toEqual([...refused(10), ...cutOff(2)]);
        expect(said(shop, 'Redis')).toBe(1);
        expect(shop.output()).not.toMatch(/hunter/);
      } finally {
        await shop.close();
      }
    },
  );
});
