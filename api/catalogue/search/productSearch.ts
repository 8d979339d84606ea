import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { sameWords } from './sameWords.js';
import { stem, termsOf, wordsOf } from './words.js';

/** What of a product can be found. */
export interface SearchText {
  id: string;
  name: string;
  shelves: string;
  brand: string;
  details: string;
  unit: string;
  description: string;
}

/** Ids, the best first. `near`: only similar to what was asked for. */
export interface Hits {
  exact: readonly string[];
  near: readonly string[];
}

const boost = { name: 5, brand: 3, shelves: 2, details: 1, unit: 1, description: 0.3 };
/** Below this many exact hits, similar words count too: they are dear to look for. */
const few = 3;
/** Queries of up to this many letters look at the beginnings of names alone, since whole words say little and hit much. */
const short = 2;
const kept = 500;

const hasDigit = (term: string) => /\d/.test(term);

/** "mlik" → "milk": exchanging two letters counts as two edits for the index, so the exchanges are spelt out. */
const swaps = (term: string): string[] =>
  Array.from({ length: Math.max(0, term.length - 1) }, (_, at) =>
    `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`,
  ).filter((swapped) => swapped !== term);

const edits = (term: string) => (hasDigit(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

const isLast = (at: number, terms: readonly string[]) => at === terms.length - 1;

/** Each word, begun or whole, or another word for it. */
const exactly = (terms: readonly string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: terms.map((term, at) => ({
    combineWith: 'OR',
    queries: [term, ...sameWords(term, isLast(at, terms))],
    prefix: isLast(at, terms) || (term.length > short && !hasDigit(term)),
  })),
});

/** Each word, or one that differs by a slip. */
const nearly = (terms: readonly string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: terms.map((term, at) => ({
    combineWith: 'OR',
    queries: [term, ...sameWords(term, isLast(at, terms)), ...(edits(term) ? swaps(term) : [])],
    prefix: isLast(at, terms),
    fuzzy: (candidate: string) => (candidate === term ? edits(term) : false),
  })),
});

/** Finds products by what people type, slips included. Held in memory; answers are kept until a product changes. */
export class ProductSearch {
  private readonly index = new MiniSearch<SearchText>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: { boost },
  });
  private readonly texts = new Map<string, SearchText>();
  private readonly answers = new Map<string, Hits>();

  put(text: SearchText): void {
    const known = this.texts.get(text.id);
    if (known && Object.keys(boost).every((field) => known[field as keyof SearchText] === text[field as keyof SearchText])) return;
    if (known) this.index.discard(text.id);
    this.index.add(text);
    this.texts.set(text.id, text);
    this.answers.clear();
  }

  delete(id: string): void {
    if (!this.texts.delete(id)) return;
    this.index.discard(id);
    this.answers.clear();
  }

  find(search: string): Hits {
    const terms = termsOf(search);
    const asked = terms.join(' ');
    const known = this.answers.get(asked);
    if (known) return known;
    const hits = asked.length <= short ? { exact: this.beginningWith(asked), near: [] } : this.look(terms);
    const [oldest] = this.answers.keys();
    if (this.answers.size >= kept && oldest !== undefined) this.answers.delete(oldest);
    this.answers.set(asked, hits);
    return hits;
  }

  private look(terms: readonly string[]): Hits {
    const exact = this.ids(exactly(terms, 'AND'));
    if (exact.length >= few) return { exact, near: [] };
    const seen = new Set(exact);
    const near = this.ids(nearly(terms, 'AND')).filter((id) => !seen.has(id));
    if (exact.length || near.length || terms.length < 2) return { exact, near };
    return { exact, near: this.ids(nearly(terms, 'OR')) };
  }

  private ids(query: Query, options?: SearchOptions): string[] {
    return this.index.search(query, options).map(({ id }) => id as string);
  }

  private beginningWith(letters: string): string[] {
    if (!letters) return [];
    const first: string[] = [];
    const later: string[] = [];
    for (const { id, name } of this.texts.values()) {
      const [head = '', ...rest] = wordsOf(name);
      if (head.startsWith(letters)) first.push(id);
      else if (rest.some((word) => word.startsWith(letters))) later.push(id);
    }
    return [...first, ...later];
  }
}
