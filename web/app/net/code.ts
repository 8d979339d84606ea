import { shopAnswers, shopIsBack } from './onlineStatus.js';
import { reloadOnce } from './reloadOnce.js';

/** Fetches a part of the storefront's code: a dynamic import. */
export type Load<Part> = () => Promise<Part>;

/** Code that could not be had because nobody answered. */
class NoAnswer extends Error {}

const never = () => new Promise<never>(() => undefined);

/**
 * Code that is gone though the shop answers belongs to an older release: one reload gets the new one. So it does where the
 * browser remembers that an import failed.
 * @throws where nobody answers, and where a reload did not help
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
    if (reloadOnce()) return never(); // the page goes
    throw gone;
  }
};

/**
 * The same, but without an answer it waits until the shop is back: the page stays as it is.
 * @param onAway called each time nobody answered
 */
export const patiently =
  <Part>(load: Load<Part>, onAway?: () => void): Load<Part> =>
  async () => {
    for (;;) {
      try {
        return await fetchOrReload(load);
      } catch (fault) {
        if (!(fault instanceof NoAnswer)) throw fault;
        onAway?.();
        await shopIsBack();
      }
    }
  };
