import type { Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import { stem, type Token } from './words.js';

/** Words that say how a product should be, not what it is. */
// prettier-ignore
const qualities = new Set([
  'fresh', 'taza', 'taaza', 'tazi', 'taze', 'pure', 'shuddh', 'desi', 'ताज़ा', 'ताजा', 'ताज़ी', 'ताजी', 'ताज़े', 'ताजे', 'शुद्ध', 'देसी',
].map((word) => word.normalize('NFC')));
/** Words for a package or a number of pieces, and such that also belong to names: "Good Day". */
// prettier-ignore
const packs = new Set([
  'best', 'good', 'quality', 'accha', 'acha', 'achha', 'cheap', 'sasta', 'sasti', 'loose', 'khula', 'asli', 'असली', 'अच्छा', 'अच्छी', 'सस्ता', 'सस्ती',
  'packet', 'pkt', 'pack', 'pouch', 'dozen', 'dozens', 'darjan', 'tray', 'carton', 'kg', 'kgs', 'kilo', 'litre', 'liter', 'gram', 'grams', 'gm', 'ml',
  'पैकेट', 'पैक', 'दर्जन', 'किलो', 'लीटर', 'ग्राम',
].map(stem));

/**
 * Separates the words of a search that a product must have from those that only raise its rank. Few shops have every
 * size of every product, and few names say that a product is fresh. A number or a package is a part of the name where
 * some product has both words side by side: "5 star", "face pack". "12 eggs" and "milk packet" are not.
 */
export const requiredAndOptional = (
  tokens: readonly Token[],
  index: ProductIndex,
): { words: readonly Token[]; optional: readonly Token[] } => {
  const isOptional = (token: Token, at: number) => {
    if (token.amount || qualities.has(token.raw)) return true;
    if (!token.numeric && !packs.has(token.term)) return false;
    return !beside(index, tokens[at - 1], token) && !beside(index, token, tokens[at + 1]);
  };
  const words = tokens.filter((token, at) => !isOptional(token, at));
  const isWord = words.some(({ numeric, term }) => !numeric && !packs.has(term));
  return isWord
    ? { words, optional: tokens.filter((token) => !words.includes(token)) }
    : { words: tokens, optional: [] };
};

/** Tells whether the name of a product has the second word right behind the first. */
const beside = (index: ProductIndex, first: Token | undefined, second: Token | undefined): boolean => {
  if (!first || !second) return false;
  const [one, other] = [postingsOf(index, first), postingsOf(index, second)];
  if (!one || !other) return false;
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  const phrase = ` ${first.raw} ${second.raw} `;
  for (let at = 0; at < fewer.size; at++) {
    const doc = fewer.docAt(at);
    if (more.placeIn(doc) >= 0 && ` ${index.name(doc)} ${index.brand(doc)} `.includes(phrase)) return true;
  }
  return false;
};

const postingsOf = (index: ProductIndex, { term }: Token): Postings | undefined =>
  index.stands(index.vocabulary.number(term) ?? -1);
