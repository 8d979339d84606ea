import type { SearchAnswer, Want } from './answer.js';
import { Completions } from './completions.js';
import { Expansion, type Slot } from './expansion.js';
import type { Found } from './found.js';
import type { Source } from './lookup.js';
import { type Fitting, Matching } from './matching.js';
import { ProductIndex } from './productIndex.js';
import { Ranking } from './ranking.js';
import { type Reason, Reasons } from './reasons.js';
import { Synonyms } from './synonyms.js';
import type { SearchText } from './searchText.js';
import { searchedWords, type Token, tokensOf } from './words.js';

/** Fewer hits than this, and similar words count too: a page is to be full where the shop can fill it. */
const few = 10;
/** Beside exact hits: how near similar words have to be, or how much more products they have to stand on. */
const nearlySame = 0.8;
const commoner = 10;
/** Slips within which a word is offered where nothing is found. */
const farthest = 3;
/** Words of one search that are compared with all words of the shop: for similar ones, and for those that are offered. */
const maxCompared = { similar: 6, offered: 3 };
/** Comparing two words letter by letter takes as long as looking at so many places. */
const placesOfWord = 20;
const nothing: Fitting = { docs: new Int32Array(0), scores: new Float32Array(0) };

/** Finds products by what people type, slips included. Held in memory (docs/adr/0022). */
export class ProductSearch {
  private readonly index = new ProductIndex();
  private readonly matching = new Matching();
  private expansion: Expansion;
  private synonyms: Synonyms;

  /** @param groups words and phrases that mean one thing */
  constructor(groups: readonly (readonly string[])[] = []) {
    this.synonyms = new Synonyms(groups);
    this.expansion = new Expansion(this.index, this.synonyms);
  }

  /** Other words that mean one thing, from now on. */
  learn(groups: readonly (readonly string[])[]): void {
    this.synonyms = new Synonyms(groups);
    this.expansion = new Expansion(this.index, this.synonyms);
  }

  /** Whether that made a difference to what is found by which words. */
  put(text: SearchText, inStock: boolean): boolean {
    return this.index.put(text, inStock);
  }

  delete(id: string): void {
    this.index.delete(id);
  }

  /** What fits, the best first; nothing asked for finds all. */
  find(search: string): SearchAnswer {
    if (!search.trim()) return { found: this.all(), wants: [] };
    const { words, amounts } = told(tokensOf(search));
    const wants = this.expansion
      .slotsOf(words)
      .map((slot): Want => ({ slot, sources: this.expansion.exact(slot) }));
    const ranking = new Ranking(this.index, search, amounts);
    const exact = this.every(wants);
    if (!words.length || exact.docs.length >= few) return { found: ranking.order(exact, nothing), wants };
    const similar = this.similar(wants, exact);
    const found = ranking.order(exact, similar.fitting);
    const guessed = exact.docs.length === 0 && found.count > 0;
    const meaning = guessed ? this.meaning(similar.wants, found) : undefined;
    const meant = meaning === searchedWords(search).join(' ') ? undefined : meaning;
    return { found, wants: similar.wants, ...(meant !== undefined && { meant }) };
  }

  /** Why the first `count` of what fits do so; nothing asked for has no reasons. */
  explain(search: string, count: number): Reason[] {
    if (!search.trim()) return [];
    const { amounts } = told(tokensOf(search));
    return new Reasons(this.index, this.synonyms).of(this.find(search), search, amounts, count);
  }

  /** Words of names that one may go on with, the likeliest first. */
  completions({ found, wants }: SearchAnswer, count: number): string[] {
    const texts = found.ids(0, Completions.looksAt).map((id) => this.index.textOf(id));
    const names = texts.map((text) => (text ? `${text.name} | ${text.brand}` : ''));
    return new Completions(wants).best(names, count);
  }

  /** What its searches have cost so far, in places of words that were looked at. */
  get work(): number {
    return this.matching.visited + placesOfWord * this.index.vocabulary.compared;
  }

  /** Words that are near to what was typed, where nothing has it: farther than a search goes. */
  nearTerms(search: string, count: number): string[] {
    const near = tokensOf(search)
      .filter(({ term, figure }) => !figure && term.length > farthest)
      .slice(0, maxCompared.offered)
      .flatMap(({ term }) => this.index.vocabulary.like(term, farthest, false))
      .filter(({ word, number }) => !/\d/.test(word) && (this.index.stands(number)?.size ?? 0) > 0)
      .sort((one, other) => one.distance - other.distance);
    return [...new Set(near.map(({ word }) => word))].slice(0, count);
  }

