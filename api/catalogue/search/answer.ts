import type { Slot } from './expansion.js';
import type { Found } from './found.js';
import { forms } from './heads.js';
import { type MatchSource, otherWord } from './lookup.js';

/** A word or phrase of a search, with the products that it may stand for. */
export interface Want {
  slot: Slot;
  sources: readonly MatchSource[];
}

/** The result of a search. */
export interface SearchAnswer {
  found: Found;
  wants: readonly Want[];
  /** The corrected search ("did you mean"), set when no product has the words as they were typed. */
  meant?: string;
}

/**
 * Tells whether products have all words of a search whole, or by a synonym: not only their beginnings, and no similar
 * words.
 */
export const hasWholeWords = ({ found, wants }: SearchAnswer): boolean =>
  wants.length > 0 &&
  found.ranked(0, 1).some(({ exact }) => exact) &&
  wants.every(({ sources }) =>
    sources.some(({ terms, quality }) => terms.length > 0 && quality >= otherWord),
  );

/**
 * Returns the place of the last word that is neither a form nor a number: "chilli" in "red chilli powder". It is the last
 * word where there is no such word, as in "seeds".
 */
export const leadOf = (wants: readonly Want[]): number => {
  const at = wants.findLastIndex(({ slot }) =>
    slot.some(({ term, numeric }) => !numeric && !forms.has(term)),
  );
  return at < 0 ? wants.length - 1 : at;
};
