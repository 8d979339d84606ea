import { slipsFrom } from '../../api/catalogue/search/slips.js';

/** Letters of a word that may be wrong. */
const slipsIn = ({ length }: string): number => Math.min(3, Math.ceil(length / 3));

/** The words that were rather meant: those that begin so, else those that are nearest. */
const nearest = (typed: string, words: readonly string[]): string[] => {
  const plainly = typed
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const begun = words.filter((word) => plainly.length > 1 && word.replaceAll('-', '_').startsWith(plainly));
  if (begun.length) return begun;
  const slips = slipsFrom(plainly, slipsIn(plainly), false, words, new Uint8Array(words.length));
  const least = Math.min(...slips.map(({ distance }) => distance));
  return slips.filter(({ distance }) => distance === least).map(({ word }) => word);
};

/** A line that names what was rather meant, as commander has it for commands; empty where nothing is near. */
export const suggestion = (typed: string, words: readonly string[]): string => {
  const [meant, ...others] = nearest(typed, words);
  if (meant === undefined) return '';
  return others.length
    ? `\n(Did you mean one of ${[meant, ...others].join(', ')}?)`
    : `\n(Did you mean ${meant}?)`;
};
