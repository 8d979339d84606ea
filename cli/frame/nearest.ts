import { slipsFrom } from '../../api/catalogue/search/slips.js';

/** Letters of a word that may be wrong. */
const slipsIn = ({ length }: string): number => Math.min(3, Math.ceil(length / 3));

const plainly = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}:]/gu, '');

/** The words that were rather meant, whatever stands between their letters: those that begin so, else those that are nearest. */
export const nearest = (typed: string, words: readonly string[]): string[] => {
  const said = plainly(typed);
  const begun = words.filter((word) => said.length > 1 && plainly(word).startsWith(said));
  if (begun.length) return begun;
  const near = words.flatMap((word) =>
    slipsFrom(said, slipsIn(said), false, [plainly(word)], new Uint8Array(1)).map(({ distance }) => ({
      word,
      distance,
    })),
  );
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ word }) => word);
};

/** A line that names what was rather meant, as commander has it for commands; empty where nothing is near. */
export const suggestion = (typed: string, words: readonly string[]): string => {
  const [meant, ...others] = nearest(typed, words);
  if (meant === undefined) return '';
  return others.length
    ? `\n(Did you mean one of ${[meant, ...others].join(', ')}?)`
    : `\n(Did you mean ${meant}?)`;
};
