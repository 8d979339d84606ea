import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a promise with a timeout. @returns whether the promise resolved in time */
export async function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const done = new AbortController();
  const late = sleep(milliseconds, false, { signal: done.signal }).catch(() => false); // aborted below
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    done.abort();
  }
}
