import { stem, wordsOf } from './words.js';

/** After one of these a name tells more about the product, but no longer what it is. */
const aside = /\s[-–—]|[–—,(:+|]|\s(?:with|for|in|from)\s/i;
const bracketed = /\([^)]*\)/g;
const alternatives = '/';
/**
 * Stems of words for a form, a kind or a package. Behind one of them, the word before it is what the product
 * is, too: "Turmeric Powder" is turmeric.
 */
// prettier-ignore
export const forms: ReadonlySet<string> = new Set([
  'powder', 'whole', 'fresh', 'raw', 'organic', 'loose', 'regular', 'natural', 'pure', 'plain', 'premium', 'classic', 'original',
  'big', 'small', 'medium', 'large', 'dry', 'dried', 'unpolished', 'pack', 'packet', 'pouch', 'bottle', 'jar', 'box', 'tin', 'can',
  'seed', 'leaf', 'stick', 'root', 'piece', 'slice', 'cut', 'split', 'peeled', 'crushed', 'broken', 'dana', 'sabut',
]);
/** Lowers the share of a word before a form: watermelon seeds are less of a watermelon. */
const beforeForm = 0.5;
const isAmount = (term: string): boolean => /\d/.test(term) || /^(?:g|kg|ml|l|pc|x)$/.test(term);

/** Returns the stems of what the name says before any aside, once for each alternative ("Curry Leaf/Kadi Patta"). */
const mainParts = (name: string): string[][] =>
  (name.replace(bracketed, ' ').split(aside)[0] ?? '').split(alternatives).map((text) => {
    const terms = wordsOf(text).map(stem);
    while (isAmount(terms.at(-1) ?? '')) terms.pop();
    return terms;
  });

/** The share, from 0.5 to 1, of a word or phrase that stands last among so many words. */
const shareAmong = (words: number): number => (1 + 1 / words) / 2;

/**
 * Returns the stems of the words that say what a product is, each with how well it does, from 0 to 1. In an
 * English name that is the last word before any aside, best of all if it stands there alone: "Milk Shake -
 * Strawberry" is a shake, "Potato - Organic" rather a potato than "Sweet Potato" is.
 */
export const headsOf = (name: string): Map<string, number> => {
  const heads = new Map<string, number>();
  for (const terms of mainParts(name)) {
    let share = shareAmong(terms.length);
    for (const term of terms.toReversed()) {
      heads.set(term, Math.max(share, heads.get(term) ?? 0));
      if (!forms.has(term)) break;
      share *= beforeForm;
    }
  }
  return heads;
};

/** Lowers the share of a phrase whose words stand apart: "green chilli" in "Chilli - Green". */
const apart = 0.9;

/**
 * Returns how well a phrase says what a product is, from 0 to 1. It counts as a single word: "bitter gourd" says of
 * "Bitter Gourd - Sliced" as much as "karela" says of "Karela - Sliced". The name has all words of the phrase.
 */
export const phraseShareOf = (name: string, phrase: readonly string[]): number =>
  Math.max(...mainParts(name).map((terms) => phraseShareIn(terms, phrase))) ||
  apart * (headsOf(name).get(leadTermOf(phrase)) ?? 0);

/** Returns the last word of a phrase that is not a form: "mint" in "mint leaf". */
const leadTermOf = (phrase: readonly string[]): string =>
  phrase.findLast((term) => !forms.has(term)) ?? phrase.at(-1) ?? '';

const phraseShareIn = (terms: readonly string[], phrase: readonly string[]): number => {
  let behind = 1;
  for (let end = terms.length; end >= phrase.length; end--) {
    const begin = end - phrase.length;
    if (phrase.every((term, at) => terms[begin + at] === term))
      return shareAmong(terms.length - phrase.length + 1) * behind;
    if (!forms.has(terms[end - 1] ?? '')) return 0;
    behind *= beforeForm;
  }
  return 0;
};
