import type { MatchSource } from './lookup.js';
import type { Fitting } from './matching.js';
import { inName } from './postings.js';
import { head, type ProductIndex } from './productIndex.js';
import { stem, tellingWords } from './words.js';

/** From this share on, a word says what a product is. */
export const theThing = 0.9;
/** More than all bonuses of a product together. */
const foremost = 100;

export const nothing: Fitting = {
  docs: new Int32Array(0),
  scores: new Float32Array(0),
  heads: new Float32Array(0),
};

/** Lowers the products that these sources know to be something else than what was asked for: sweet potatoes. */
export const notTheThing = (fitting: Fitting, sources: readonly MatchSource[]): Fitting => {
  const others = new Set<number>();
  for (const { postings } of sources)
    for (let at = 0; at < postings.size; at++)
      if (postings.spotsAt(at) & inName) others.add(postings.docAt(at));
  if (!others.size) return fitting;
  const { docs, scores, heads } = fitting;
  for (let at = 0; at < docs.length; at++)
    if (heads[at] && others.has(docs[at] as number)) {
      heads[at] = 0;
      scores[at] = Math.max(0, (scores[at] as number) - head);
    }
  return fitting;
};

export const hasPhrase = (text: string, phrase: string): boolean =>
  text.startsWith(phrase) || text.includes(` ${phrase}`);

/**
 * Lowers products that have the searched words apart, if the words are a brand's name with more products: "dairy milk"
 * means no "Milk - Dairy Free".
 */
export const keptToBrand = (fitting: Fitting, index: ProductIndex, words: readonly string[]): Fitting => {
  const { docs, scores, heads } = fitting;
  const phrase = words.join(' ');
  if (words.length < 2) return fitting;
  const branded = docs.filter((doc) => hasPhrase(index.brand(doc), phrase)).length;
  const isApart = (doc: number, at: number) =>
    heads[at] && !hasPhrase(index.brand(doc), phrase) && !hasPhrase(index.name(doc), phrase);
  const apart = [...docs.keys()].filter((at) => isApart(docs[at] as number, at));
  if (branded <= apart.length) return fitting;
  for (const at of apart) {
    heads[at] = 0;
    scores[at] = Math.max(0, (scores[at] as number) - head);
  }
  return fitting;
};

const onlyAt = ({ docs, scores, heads }: Fitting, passes: (at: number) => boolean): Fitting => {
  const keep: number[] = [];
  for (let at = 0; at < docs.length; at++) if (passes(at)) keep.push(at);
  return {
    docs: Int32Array.from(keep, (at) => docs[at] as number),
    scores: Float32Array.from(keep, (at) => scores[at] as number),
    heads: Float32Array.from(keep, (at) => heads[at] as number),
  };
};

/** Returns the products that the other list does not have. */
export const without = (fitting: Fitting, { docs: known }: Fitting): Fitting => {
  if (!known.length) return fitting;
  const left = new Set(known);
  return onlyAt(fitting, (at) => !left.has(fitting.docs[at] as number));
};

/** Returns the products in categories of staples that are what was asked for. */
export const onlyStaples = (fitting: Fitting, { groups: [{ groupOf, staple }] }: ProductIndex): Fitting =>
  onlyAt(
    fitting,
    (at) =>
      (fitting.heads[at] as number) >= theThing &&
      staple[groupOf[fitting.docs[at] as number] as number] === true,
  );

/**
 * Raises the products that are what was asked for, and those of a brand in the search, above all others.
 * @param terms the stems of the searched words and of their synonyms
 */
export const raised = (
  { docs, scores, heads }: Fitting,
  index: ProductIndex,
  terms: ReadonlySet<string>,
): Fitting => {
  const isOfBrand = (doc: number) => {
    const brand = index.brand(doc);
    return brand !== '' && tellingWords(brand.split(' ')).every((word) => terms.has(stem(word)));
  };
  const isFirst = (at: number) => (heads[at] as number) >= theThing || isOfBrand(docs[at] as number);
  return { docs, scores: scores.map((score, at) => (isFirst(at) ? score + foremost : score)), heads };
};

export const joined = (one: Fitting, other: Fitting): Fitting => ({
  docs: Int32Array.from([...one.docs, ...other.docs]),
  scores: Float32Array.from([...one.scores, ...other.scores]),
  heads: Float32Array.from([...one.heads, ...other.heads]),
});
