import type { MatchSource } from './lookup.js';
import type { Fitting } from './matching.js';
import { inName } from './postings.js';
import { head } from './productIndex.js';

export const nothing: Fitting = {
  docs: new Int32Array(0),
  scores: new Float32Array(0),
  heads: new Float32Array(0),
};

/** Lowers the products that these sources know to be something else than what was asked for: sweet potatoes. */
export const notTheThing = (fitting: Fitting, sources: readonly MatchSource[]): Fitting => {
  const others = new Set<number>();
  for (const { postings } of sources)
    for (let at = 0; at < postings.size; at++)
      if ((postings.spots[at] as number) & inName) others.add(postings.docs[at] as number);
  if (!others.size) return fitting;
  const { docs, scores, heads } = fitting;
  for (let at = 0; at < docs.length; at++)
    if (heads[at] && others.has(docs[at] as number)) {
      heads[at] = 0;
      scores[at] = Math.max(0, (scores[at] as number) - head);
    }
  return fitting;
};

/** Returns the products that the other list does not have. */
export const without = ({ docs, scores, heads }: Fitting, { docs: known }: Fitting): Fitting => {
  const left = new Set(known);
  const keep = [...docs.keys()].filter((at) => !left.has(docs[at] as number));
  return {
    docs: Int32Array.from(keep, (at) => docs[at] as number),
    scores: Float32Array.from(keep, (at) => scores[at] as number),
    heads: Float32Array.from(keep, (at) => heads[at] as number),
  };
};
