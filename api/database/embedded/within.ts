import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a promise, but no longer than so many milliseconds; whether it came in time. */
export async function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const done = new AbortController();
  const late = sleep(milliseconds, false, { signal: done.signal }).catch(() => false); // called off below
  const inTime = await Promise.race([promise.then(() => true), late]);
  done.abort();
  return inTime;
}
