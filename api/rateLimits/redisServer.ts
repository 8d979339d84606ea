import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Timeouts for Redis, in ms. A login waits for Redis only briefly, then its try is counted elsewhere. */
const timeout = { connect: 2_000, command: 500, silence: 1_000, maxBetweenTries: 5_000 };

/** Creates a Redis client that fails at once without a connection, instead of queueing commands. */
export const redisAt = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeout.connect,
    commandTimeout: timeout.command,
    socketTimeout: timeout.silence,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    disableClientInfo: true,
    retryStrategy: (times) => Math.min(times * 200, timeout.maxBetweenTries),
  });

/**
 * Waits briefly for the first connection to Redis; later attempts run in the background.
 * @throws Error if the first attempt fails
 */
export const firstConnection = async (redis: Redis): Promise<void> => {
  const waiting = new AbortController();
  const late = sleep(timeout.connect, undefined, { signal: waiting.signal, ref: false }).then(
    () => Promise.reject(new Error(`no answer within ${timeout.connect / 1000} s`)),
    () => undefined,
  );
  await Promise.race([redis.connect(), late]).finally(() => waiting.abort());
};

/** The prefix of every Redis key that the shop writes. */
export const rateLimitsPrefix = 'tokri:rates';

/** Returns host and port of a Redis address, without the credentials. */
export const whereIs = (url: string): string => new URL(url).host;

/**
 * Describes an error of Redis in a few words. The error object itself must not be logged: it may contain the
 * command with its password.
 */
export const wordsOfRedis = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message || code); // some connection errors have no message
};

/**
 * Checks whether a Redis server can count the rate limits.
 * @returns the problem in a few words; undefined if there is none
 */
export const errorOfRedis = async (url: string): Promise<string | undefined> => {
  const redis = redisAt(url);
  let reason: unknown;
  redis.on('error', (error) => (reason = error));
  try {
    await firstConnection(redis);
    // uses a script, as counting does
    await redis.eval("return redis.call('set', KEYS[1], 1, 'EX', 1)", 1, `${rateLimitsPrefix}:doctor`);
    return undefined;
  } catch (error) {
    return wordsOfRedis(reason ?? error);
  } finally {
    redis.disconnect();
  }
};
