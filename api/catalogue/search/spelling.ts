import { isDevanagari } from './devanagari.js';
import type { ProductIndex } from './productIndex.js';
import { soundOf } from './sound.js';
import type { Synonyms } from './synonyms.js';
import type { Token } from './words.js';

/** The fewest letters of a Latin word that may be another spelling of a synonym. */
const longEnough = 4;

/** The endings of Hindi plurals and oblique forms, with those of the singular: "मिर्चें" are more than one "मिर्च". */
const inflections: readonly (readonly [RegExp, string])[] = [
  [/(?:ियाँ|ियां|ियों)$/, 'ी'],
  [/े$/, 'ा'],
  [/ों$/, 'ा'],
  [/(?:ें|ों)$/, ''],
  [/iya+n?$/, 'i'],
  [/(?<=^[a-z]{3,})e$/, 'a'],
];

const singularsOf = (term: string): string[] =>
  inflections.flatMap(([ending, singular]) => (ending.test(term) ? [term.replace(ending, singular)] : []));

/**
 * Reads a word that neither the shop nor its synonyms have as a known one of the same sound, or as the plural of a Hindi
 * word: "aalu" is "aloo", and "piyaz" is "pyaz". Hindi in Latin letters has no fixed spelling. A word that may still be
 * typed stays if a known one begins with it: "butt" is on the way to "butter", though "bhutta" sounds alike.
 */
export const spelled = (token: Token, index: ProductIndex, synonyms: Synonyms): Token => {
  const { raw, term, begun, numeric } = token;
  const isIndexed = (number = -1) => (index.stands(number)?.size ?? 0) > 0;
  const isKnown = (word: string) => synonyms.knows(word) || isIndexed(index.vocabulary.number(word));
  const begins = () =>
    synonyms.beginningWith(raw).length > 0 || index.vocabulary.beginningWith(raw).some(isIndexed);
  if (numeric || isKnown(term) || (term.length < longEnough && !isDevanagari(term))) return token;
  if (begun && begins()) return token;
  const singular = singularsOf(term).find(isKnown);
  const meant = singular ?? synonyms.soundingLike(soundOf(term)).find((word) => synonyms.knows(word));
  return meant === undefined ? token : { ...token, term: meant };
};
