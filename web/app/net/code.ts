import { shopAnswers, shopIsBack } from './onlineStatus.js';

const reloadKey = 'tokri-reloaded';

/**
 * In ms: the page is not reloaded twice within this time. Code that is still missing so soon after a reload
 * is missing for a reason that a reload does not solve.
 */
const reloadPause = 20_000;

/**
 * Checks whether the page may be reloaded and, if so, stores the time. Forbids it if the page has just been
 * reloaded or the session storage is blocked, so that it never reloads in a loop.
 */
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey) ?? 0) < reloadPause) return false;
    sessionStorage.setItem(reloadKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads the page, unless it was reloaded within the last 20 seconds.
 * @returns whether it reloads
 */
const reloadOnce = (): boolean => {
  const may = mayReload();
  if (may) window.location.reload();
  return may;
};

/** Loads a part of the storefront's code by a dynamic import. */
export type Load<Part> = () => Promise<Part>;

/** Thrown when code could not be loaded because the shop did not answer. */
class NoAnswer extends Error {}

const never = () => new Promise<never>(() => undefined);

/**
 * Loads code by a dynamic import. If the file is missing although the shop answers, the page belongs to an
 * older release, so the page is reloaded once. The reload also helps in a browser that remembers a failed
 * import.
 * @throws if the shop does not answer, or if a reload did not help
 */
export const fetchOrReload = async <Part>(load: Load<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    if (!(await shopAnswers())) throw new NoAnswer();
  }
  try {
    return await load();
  } catch (gone) {
    if (!(await shopAnswers())) throw new NoAnswer();
    if (reloadOnce()) return never(); // the page is about to reload
    throw gone;
  }
};

/**
 * Returns a loader like `fetchOrReload` that does not throw while the shop is offline: it waits, and tries
 * again when the shop is back.
 * @param onAway called each time the shop did not answer
 */
export const waitingForShop =
  <Part>(load: Load<Part>, onAway?: () => void): Load<Part> =>
  async () => {
    for (;;) {
      try {
        return await fetchOrReload(load);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        onAway?.();
        await shopIsBack();
      }
    }
  };
