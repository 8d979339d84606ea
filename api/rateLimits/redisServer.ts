import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** ms. A login waits for Redis no longer than a person would notice, then it is counted elsewhere. */
const timeout = { connect: 2_000, command: 500, silence: 1_000, maxBetweenTries: 5_000 };

/** Never queues a command for later: without a connection it fails at once. */
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

/** Waits a moment for the first connection; further ones are tried in the background. @throws Error when that one fails */
export const firstConnection = async (redis: Redis): Promise<void> => {
  const patient = new AbortController();
  const late = sleep(timeout.connect, undefined, { signal: patient.signal, ref: false }).then(
    () => Promise.reject(new Error(`no answer within ${timeout.connect / 1000} s`)),
    () => undefined,
  );
  await Promise.race([redis.connect(), late]).finally(() => patient.abort());
};

/** Of every key that the shop writes there. */
export const rateLimitsPrefix = 'tokri:rates';

/** Host and port: an address without what opens it. */
export const whereIs = (url: string): string => new URL(url).host;

/** In a few words; never the error itself, which may carry the command with its password. */
export const wordsOfRedis = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message || code); // some errors of connections have no message
};

/** @returns what is amiss with the server, in a few words; undefined when it can count */
export const errorOfRedis = async (url: string): Promise<string | undefined> => {
  const redis = redisAt(url);
  let reason: unknown;
  redis.on('error', (error) => (reason = error));
  try {
    await firstConnection(redis);
    await redis.eval("return redis.call('set', KEYS[1], 1, 'EX', 1)", 1, `${rateLimitsPrefix}:doctor`); // as counting does: by a script
    return undefined;
  } catch (error) {
    return wordsOfRedis(reason ?? error);
  } finally {
    redis.disconnect();
  }
};
