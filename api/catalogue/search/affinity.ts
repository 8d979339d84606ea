import type { Groups } from './groups.js';
import type { Fitting } from './matching.js';

/** The bonus for a group whose products all are what was asked for, and for one that has all such products. */
const dense = 9;
const wide = 3;
/** Is added to the counts that shares are taken of, because shares of few products say little. */
const smoothing = 5;

/**
 * Raises the matches in the groups that a search means: most matches for "milk" are something with milk, but
 * in one category nearly all products are milk.
 */
export const addAffinity = ({ docs, scores, heads }: Fitting, { groupOf, sizes }: Groups): void => {
  const bonus = new Float32Array(sizes.length);
  let all = 0;
  for (let at = 0; at < docs.length; at++) {
    const head = heads[at] as number;
    if (!head) continue;
    const group = groupOf[docs[at] as number] as number;
    bonus[group] = (bonus[group] as number) + head;
    all += head;
  }
  if (!all) return;
  for (let group = 0; group < bonus.length; group++) {
    const meant = bonus[group] as number;
    bonus[group] = (dense * meant) / ((sizes[group] ?? 0) + smoothing) + (wide * meant) / (all + smoothing);
  }
  for (let at = 0; at < docs.length; at++) {
    const group = groupOf[docs[at] as number] as number;
    scores[at] = (scores[at] as number) + (bonus[group] as number);
  }
};
