import { BoundedCache } from '../projection/boundedCache.js';
import { isDevanagari } from './devanagari.js';
import { Lookup, otherWord, shareOf, short, type MatchSource } from './lookup.js';
import { firstInName, inBrand, inName, Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import type { Synonyms } from './synonyms.js';
import { Similar } from './similar.js';
import { soundOf } from './sound.js';
import { spelled } from './spelling.js';
import type { Token } from './words.js';

/** A word of a search, or a phrase that has synonyms. */
export type Slot = readonly Token[];

/** Quality, from 0 to 1, of a match by sound alone. */
const said = 0.8;
/** The fewest typed letters of a word's beginning that may stand for the word's synonyms. */
const tellingBeginning = 4;
/** Bonus for a product whose name has the typed letters at the start of its first word, not of a later one. */
const headFirst = 10;

/** How many times as many products a synonym of the same sound must find as the word itself does. */
const commoner = 10;

/** A word that can be a Hindi plural: "kele" are more than one "kela". */
const hindiPlural = /^[a-z]{3,}e$/;
const singularOf = (token: Token): Token => {
  const term = `${token.term.slice(0, -1)}a`;
  return { ...token, raw: term, term };
};

/** For how many beginnings of words the matches are cached: there are 702 of one or two Latin letters. */
const cacheSize = 1_000;

/**
 * Tells whether a token has only one or two letters. Devanagari is excluded, because one or two of its
 * letters can be a whole word.
 */
const isLetterOrTwo = ({ term, numeric }: Token): boolean =>
  term.length <= short && !numeric && !isDevanagari(term);

/** Finds the products that each word or phrase of a search may stand for. */
export class Expansion {
  readonly similar: Similar;
  private readonly lookup: Lookup;
  /** Cached matches of beginnings of one or two letters, which match most of the catalogue. */
  private readonly prepared = new BoundedCache<MatchSource[]>(cacheSize);
  private asOf = -1;

  constructor(
    private readonly index: ProductIndex,
    private readonly synonyms: Synonyms,
  ) {
    this.lookup = new Lookup(index);
    this.similar = new Similar(index, synonyms, this.lookup);
  }

  /** Splits a search into words and known phrases. A phrase that is known only as typed is not spelled otherwise. */
  slotsOf(typed: readonly Token[]): Slot[] {
    const tokens = typed.map((token) => spelled(token, this.index, this.synonyms));
    const slots: Slot[] = [];
    for (let at = 0; at < tokens.length; at += slots.at(-1)?.length ?? 1) {
      const [asTyped, rest] = [typed.slice(at), tokens.slice(at)];
      const [known, meant] = [this.synonyms.phraseAt(asTyped), this.synonyms.phraseAt(rest)];
      // "kapde dhone ka sabun" is a known phrase, although "kapde" alone is read as "kapda"
      slots.push(known > meant ? asTyped.slice(0, known) : rest.slice(0, meant));
    }
    return slots;
  }

  /** Finds products that have the words as typed, as a beginning, or by a synonym. */
  exact(slot: Slot): MatchSource[] {
    const [token] = slot;
    if (!token) return [];
    if (slot.length === 1 && token.begun && isLetterOrTwo(token)) return this.beginnings(token);
    const terms = slot.map(({ term }) => term);
    const others = this.lookup.phrases(
      this.synonyms.othersOf(terms).map((other) => [other, otherWord] as const),
    );
    if (slot.length > 1) return [...this.lookup.phrases([[terms, 1]]), ...others];
    const inDevanagari = isDevanagari(token.term);
    const begins = token.begun && (inDevanagari || token.term.length >= tellingBeginning);
    const words = this.lookup.words(token);
    const named = this.synonyms.knows(token.term);
    if (!words.length && !named && hindiPlural.test(token.term)) return this.exact([singularOf(token)]);
    const known = others.length > 0 || words.some(({ quality }) => quality === 1);
    const found = [...words, ...others, ...(begins && !known ? this.othersBegun(token) : [])];
    // a word that only sounds alike may be a different word: it counts only if the typed word is unknown
    if (!inDevanagari || found.length) return found;
    return this.similar.sounding({ ...token, begun: false }, said);
  }

  /** Finds what a synonym of the same sound means, if far more products are that than have the word itself. */
  spelledOtherwise(token: Token): MatchSource[] {
    const { term, numeric } = token;
    if (numeric || term.length < tellingBeginning || isDevanagari(term) || this.synonyms.knows(term))
      return [];
    const own = this.lookup.words(token).find(({ quality }) => quality === 1)?.postings.size;
    if (!own) return [];
    const others = this.synonyms
      .soundingLike(soundOf(term))
      .flatMap((word) => this.synonyms.othersOf([word]));
    return this.lookup
      .phrases(others.map((other) => [other, otherWord] as const))
      .filter(({ postings }) => postings.size >= commoner * own);
  }

  /** Tells whether a phrase with a word means something else than the word. */
  isCompound(phrase: Slot, [word]: Slot): boolean {
    const name = (terms: readonly string[]) => terms.join(' ');
    const compounds = this.synonyms.compoundsOf(word?.term ?? '').map(name);
    return compounds.includes(name(phrase.map(({ term }) => term)));
  }

  /**
   * Finds products whose names have a searched word as a part of something else, as "sweet potato" has "potato".
   * The phrases are not weighed.
   */
  compounds(slots: readonly Slot[]): MatchSource[] {
    const searched = new Set(slots.flat().map(({ term }) => term));
    const words = slots.flatMap(([token, ...rest]) => {
      if (!token) return [];
      const others = this.synonyms.othersOf([token, ...rest].map(({ term }) => term));
      return [
        ...(rest.length ? [] : [token.term]),
        ...others.flatMap((other) => (other.length > 1 ? [] : other)),
      ];
    });
    const phrases = words
      .flatMap((word) => this.synonyms.compoundsOf(word))
      .filter((phrase) => !phrase.every((term) => searched.has(term)));
    return this.lookup.phrases(
      phrases.map((phrase) => [phrase, 1] as const),
      { weighed: false },
    );
  }

  /**
   * Finds products with a word in their name that begins with the typed letters, or with the typed word in their
   * brand. If it is the first word of the name, the product ranks higher.
   */
  private beginnings(token: Token): MatchSource[] {
    this.renew();
    return this.prepared.get(token.term, () => this.prepare(token));
  }

  private prepare(token: Token): MatchSource[] {
    const begun = this.lookup.words(token);
    if (!begun.length) return [];
    const best = new Float32Array(this.index.length);
    for (const { postings, quality } of begun) {
      const named = quality < 1 ? inName : inName | inBrand;
      for (let at = 0; at < postings.size; at++) {
        const spots = postings.spotsAt(at);
        if (!(spots & named)) continue;
        const doc = postings.docAt(at);
        const weight = quality * postings.weightAt(at) + (spots & firstInName ? headFirst : 0);
        if (weight > (best[doc] as number)) best[doc] = weight;
      }
    }
    return [{ postings: Postings.of(best, inName), quality: 1, terms: [] }];
  }

  private othersBegun({ term }: Token): MatchSource[] {
    const begun = this.synonyms.beginningWith(term).filter((word) => word !== term);
    return this.lookup.phrases(
      begun.flatMap((word) =>
        this.synonyms.othersOf([word]).map((other) => [other, otherWord * shareOf(term, word)] as const),
      ),
    );
  }

  private renew(): void {
    if (this.asOf === this.index.revision) return;
    this.prepared.clear();
    this.asOf = this.index.revision;
  }
}
