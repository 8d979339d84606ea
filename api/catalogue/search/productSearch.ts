import { runToEnd } from '../../common/slices.js';
import { leadOf, type SearchAnswer, type Want, wholeTermsOf } from './answer.js';
import { Completions } from './completions.js';
import { Expansion, type Slot } from './expansion.js';
import type { SearchHits } from './searchHits.js';
import type { MatchSource } from './lookup.js';
import {
  joined,
  keptToBrand,
  notTheThing,
  nothing,
  onlyStaples,
  raised,
  theThing,
  without,
} from './fittings.js';
import { type Fitting, Matching } from './matching.js';
import { ProductIndex } from './productIndex.js';
import { requiredAndOptional } from './optional.js';
import { meansProduce } from './produce.js';
import { Ranking } from './ranking.js';
import { type Reason, Reasons } from './reasons.js';
import { Synonyms } from './synonyms.js';
import type { SearchText } from './searchText.js';
import { searchedWords, type Token, tokensOf } from './words.js';

/** With fewer exact matches than this, similar words count too, to fill the page. */
const few = 10;
/**
 * If a search has exact matches, a similar word counts only with at least the quality `nearlySame`, or if at
 * least `commoner` times as many products have it as match exactly. The latter takes at least `long` letters: a
 * common word near a short one is another word, as "cake" is near "coke".
 */
const nearlySame = 0.8;
const commoner = 10;
const long = 6;
/** With fewer products that have all words and are what was asked for, those without the other words count too. */
const enoughThings = 3;
/** Colours say how a product looks, not what it is: "pepsi black" means no black pepper. */
// prettier-ignore
const colours = new Set([
  'red', 'lal', 'लाल', 'green', 'hara', 'hari', 'हरा', 'हरी', 'black', 'kala', 'kali', 'काला', 'काली', 'white', 'safed', 'सफेद', 'सफ़ेद', 'brown', 'yellow', 'pink', 'blue',
].map((word) => word.normalize('NFC')));
/** The largest edit distance of words that are offered for a search without results. */
const farthest = 3;
/**
 * How many words of a search are compared with the shop's whole vocabulary: to find similar words, and to
 * offer words for a search without results.
 */
const maxCompared = { similar: 6, offered: 3 };
/** The cost of comparing two words letter by letter, measured in postings read. */
const placesOfWord = 20;

/**
 * Finds products by full text and fuzzy search: it tolerates typos and knows synonyms. The index is in memory
 * (docs/adr/0022).
 */
export class ProductSearch {
  private readonly index = new ProductIndex();
  private readonly matching = new Matching();
  private expansion: Expansion;
  private synonyms: Synonyms;

  /** @param groups synonyms: words and phrases with the same meaning */
  constructor(groups: readonly (readonly string[])[] = []) {
    this.synonyms = Synonyms.of(groups);
    this.expansion = new Expansion(this.index, this.synonyms);
  }

  /** Replaces the synonyms. */
  learn(groups: readonly (readonly string[])[]): void {
    this.synonyms = Synonyms.of(groups);
    this.expansion = new Expansion(this.index, this.synonyms);
  }

  /** Adds or replaces a product. @returns whether its indexed text changed */
  put(text: SearchText, inStock: boolean): boolean {
    return this.index.put(text, inStock);
  }

  delete(id: string): void {
    this.index.delete(id);
  }

  /**
   * Returns the matches, the best first. An empty search returns all products.
   * @param widened whether the thing itself follows where hardly any product has all words
   */
  find(search: string, widened = true): SearchAnswer {
    return runToEnd(this.parts(search, widened));
  }

