import type { SearchAnswer } from './answer.js';
import { stem, wordsOf } from './words.js';

/**
 * Returns the beginnings of words to highlight in the names: the typed text if a word begins with it,
 * otherwise the whole word that matched. All are in lower case.
 */
export const marksOf = ({ wants }: SearchAnswer, products: readonly { name: string }[]): string[] => {
  const typed = wants.flatMap(({ slot }) => slot.map(({ raw }) => raw));
  const meant = new Set(wants.flatMap(({ sources }) => sources.flatMap(({ terms }) => terms)));
  const marks = new Set<string>();
  for (const { name } of products)
    for (const word of wordsOf(name)) {
      const begun = typed.find((text) => word.startsWith(text));
      if (begun) marks.add(begun);
      else if (meant.has(stem(word))) marks.add(word);
    }
  return [...marks];
};
