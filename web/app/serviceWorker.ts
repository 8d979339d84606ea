/**
 * Registers the service worker, which opens the shop without a network (ADR 37). Only a build has one; without
 * it the shop works online alone.
 */
export const registerServiceWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>; // missing over plain http
  await serviceWorker?.register('/sw.js').catch(() => undefined);
};
