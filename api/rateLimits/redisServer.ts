import { Redis } from 'ioredis';
import { withDeadline } from '../common/circuit.js';
import { type Dependencies, dependencies } from '../common/deadlines.js';

type Times = Dependencies['redis'];

/** Creates a Redis client that fails at once without a connection, instead of queueing commands. */
export const redisAt = (url: string, times: Times): Redis =>
  new Redis(url, {
    lazyConnect: true,
    connectTimeout: times.connect,
    commandTimeout: times.command,
    socketTimeout: times.inactivity,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    disableClientInfo: true,
    retryStrategy: (tries) => Math.min(tries * 200, times.maxBetweenTries),
  });

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
  const times = dependencies.redis;
  const redis = redisAt(url, times);
  let reason: unknown;
  redis.on('error', (error) => (reason = error));
  try {
    await withDeadline(times.connect, () => redis.connect());
    // uses a script, as counting does
    await redis.eval("return redis.call('set', KEYS[1], 1, 'EX', 1)", 1, `${rateLimitsPrefix}:doctor`);
    return undefined;
  } catch (error) {
    return wordsOfRedis(reason ?? error);
  } finally {
    redis.disconnect();
  }
};