  private all(): Found {
    const docs = Int32Array.from(this.index.docs());
    const fitting = { docs, scores: new Float32Array(docs.length) };
    return new Ranking(this.index, '', []).order(fitting, nothing);
  }

  private every(wants: readonly Want[]): Fitting {
    return this.matching.every(
      wants.map(({ sources }) => sources),
      this.index.length,
    );
  }

  /** What is like it: by slips and sounds, cut or joined otherwise, without its figures, or in a part of its words. */
  private similar(wants: readonly Want[], exact: Fitting): { wants: readonly Want[]; fitting: Fitting } {
    const unknownFirst = wants.toSorted((one, other) => one.sources.length - other.sources.length);
    const compared = new Set(unknownFirst.slice(0, maxCompared.similar));
    const wider = wants.map((want) =>
      compared.has(want)
        ? { ...want, sources: [...want.sources, ...this.near(want.slot, exact.docs.length)] }
        : want,
    );
    const words = wider.filter(({ slot }) => !slot[0]?.figure);
    const tries = [() => wider, () => this.joined(wider), () => (words.length < wider.length ? words : [])];
    for (const attempt of tries) {
      const tried = attempt();
      const fitting = tried.length ? this.every(tried) : nothing;
      if (fitting.docs.length || exact.docs.length) return { wants: tried, fitting: without(fitting, exact) };
    }
    const known = words.filter(({ sources }) => sources.length);
    const enough = Math.ceil(wider.length / 2);
    if (wider.length < 2 || known.length < enough) return { wants: wider, fitting: nothing };
    const lists = known.map(({ sources }) => sources);
    return { wants: known, fitting: this.matching.some(lists, enough, this.index.length) };
  }

  /** Where something fits exactly, only what is nearly the same, or so much more common that it was rather meant. */
  private near([token, ...rest]: Slot, exact: number): readonly Source[] {
    const near = token && !rest.length ? this.expansion.similar.to(token) : [];
    return exact
      ? near.filter(({ postings, quality }) => quality >= nearlySame || postings.size >= commoner * exact)
      : near;
  }

  /** Two words beside each other as one, wherever there is such a word. */
  private joined(wants: readonly Want[]): Want[] {
    const all: Want[] = [];
    for (let at = 0; at < wants.length; at++) {
      const [want, next] = [wants[at] as Want, wants[at + 1]];
      const sources = next ? this.together(want, next) : [];
      if (next && sources.length) all.push({ slot: [...want.slot, ...next.slot], sources });
      else all.push(want);
      if (sources.length) at += 1;
    }
    return all.length < wants.length ? all : [];
  }

  private together({ slot: [one, ...more] }: Want, { slot: [other, ...others] }: Want): Source[] {
    return one && other && !more.length && !others.length ? this.expansion.similar.together(one, other) : [];
  }

  /** What each word was taken for in the best of what was found; a word that is known is meant as it was typed. */
  private meaning(wants: readonly Want[], found: Found): string {
    const best = this.index.number(found.ids(0, 1)[0] ?? '') ?? -1;
    const readings = wants.map(({ slot, sources }) => {
      const value = ({ postings, quality }: Source) => quality * postings.weightIn(best);
      const [first] = sources.toSorted((one, other) => value(other) - value(one));
      const known = this.expansion.exact(slot).length > 0;
      return !known && first?.terms.length && value(first) ? first.terms : slot.map(({ raw }: Token) => raw);
    });
    return readings.flat().join(' ');
  }
}

/** An amount need not fit beside other words: few shops have all sizes of all things. */
const told = (tokens: readonly Token[]): { words: readonly Token[]; amounts: readonly Token[] } => {
  const words = tokens.filter(({ amount }) => !amount);
  return words.length
    ? { words, amounts: tokens.filter(({ amount }) => amount) }
    : { words: tokens, amounts: [] };
};

const without = ({ docs, scores }: Fitting, { docs: known }: Fitting): Fitting => {
  const left = new Set(known);
  const keep = [...docs.keys()].filter((at) => !left.has(docs[at] as number));
  return {
    docs: Int32Array.from(keep, (at) => docs[at] as number),
    scores: Float32Array.from(keep, (at) => scores[at] as number),
  };
};
