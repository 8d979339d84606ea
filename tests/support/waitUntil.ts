import { setTimeout as pause } from 'node:timers/promises';

/** Looks until it is as wanted; after ten seconds it answers what it saw last. */
export const waitUntil = async <Seen>(
  look: () => Promise<Seen>,
  wanted: (seen: Seen) => boolean,
): Promise<Seen> => {
  const until = Date.now() + 10_000;
  for (;;) {
    const seen = await look();
    if (wanted(seen) || Date.now() > until) return seen;
    await pause(50);
  }
};
