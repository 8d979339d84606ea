import { BoundedCache } from '../projection/boundedCache.js';
import { type Lookup, short, type MatchSource } from './lookup.js';
import type { ProductIndex } from './productIndex.js';
import type { Synonyms } from './synonyms.js';
import { soundOf } from './sound.js';
import type { Token } from './words.js';

/** Qualities of words that sound alike, that begin with the same sound, and that are synonyms of such words. */
const soundsAlike = 0.7;
const soundsBegun = 0.5;
const otherWord = 0.85;
/**
 * Qualities of a similar word by edit distance (0, 1, 2), followed by factors that lower the quality: only
 * double letters differ, the first letter differs, it is a synonym of a word with a typo, only its beginning
 * is similar.
 */
const slipped = [0.9, 0.6, 0.4] as const;
const onlyDoubled = 0.85;
const otherFirst = 0.85;
const otherSlipped = 0.2;
const merelyBegun = 0.6;
/** The fewest letters that a typed beginning must have, so that typos in it are tolerated. */
const longEnough = 4;
/** The fewest letters of a beginning whose first letter may be another: "amul" would find "multigrain". */
const longEnoughForFirst = 6;
/** The fewest letters of a word that may have two typos. */
const longer = 9;
/** How many letters of a beginning must follow a typo in it. */
const agreeing = 3;
/** The fewest letters of each part when a word is split into two. */
const piece = 3;
/** How many similar words are kept for each searched word, and for how many searched words they are cached. */
const maxSimilar = 40;
const cacheSize = 2_000;

const maxEditsIn = ({ term, numeric }: Token): number => {
  if (numeric || term.length <= short) return 0;
  return term.length < longer ? 1 : 2;
};

/**
 * Tells whether a beginning that is one edit away has its last letters in the word, so that the typo is before them.
 * Without this, "professor" would find "professional".
 */
const agreesAtEnd = (term: string, word: string): boolean =>
  [-1, 0, 1].some((shift) => word.startsWith(term.slice(-agreeing), term.length - agreeing + shift));

const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Returns the quality for an edit distance: double letters cost little, and another first letter costs more. */
const closenessOf = (term: string, word: string, distance: number): number => {
  if (undoubled(term) === undoubled(word)) return onlyDoubled;
  return (slipped[distance] ?? 0) * (term[0] === word[0] ? 1 : otherFirst);
};

/** Finds words that a typo or another spelling may stand for. */
export class Similar {
  private readonly known = new BoundedCache<MatchSource[]>(cacheSize);
  private asOf = -1;

  constructor(
    private readonly index: ProductIndex,
    private readonly synonyms: Synonyms,
    private readonly lookup: Lookup,
  ) {}

  /** Finds words that sound like the token, that differ from it by a typo, or that it joins into one word. */
  to(token: Token): MatchSource[] {
    if (this.asOf !== this.index.revision) this.known.clear();
    this.asOf = this.index.revision;
    return this.known.get(`${token.term}${token.begun ? '' : ' '}`, () => this.find(token));
  }

  /** Finds words with the same sound. */
  sounding({ term, begun }: Token, quality: number): MatchSource[] {
    const { sounds } = this.index;
    const sound = soundOf(term);
    if (sound.length < 2) return [];
    const whole = sounds.number(sound);
    const alike = whole === undefined ? [] : this.index.wordsSounding(whole);
    const longer = begun && sound.length > short ? sounds.beginningWith(sound) : [];
    const others = this.synonyms
      .soundingLike(sound)
      .flatMap((word) => [[word], ...this.synonyms.othersOf([word])]);
    return [
      ...alike.flatMap((word) => this.lookup.word(word, quality)),
      ...longer
        .filter((number) => number !== whole)
        .flatMap((number) => this.index.wordsSounding(number))
        .flatMap((word) => this.lookup.word(word, quality * soundsBegun)),
      ...this.lookup.phrases(others.map((other) => [other, quality * otherWord] as const)),
    ];
  }

  /** Finds the word that two typed words make when joined: "tooth paste" finds "toothpaste". */
  together(one: Token, other: Token): MatchSource[] {
    if (one.numeric || other.numeric) return [];
    return this.lookup.words({ ...other, raw: one.raw + other.raw, term: one.raw + other.term });
  }

  private find(token: Token): MatchSource[] {
    const max = maxEditsIn(token);
    if (!max) return [];
    const near = this.synonyms.knows(token.term) ? [] : this.synonyms.like(token.term, max);
    const meant = near
      .flatMap((word) => this.synonyms.othersOf([word]))
      .map((other) => [other, otherSlipped] as const);
    const found = [
      ...this.sounding(token, soundsAlike),
      ...this.typos(token, max),
      ...this.lookup.phrases(meant),
      ...this.apart(token),
    ];
    return found.sort((one, other) => other.quality - one.quality).slice(0, maxSimilar);
  }

  private typos({ term, begun }: Token, max: number): MatchSource[] {
    const long = term.length >= longEnough;
    return this.index.vocabulary
      .like(term, max, begun && long)
      .filter(({ word, distance }) => distance && !/\d/.test(word))
      .filter(({ word, distance, whole }) => {
        const enough = whole ? longEnough : longEnoughForFirst;
        return word[0] === term[0] || (term.length >= enough && distance === 1);
      })
      .filter(({ word, distance, whole }) => whole || (distance === 1 && agreesAtEnd(term, word)))
      .flatMap(({ word, number, distance, whole }) => {
        const closeness = closenessOf(term, word, distance) * (whole ? 1 : merelyBegun);
        return this.lookup.word(number, closeness * this.lookup.commonness(number));
      });
  }

  /** Finds the two words that were typed as one: "cocacola" finds "coca cola", and "7up" finds "7 up". */
  private apart({ term }: Token): MatchSource[] {
    const cuts = Array.from({ length: Math.max(0, term.length - 2 * piece + 1) }, (_, at) => at + piece);
    const digits = /^\d+(?=\D)/.exec(term)?.[0].length;
    if (digits) cuts.push(digits);
    return this.lookup.phrases(
      cuts.map((cut) => [[term.slice(0, cut), term.slice(cut)], otherWord] as const),
    );
  }
}
