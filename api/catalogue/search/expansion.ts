import { isDevanagari } from './devanagari.js';
import { firstInName, inName, Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import type { Phrase, SameWords } from './sameWords.js';
import { soundOf } from './sound.js';
import type { Token } from './words.js';

/** Products that fit one word of a search: `quality` from 0 to 1, how near what they have is to what was asked for. */
export interface Source {
  postings: Postings;
  quality: number;
  /** What they have, for marks and for what was meant; several where a phrase was meant. */
  terms: Phrase;
}

/** One thing that is asked for: a word, or a phrase that means one thing. */
export type Slot = readonly Token[];

const qualities = { begun: 0.6, length: 0.3, otherWord: 0.85, sound: 0.7, soundBegun: 0.5, said: 0.8 };
/** By the number of slips. */
const slipped = [0.9, 0.6, 0.4] as const;
/** Of words that merely begin like it. */
const merelyBegun = 0.8;
/** Of words typed before the last one, begun words count less. */
const earlier = 0.8;
/** Up to this many letters the beginnings of names alone are looked at, since whole words say little and hit much. */
const short = 2;
/** Shortest beginning of another word that is taken to mean it. */
const tellingBeginning = 4;
/** Similar words of one word that are looked at. */
const mostSimilar = 40;

const slipsIn = ({ term, figure }: Token): number => {
  if (figure || term.length < 3) return 0;
  return term.length < 7 ? 1 : 2;
};

/** Finds what may be meant by each word of a search. */
export class Expansion {
  /** Of beginnings of one or two letters, which most of the catalogue fits. */
  private readonly prepared = new Map<string, Source[]>();
  private readonly similar = new Map<string, Source[]>();
  private asOf = -1;

  constructor(
    private readonly index: ProductIndex,
    private readonly sameWords: SameWords,
  ) {}

  slotsOf(tokens: readonly Token[]): Slot[] {
    const slots: Slot[] = [];
    for (let at = 0; at < tokens.length; at += slots.at(-1)?.length ?? 1) {
      const rest = tokens.slice(at);
      slots.push(rest.slice(0, this.sameWords.phraseAt(rest)));
    }
    return slots;
  }

  /** As it was typed, begun or whole, or by another name. */
  exact(slot: Slot): Source[] {
    const [token] = slot;
    if (!token) return [];
    const others = this.sameWords.othersOf(slot.map(({ term }) => term));
    if (slot.length > 1)
      return this.phrases([
        [slot.map(({ term }) => term), 1],
        ...others.map((other) => [other, qualities.otherWord] as const),
      ]);
    if (token.begun && token.term.length <= short && !token.figure) return this.beginnings(token);
    return [
      ...this.words(token),
      ...this.phrases(others.map((other) => [other, qualities.otherWord])),
      ...(token.begun && token.term.length >= tellingBeginning ? this.othersBegun(token) : []),
      ...(isDevanagari(token.term) ? this.said(token, qualities.said) : []),
    ];
  }

  /** What sounds like it, or is it but for a slip. */
  near(slot: Slot): Source[] {
    const [token] = slot;
    if (!token || slot.length > 1) return [];
    this.renew();
    const key = `${token.term}${token.begun ? '' : ' '}`;
    const known = this.similar.get(key);
    if (known) return known;
    if (this.similar.size > 2_000) this.similar.clear();
    const most = slipsIn(token);
    const found = [
      ...(token.term.length > short ? this.said(token, qualities.sound) : []),
      ...this.slips(token, most),
      ...this.phrases(
        this.sameWords
          .like(token.term, most)
          .flatMap((word) =>
            this.sameWords
              .othersOf([word])
              .map((other) => [other, slipped[1] * qualities.otherWord] as const),
          ),
      ),
    ];
    const best = found.sort((one, other) => other.quality - one.quality).slice(0, mostSimilar);
    this.similar.set(key, best);
    return best;
  }

  /** "cocacola" as "coca cola". */
  apart({ term, figure }: Token): Source[] {
    if (figure) return [];
    const cuts = Array.from({ length: Math.max(0, term.length - 3) }, (_, at) => at + 2);
    return this.phrases(
      cuts.map((cut) => [[term.slice(0, cut), term.slice(cut)], qualities.otherWord] as const),
    );
  }

  /** "tooth paste" as "toothpaste". */
  together(one: Token, other: Token): Source[] {
    const joined = { ...other, raw: one.raw + other.raw, term: one.raw + other.term };
    return one.figure || other.figure ? [] : this.words(joined);
  }

  private words({ term, begun, figure }: Token): Source[] {
    const { vocabulary } = this.index;
    const whole = vocabulary.number(term);
    const found: Source[] = [];
    if (whole !== undefined) this.add(found, whole, 1);
    if (!begun && (figure || term.length <= short)) return found;
    for (const number of vocabulary.beginningWith(term)) {
      if (number === whole) continue;
      const share = term.length / vocabulary.word(number).length;
      this.add(found, number, (qualities.begun + qualities.length * share) * (begun ? 1 : earlier));
    }
    return found;
  }

  /** Names that have a word beginning so, those that begin so themselves first. */
  private beginnings({ term }: Token): Source[] {
    this.renew();
    const known = this.prepared.get(term);
    if (known) return known;
    const best = new Map<number, number>();
    for (const { postings, quality } of this.words({ raw: term, term, begun: true, figure: false }))
      for (let at = 0; at < postings.size; at++) {
        const spots = postings.spots[at] as number;
        if (!(spots & inName)) continue;
        const doc = postings.docs[at] as number;
        const weight = quality * (postings.weights[at] as number) + (spots & firstInName ? 10 : 0);
        if (weight > (best.get(doc) ?? 0)) best.set(doc, weight);
      }
    const postings = new Postings();
    for (const [doc, weight] of [...best].sort(([one], [other]) => one - other))
      postings.put(doc, weight, inName);
    const sources = [{ postings, quality: 1, terms: [] }];
    this.prepared.set(term, sources);
    return sources;
  }

  private othersBegun({ term }: Token): Source[] {
    const share = (word: string) =>
      qualities.otherWord * (qualities.begun + (qualities.length * term.length) / word.length);
    return this.phrases(
      this.sameWords
        .beginningWith(term)
        .filter((word) => word !== term)
        .flatMap((word) => this.sameWords.othersOf([word]).map((other) => [other, share(word)] as const)),
    );
  }

  private said({ term, begun }: Token, quality: number): Source[] {
    const { sounds } = this.index;
    const sound = soundOf(term);
    if (sound.length < 2) return [];
    const found: Source[] = [];
    const whole = sounds.number(sound);
    for (const word of whole === undefined ? [] : this.index.wordsSounding(whole))
      this.add(found, word, quality);
    for (const number of begun && sound.length > 2 ? sounds.beginningWith(sound) : [])
      if (number !== whole)
        for (const word of this.index.wordsSounding(number))
          this.add(found, word, quality * qualities.soundBegun);
    const others = this.sameWords
      .soundingLike(sound)
      .flatMap((word) => [[word], ...this.sameWords.othersOf([word])]);
    return [...found, ...this.phrases(others.map((other) => [other, quality * qualities.otherWord]))];
  }

  private slips(token: Token, most: number): Source[] {
    if (!most) return [];
    const { term } = token;
    const begun = token.begun && term.length >= tellingBeginning;
    const found: Source[] = [];
    for (const { word, number, distance, whole } of this.index.vocabulary.like(term, most, begun)) {
      if (!distance || /\d/.test(word) || (term.length < tellingBeginning && word[0] !== term[0])) continue;
      this.add(found, number, (slipped[distance] ?? 0) * (whole ? 1 : merelyBegun) * this.commonness(number));
    }
    return found;
  }

  /** Of two words that may be meant the one that more products have is likelier: 0.7 to 1. */
  private commonness(number: number): number {
    const size = this.index.stands(number)?.size ?? 0;
    return 0.7 + (0.3 * Math.log2(1 + size)) / Math.log2(2 + this.index.count);
  }

  private add(found: Source[], number: number, quality: number): void {
    const postings = this.index.stands(number);
    if (postings?.size) found.push({ postings, quality, terms: [this.index.vocabulary.word(number)] });
  }

  private phrases(phrases: readonly (readonly [terms: Phrase, quality: number])[]): Source[] {
    return phrases.flatMap(([terms, quality]) => {
      const postings = this.allOf(terms);
      return postings?.size ? [{ postings, quality, terms }] : [];
    });
  }

  /** Products that have all of the terms. */
  private allOf(terms: Phrase): Postings | undefined {
    const lists = terms.map((term) => {
      const number = this.index.vocabulary.number(term);
      return number === undefined ? undefined : this.index.stands(number);
    });
    if (lists.length < 2 || lists.includes(undefined)) return lists[0];
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

  private renew(): void {
    if (this.asOf === this.index.revision) return;
    this.prepared.clear();
    this.similar.clear();
    this.asOf = this.index.revision;
  }
}