  /** Does what `find` does in parts: in a big catalogue the whole would hold the event loop for too long. */
  *parts(search: string, widened = true): Generator<void, SearchAnswer> {
    if (!search.trim()) return { found: this.all(), wants: [] };
    const { words, optional } = requiredAndOptional(tokensOf(search), this.index);
    const wants: Want[] = [];
    for (const slot of this.expansion.slotsOf(words)) {
      wants.push(...this.wantsOf(slot));
      yield;
    }
    const ranking = new Ranking(this.index, search, optional, meansProduce(wants, this.synonyms));
    const others = this.expansion.compounds(wants.map(({ slot }) => slot));
    const whole = keptToBrand(notTheThing(this.every(wants), others), this.index, searchedWords(search));
    yield;
    const exact = widened ? this.withTheThing(wants, whole, optional) : whole;
    yield;
    if (!words.length || exact.docs.length >= few)
      return { found: yield* ranking.order(exact, nothing), wants };
    const similar = yield* this.similar(wants, exact);
    yield;
    const found = yield* ranking.order(exact, similar.fitting);
    const guessed = exact.docs.length === 0 && found.count > 0;
    const meaning = guessed ? this.meaning(similar.wants, found) : undefined;
    const meant = meaning === searchedWords(search).join(' ') ? undefined : meaning;
    return { found, wants: similar.wants, ...(meant !== undefined && { meant }) };
  }

  /** Explains why the first `count` matches were found. An empty search has no reasons. */
  explain(search: string, count: number): Reason[] {
    if (!search.trim()) return [];
    const { optional } = requiredAndOptional(tokensOf(search), this.index);
    return new Reasons(this.index, this.synonyms).of(this.find(search), search, optional, count);
  }

  /** Returns texts that complete the search, the likeliest first. */
  completions({ found, wants }: SearchAnswer, count: number): string[] {
    const texts = found.ranked(0, Completions.looksAt).map(({ doc }) => this.index.textOf(doc));
    const names = texts.map((text) =>
      text ? `${text.name} | ${text.brand} | ${text.otherNames ?? ''}` : '',
    );
    return new Completions(wants).best(names, count);
  }

  /** The cost of all searches so far, counted in postings read. Tests measure it. */
  get work(): number {
    return this.matching.visited + placesOfWord * this.index.vocabulary.compared;
  }

  /**
   * Returns words similar to a search without results, within a larger edit distance than the search itself allows; of
   * two that are equally near, first the one that more products have.
   */
  nearTerms(search: string, count: number): string[] {
    const near = tokensOf(search)
      .filter(({ term, numeric }) => !numeric && term.length > farthest)
      .slice(0, maxCompared.offered)
      .flatMap(({ term }) => this.index.vocabulary.like(term, farthest, false))
      .map(({ word, number, distance }) => ({ word, distance, size: this.index.stands(number)?.size ?? 0 }))
      .filter(({ word, size }) => !/\d/.test(word) && size > 0)
      .sort((one, other) => one.distance - other.distance || other.size - one.size);
    return [...new Set(near.map(({ word }) => word))].slice(0, count);
  }

  /** Looks up a word or phrase; a phrase that no product has or means is looked up word by word. */
  private wantsOf(slot: Slot): Want[] {
    const sources = this.expansion.exact(slot);
    if (sources.length || slot.length === 1) return [{ slot, sources }];
    return slot.flatMap((token) => this.wantsOf([token]));
  }

  private all(): SearchHits {
    return new Ranking(this.index, '', [], false).all();
  }

  private every(wants: readonly Want[]): Fitting {
    return this.matching.every(
      wants.map(({ sources }) => sources),
      this.index.length,
      leadOf(wants),
    );
  }

  /**
   * Adds the products that are what was asked for but lack the words before it, if hardly any has all words and is that:
   * "cow milk" in a shop whose milk does not name the cow. Those that have all words and are it stay first, and so do
   * those of a brand in the search: "everest cumin".
   */
  private withTheThing(wants: readonly Want[], exact: Fitting, optional: readonly Token[]): Fitting {
    if (exact.docs.length >= few || wants.some(({ sources }) => !sources.length)) return exact;
    if (exact.heads.filter((head) => head >= theThing).length >= enoughThings) return exact;
    const lead = this.leadWantOf(wants);
    if (!lead) return exact;
    const things = onlyStaples(
      notTheThing(this.every([lead]), this.expansion.compounds([lead.slot])),
      this.index,
    );
    if (!things.docs.length) return exact;
    const asked = new Set([...wholeTermsOf(wants), ...optional.map(({ term }) => term)]);
    return joined(raised(exact, this.index, asked), without(things, exact));
  }

