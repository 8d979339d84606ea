import type { Named } from '../../common/localized.js';
import type { SearchAnswer } from './answer.js';
import { stem, wordsOf } from './words.js';

/**
 * Returns the beginnings of words to highlight in the names, in all languages: the typed text if a word begins with it,
 * otherwise the whole word that matched. All are in lower case.
 */
export const marksOf = ({ wants }: SearchAnswer, products: readonly Named[]): string[] => {
  const typed = wants.flatMap(({ slot }) => slot.map(({ raw }) => raw));
  const meant = new Set(wants.flatMap(({ sources }) => sources.flatMap(({ terms }) => terms)));
  const marks = new Set<string>();
  for (const { name, translations = {} } of products)
    for (const word of [name, ...Object.values(translations).flatMap((texts) => texts.name ?? [])].flatMap(
      wordsOf,
    )) {
      const begun = typed.find((text) => word.startsWith(text));
      if (begun) marks.add(begun);
      else if (meant.has(stem(word))) marks.add(word);
    }
  return [...marks];
};
