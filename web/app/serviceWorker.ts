/** Deletes all that the service worker has kept but the app itself: it tells what a person looked at. */
export const forgetVisits = async (): Promise<void> => {
  const { caches } = globalThis as Partial<typeof globalThis>; // missing over plain http
  const names = (await caches?.keys()) ?? [];
  const visits = names.filter((name) => name !== 'assets' && !name.startsWith('shell-'));
  await Promise.all(visits.map((name) => caches?.delete(name)));
};

/**
 * Registers the service worker, which opens the shop without a network (ADR 37). Only a build has one; without
 * it the shop works online alone.
 */
export const registerServiceWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>; // missing over plain http
  await serviceWorker?.register('/sw.js').catch(() => undefined);
};