  /** Returns the word that says what is searched for, if the search has others before it. */
  private leadWantOf(wants: readonly Want[]): Want | undefined {
    const words = wants.length > 1 ? wants : (wants[0]?.slot ?? []).flatMap((token) => this.wantsOf([token]));
    const lead = words[leadOf(words)];
    if (lead?.slot.every(({ term }) => colours.has(term))) return undefined;
    const isOther = lead && wants.length === 1 && this.expansion.isCompound(wants[0]?.slot ?? [], lead.slot);
    return words.length < 2 || isOther ? undefined : lead;
  }

  /**
   * Finds similar products: by typos and sounds, by words joined or split differently, without the amounts,
   * or with only some of the words.
   */
  private *similar(
    wants: readonly Want[],
    exact: Fitting,
  ): Generator<void, { wants: readonly Want[]; fitting: Fitting }> {
    const unknownFirst = wants.toSorted((one, other) => one.sources.length - other.sources.length);
    const compared = new Set(unknownFirst.slice(0, maxCompared.similar));
    const wider: Want[] = [];
    for (const want of wants) {
      const near = compared.has(want) ? this.near(want.slot, exact.docs.length) : [];
      wider.push({ ...want, sources: [...want.sources, ...near] });
      yield;
    }
    const words = wider.filter(({ slot }) => !slot[0]?.numeric);
    const tries = [() => wider, () => this.joined(wider), () => (words.length < wider.length ? words : [])];
    for (const attempt of tries) {
      const tried = attempt();
      const fitting = tried.length ? this.every(tried) : nothing;
      if (fitting.docs.length || exact.docs.length) return { wants: tried, fitting: without(fitting, exact) };
      yield;
    }
    const known = words.filter(({ sources }) => sources.length);
    const enough = Math.ceil(wider.length / 2);
    if (wider.length < 2 || known.length < enough) return { wants: wider, fitting: nothing };
    const lists = known.map(({ sources }) => sources);
    return { wants: known, fitting: yield* this.matching.some(lists, enough, this.index.length) };
  }

  /**
   * Returns words that are similar to a word of the search. If the search has exact matches, only words that
   * are nearly the same or that far more products have count, and what a synonym of the same sound means.
   */
  private near([token, ...rest]: Slot, exact: number): readonly MatchSource[] {
    if (!token || rest.length) return [];
    const near = this.expansion.similar.to(token);
    if (!exact) return near;
    const enough = token.term.length >= long ? commoner * exact : Infinity;
    const likely = near.filter(({ postings, quality }) => quality >= nearlySame || postings.size >= enough);
    return [...likely, ...this.expansion.spelledOtherwise(token)];
  }

  /** Joins two neighbouring words into one wherever the joined word exists. */
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

  private together({ slot: [one, ...more] }: Want, { slot: [other, ...others] }: Want): MatchSource[] {
    return one && other && !more.length && !others.length ? this.expansion.similar.together(one, other) : [];
  }

  /** Returns the words that the search was taken for in the best match. Known words stay as they were typed. */
  private meaning(wants: readonly Want[], found: SearchHits): string {
    const best = this.index.number(found.ids(0, 1)[0] ?? '') ?? -1;
    const readings = wants.map(({ slot, sources }) => {
      const value = ({ postings, quality }: MatchSource) => quality * postings.weightIn(best);
      const [first] = sources.toSorted((one, other) => value(other) - value(one));
      const known = this.expansion.exact(slot).length > 0;
      return !known && first?.terms.length && value(first) ? first.terms : slot.map(({ raw }: Token) => raw);
    });
    return readings.flat().join(' ');
  }
}
