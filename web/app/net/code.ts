import { shopAnswers, shopIsBack } from './onlineStatus.js';
import { reloadOnce } from './reloadOnce.js';

/** Loads a part of the storefront's code by a dynamic import. */
export type Load<Part> = () => Promise<Part>;

/** Thrown when code could not be loaded because the shop did not answer. */
class NoAnswer extends Error {}

const never = () => new Promise<never>(() => undefined);

/**
 * Loads code. If it is gone though the shop answers, it belongs to an older release, and one reload gets the
 * new one. The same helps where the browser remembers a failed import.
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
 * Loads code like `fetchOrReload`, but while the shop is offline it waits and the page stays as it is.
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
