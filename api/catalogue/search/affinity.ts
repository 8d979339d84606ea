import type { Groups } from './groups.js';
import { otherWord } from './lookup.js';
import type { Fitting } from './matching.js';

/** The bonus for a group whose products all are what was asked for, and for one that has all such products. */
const dense = 9;
const wide = 3;
/** Is added to the counts that shares are taken of, because shares of few products say little. */
const smoothing = 5;
/** The bonus for a product in a category of staples that is what was asked for. */
const unmade = 10;
/** The further bonuses for fruit and vegetables, fresh or frozen, if the search means them. */
const fresh = 4;
const frozen = 2;

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

/**
 * Raises the staples themselves: far more products taste of a fruit or a spice than are one, so that the counts of the
 * categories alone would speak for mints, juices and tea bags. Beginnings of words count only where nothing is what was
 * asked for by a whole word.
 * @param produce whether fruit or vegetables are meant: peas are rather fresh or frozen ones than pulses
 */
export const addStaples = (
  { docs, scores, heads }: Fitting,
  [byCategories, byDetails]: readonly [Groups, Groups],
  produce: boolean,
): void => {
  let best = 0;
  for (let at = 0; at < heads.length; at++) best = Math.max(best, heads[at] as number);
  if (!best) return;
  const enough = Math.min(best, Math.fround(otherWord));
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    if ((heads[at] as number) < enough) continue;
    const category = byCategories.groupOf[doc] as number;
    const isFresh = produce && byCategories.produce[category];
    const isFrozen = produce && byDetails.produce[byDetails.groupOf[doc] as number];
    if (!isFresh && !isFrozen && !byCategories.staple[category]) continue;
    scores[at] = (scores[at] as number) + unmade + (isFresh ? fresh : isFrozen ? frozen : 0);
  }
};
