import { editsFrom } from '../../api/common/editDistance.js';

/** Returns how many typing errors a typed word of this length may have. */
const maxEditsIn = ({ length }: string): number => Math.min(3, Math.ceil(length / 3));

/**
 * Normalizes a word for comparing: lower case, without punctuation. Combining marks stay, because Hindi
 * writes its vowels with them.
 */
const plainly = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}:]/gu, '');

interface Plain {
  word: string;
  plain: string;
}

const begunIn = (said: string, words: readonly Plain[]): Plain[] => {
  const begun = said.length > 1 ? words.filter(({ plain }) => plain.startsWith(said)) : [];
  return begun.sort((one, other) => one.plain.length - other.plain.length);
};

const leastWrong = (said: string, words: readonly Plain[]): Plain[] => {
  const plains = words.map(({ plain }) => plain);
  const similar = editsFrom(said, maxEditsIn(said), false, plains, new Uint8Array(plains.length));
  const least = Math.min(...similar.map(({ distance }) => distance));
  const near = new Set(similar.filter(({ distance }) => distance === least).map(({ word }) => word));
  return words.filter(({ plain }) => near.has(plain));
};

/**
 * Returns the words that were probably meant, ignoring punctuation: equal ones, else those with the typed
 * prefix, the shortest first, else those with the smallest edit distance.
 */
export const nearest = (typed: string, words: readonly string[]): string[] => {
  const said = plainly(typed);
  const plain = words.map((word) => ({ word, plain: plainly(word) }));
  if (!said) return [];
  const same = plain.filter((each) => each.plain === said);
  const meant = [same, begunIn(said, plain)].find(({ length }) => length) ?? leastWrong(said, plain);
  return meant.map(({ word }) => word);
};

/**
 * Returns a hint that suggests the words that were probably meant, in the form of commander's own hints;
 * empty without a similar word.
 */
export const suggestion = (typed: string, words: readonly string[]): string => {
  const [meant, ...others] = nearest(typed, words);
  if (meant === undefined) return '';
  return others.length
    ? `\n(Did you mean one of ${[meant, ...others].join(', ')}?)`
    : `\n(Did you mean ${meant}?)`;
};
