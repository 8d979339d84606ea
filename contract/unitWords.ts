/** How a language writes units: its words for the English ones, and packs of several pieces. */
export interface UnitWords {
  words: Readonly<Record<string, string>>;
  /** A pack of `{count}` pieces. */
  packOf: string;
}

const packOf = /^pack of (\d+)(?:, (.+))?$/i;
const latinWord = /\p{Script=Latin}+/gu;

/** Translates the words of a unit text; undefined if one is unknown. */
const wordsIn = (unit: string, words: UnitWords['words']): string | undefined => {
  const isKnown = (unit.match(latinWord) ?? []).every((word) => Object.hasOwn(words, word.toLowerCase()));
  return isKnown ? unit.replace(latinWord, (word) => words[word.toLowerCase()] ?? word) : undefined;
};

/**
 * Returns a unit text such as "500 g" or "Pack of 6" in another language. A text with a word that is not a known unit
 * stays as it is.
 */
export const unitTextIn = (unit: string, { words, packOf: pack }: UnitWords): string => {
  const [, count, each] = packOf.exec(unit) ?? [];
  if (!count) return wordsIn(unit, words) ?? unit;
  const size = each === undefined ? '' : wordsIn(each, words);
  if (size === undefined) return unit;
  return [pack.replace('{count}', count), size].filter(Boolean).join(', ');
};
