import { BoundedCache } from '../projection/boundedCache.js';
import { phraseShareOf } from './heads.js';
import { headOfName, inName, Postings } from './postings.js';
import { head, type ProductIndex } from './productIndex.js';
import type { Phrase } from './synonyms.js';
import { pluralBegun, type Token } from './words.js';

/** Products that match a word of a search. `quality`, from 0 to 1, tells how close their words are to the typed one. */
export interface MatchSource {
  postings: Postings;
  quality: number;
  /** The words by which these products matched, for highlights and corrections; several for a phrase. */
  terms: Phrase;
}

/**
 * Words up to this length match too many products. While the customer types such a word, it is compared only
 * with product names, and as a whole word with brands; a finished one matches only as a whole word.
 */
export const short = 2;
/** Quality of a match by the beginning of a word: a base, plus a share for how much of the word was typed. */
const begunAnyway = 0.6;
const begunByLength = 0.3;
/**
 * Lowers the quality of a match by the beginning of a word if the customer has finished typing it, because
 * another word or a space follows.
 */
const earlier = 0.8;

/** Returns the quality, from 0 to 1, of a typed beginning as a match of a word: the more is typed, the higher. */
export const shareOf = (beginning: string, word: string): number =>
  begunAnyway + (begunByLength * beginning.length) / word.length;

/** Quality of a match by a synonym. */
export const otherWord = 0.95;
/** For how many phrases the matches are cached. */
const cacheSize = 1_000;

/** Looks up words and phrases in the index. */
export class Lookup {
  private readonly known = new BoundedCache<Postings | undefined>(cacheSize);
  private asOf = -1;

  constructor(private readonly index: ProductIndex) {}

  /** Finds a word and the words that begin with it. */
  words({ raw, term, begun, numeric }: Token): MatchSource[] {
    const { vocabulary } = this.index;
    const whole = vocabulary.number(term);
    const found = whole === undefined ? [] : this.word(whole, 1);
    if (!begun && (numeric || term.length <= short)) return found;
    const closeness = begun ? 1 : earlier;
    // "chaas" is stemmed to "chaa", but does not begin "chaat"
    for (const number of vocabulary.beginningWith(raw.startsWith(term) ? raw : term)) {
      if (number === whole) continue;
      const share = shareOf(term, vocabulary.text(number));
      found.push(...this.word(number, share * this.commonness(number) * closeness));
    }
    const singular = begun ? pluralBegun(raw) : undefined;
    const meant = singular === undefined ? undefined : vocabulary.number(singular);
    return meant === undefined ? found : [...found, ...this.word(meant, 1)];
  }

  word(number: number, quality: number): MatchSource[] {
    const postings = this.index.stands(number);
    return postings?.size ? [{ postings, quality, terms: [this.index.vocabulary.text(number)] }] : [];
  }

  /**
   * @param weighed whether to read the names, which takes longer; otherwise no product is known to be the phrase, and
   * its weight is lower
   */
  phrases(
    phrases: readonly (readonly [terms: Phrase, quality: number])[],
    { weighed = true } = {},
  ): MatchSource[] {
    return phrases.flatMap(([terms, quality]) => {
      const postings = this.allOf(terms, weighed);
      return postings?.size ? [{ postings, quality, terms }] : [];
    });
  }

  /**
   * Returns a factor from 0.8 to 1 for the quality of a word: the more products have the word, the likelier
   * the customer means it.
   */
  commonness(number: number): number {
    const size = this.index.stands(number)?.size ?? 0;
    return 0.8 + (0.2 * Math.log2(1 + size)) / Math.log2(2 + this.index.count);
  }

  /** @returns undefined when no product has one of the terms */
  private allOf(terms: Phrase, weighed: boolean): Postings | undefined {
    const [term = ''] = terms;
    if (terms.length < 2) return this.index.stands(this.index.vocabulary.number(term) ?? -1);
    if (this.asOf !== this.index.revision) this.known.clear();
    this.asOf = this.index.revision;
    return this.known.get(`${terms.join(' ')} ${weighed}`, () => this.together(terms, weighed));
  }

  /**
   * Finds products that have all terms. Their weight is the mean of the words' weights. If `weighed`, where all are in
   * the name, the phrase weighs as much as a single word that says what the product is.
   */
  private together(terms: Phrase, weighed: boolean): Postings | undefined {
    const lists = terms.map((term) => this.index.stands(this.index.vocabulary.number(term) ?? -1));
    if (lists.includes(undefined)) return undefined;
    const [first, ...rest] = (lists as Postings[]).sort((one, other) => one.size - other.size);
    const all = new Postings();
    for (let at = 0; first && at < first.size; at++) {
      const doc = first.docAt(at);
      const places = rest.map((list) => list.placeIn(doc));
      if (places.includes(-1)) continue;
      let sum = first.weightAt(at);
      let common = first.spotsAt(at);
      for (const [number, place] of places.entries()) {
        const list = rest[number] as Postings;
        sum += list.weightAt(place);
        common &= list.spotsAt(place);
      }
      const share = weighed && common & inName ? phraseShareOf(this.index.textOf(doc)?.name ?? '', terms) : 0;
      all.put(doc, sum / lists.length + (head * share) / 2, (common & inName) | (share ? headOfName : 0));
    }
    return all;
  }
}
