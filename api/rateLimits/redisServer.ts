import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** ms. A login waits for Redis only briefly, then it is counted elsewhere. */
const timeout = { connect: 2_000, command: 500, silence: 1_000, maxBetweenTries: 5_000 };

/** Creates a client that fails at once without a connection, instead of queueing commands. */
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
 * Waits briefly for the first connection; later attempts run in the background.
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

/** Is the prefix of every Redis key that the shop writes. */
export const rateLimitsPrefix = 'tokri:rates';

/** Returns host and port, without the credentials. */
export const whereIs = (url: string): string => new URL(url).host;

/**
 * Describes an error in a few words, never the error object itself: it may contain the command with its
 * password.
 */
export const wordsOfRedis = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message || code); // some connection errors have no message
};

/** Checks whether the server can count. @returns the problem in a few words; undefined if there is none */
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
