import { Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import type { Phrase } from './synonyms.js';
import type { Token } from './words.js';

/** Products that fit one word of a search: `quality` from 0 to 1, how near what they have is to what was asked for. */
export interface Source {
  postings: Postings;
  quality: number;
  /** What they have, for marks and for what was meant; several where a phrase was meant. */
  terms: Phrase;
}

/** Up to this many letters the beginnings of names alone are looked at, since whole words say little and hit much. */
export const short = 2;
/** Of a word that goes on: a share that it has anyway, and one for how much of it was typed. */
const begunAnyway = 0.6;
const begunByLength = 0.3;
/** Of words typed before the last one, begun words count less. */
const earlier = 0.8;

/** How well a beginning fits a word. */
export const shareOf = (beginning: string, word: string): number =>
  begunAnyway + (begunByLength * beginning.length) / word.length;

/** Looks words and phrases up in the index. */
export class Lookup {
  constructor(private readonly index: ProductIndex) {}

  /** A word, and what begins so. */
  words({ term, begun, figure }: Token): Source[] {
    const { vocabulary } = this.index;
    const whole = vocabulary.number(term);
    const found = whole === undefined ? [] : this.word(whole, 1);
    if (!begun && (figure || term.length <= short)) return found;
    const closeness = begun ? 1 : earlier;
    for (const number of vocabulary.beginningWith(term)) {
      if (number === whole) continue;
      const share = shareOf(term, vocabulary.word(number));
      found.push(...this.word(number, share * this.commonness(number) * closeness));
    }
    return found;
  }

  word(number: number, quality: number): Source[] {
    const postings = this.index.stands(number);
    return postings?.size ? [{ postings, quality, terms: [this.index.vocabulary.word(number)] }] : [];
  }

  phrases(phrases: readonly (readonly [terms: Phrase, quality: number])[]): Source[] {
    return phrases.flatMap(([terms, quality]) => {
      const postings = this.allOf(terms);
      return postings?.size ? [{ postings, quality, terms }] : [];
    });
  }

  /** Of two words that may be meant the one that more products have is likelier: 0.8 to 1. */
  commonness(number: number): number {
    const size = this.index.stands(number)?.size ?? 0;
    return 0.8 + (0.2 * Math.log2(1 + size)) / Math.log2(2 + this.index.count);
  }

  /** Products that have all of the terms; nothing where no product has one of them. */
  private allOf(terms: Phrase): Postings | undefined {
    const lists = terms.map((term) => this.index.stands(this.index.vocabulary.number(term) ?? -1));
    if (lists.length < 2 || lists.includes(undefined)) return lists.length < 2 ? lists[0] : undefined;
    const [first, ...rest] = (lists as Postings[]).sort((one, other) => one.size - other.size);
    const all = new Postings();
    for (let at = 0; first && at < first.size; at++) {
      const doc = first.docs[at] as number;
      const weights = rest.map((list) => list.weightIn(doc));
      if (weights.every(Boolean))
        all.put(doc, Math.min(first.weights[at] as number, ...weights), first.spots[at] as number);
    }
    return all;
  }
}
