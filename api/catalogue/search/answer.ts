import type { Slot } from './expansion.js';
import type { SearchHits } from './searchHits.js';
import { forms } from './heads.js';
import { type MatchSource, otherWord } from './lookup.js';
import { stem, type Token } from './words.js';

/** A word or phrase of a search, with the products that it may stand for. */
export interface Want {
  slot: Slot;
  sources: readonly MatchSource[];
}

/** The result of a search. */
export interface SearchAnswer {
  found: SearchHits;
  wants: readonly Want[];
  /** The corrected search ("did you mean"), set when no product has the words as they were typed. */
  meant?: string;
}

const isWhole = ({ terms, quality }: MatchSource): boolean => terms.length > 0 && quality >= otherWord;

/**
 * Returns the words of a search that products must have, as the shop or its synonyms spell them. Numbers, packages and
 * whatever else need not match are left out.
 * @returns no words if products have one of them only as a beginning, or only a similar one
 */
export const wholeWordsOf = ({ found, wants }: SearchAnswer): string[] => {
  if (!found.ranked(0, 1).some(({ exact }) => exact)) return [];
  if (!wants.every(({ sources }) => sources.some(isWhole))) return [];
  return wants.flatMap(({ slot }) => slot.map(asKnown));
};

/** Returns the words by which products match as a whole: those of the search, and their synonyms. */
export const wholeTermsOf = (wants: readonly Want[]): ReadonlySet<string> =>
  new Set(wants.flatMap(({ sources }) => sources.filter(isWhole).flatMap(({ terms }) => terms)));

const asKnown = ({ raw, term, numeric }: Token): string => (numeric || stem(raw) === term ? raw : term);

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
