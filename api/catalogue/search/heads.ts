import { stem, wordsOf } from './words.js';

/** After one of these a name tells more about the product, but no longer what it is. */
const aside = /\s[-–—]|[–—,(:+|]|\s(?:with|for|in|from)\s/i;
const alternatives = '/';
/**
 * Stems of words for a form, a kind or a package. Behind one of them, the word before it is what the product
 * is, too: "Turmeric Powder" is turmeric.
 */
// prettier-ignore
const forms: ReadonlySet<string> = new Set([
  'powder', 'whole', 'fresh', 'raw', 'organic', 'loose', 'regular', 'natural', 'pure', 'plain', 'premium', 'classic', 'original',
  'big', 'small', 'medium', 'large', 'dry', 'dried', 'unpolished', 'pack', 'packet', 'pouch', 'bottle', 'jar', 'box', 'tin', 'can',
  'seed', 'leaf', 'leave', 'stick', 'root', 'piece', 'slice', 'cut', 'split', 'peeled', 'crushed', 'broken', 'dana', 'sabut',
]);
/** Lowers the share of a word before a form: watermelon seeds are less of a watermelon. */
const beforeForm = 0.5;
const isAmount = (term: string): boolean => /\d/.test(term) || /^(?:g|kg|ml|l|pc|x)$/.test(term);

/**
 * Returns the stems of the words that say what a product is, each with how well it does, from 0 to 1. In an
 * English name that is the last word before any aside, best of all if it stands there alone: "Milk Shake -
 * Strawberry" is a shake, "Potato - Organic" rather a potato than "Sweet Potato" is.
 */
export const headsOf = (name: string): Map<string, number> => {
  const heads = new Map<string, number>();
  for (const text of (name.split(aside)[0] ?? '').split(alternatives)) {
    const terms = wordsOf(text).map(stem);
    while (isAmount(terms.at(-1) ?? '')) terms.pop();
    let share = (1 + 1 / terms.length) / 2;
    for (const term of terms.toReversed()) {
      heads.set(term, Math.max(share, heads.get(term) ?? 0));
      if (!forms.has(term)) break;
      share *= beforeForm;
    }
  }
  return heads;
};
