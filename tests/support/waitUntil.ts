import { setTimeout as pause } from 'node:timers/promises';

/** Repeats `look` until its value is as wanted; after half a minute returns the last value. */
export const waitUntil = async <Seen>(
  look: () => Promise<Seen>,
  wanted: (seen: Seen) => boolean,
): Promise<Seen> => {
  const until = Date.now() + 30_000;
  for (;;) {
    const seen = await look();
    if (wanted(seen) || Date.now() > until) return seen;
    await pause(20);
  }
};
