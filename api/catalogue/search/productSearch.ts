import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { sameWords } from './sameWords.js';
import type { SearchText } from './searchText.js';
import { stem, termsOf, wordsOf } from './words.js';

/** Ids, the best first. `near`: only similar to what was asked for. */
interface Hits {
  exact: readonly string[];
  near: readonly string[];
}

const boost = { name: 5, brand: 3, shelves: 2, details: 1, unit: 1, description: 0.3 };
const fields = Object.keys(boost) as (keyof typeof boost)[]; // Object.keys forgets the names.
/** Another word for what was asked weighs little beside the word itself, rare as it may be. */
const otherWord = 0.1;
/** Below this many exact hits, similar words count too: they are dear to look for. */
const few = 3;
/** Queries of up to this many letters look at the beginnings of names alone, since whole words say little and hit much. */
const short = 2;

const hasDigit = (term: string) => /\d/.test(term);

/** "mlik" → "milk": exchanging two letters counts as two edits for the index, so the exchanges are spelt out. */
const swaps = (term: string): string[] =>
  Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`,
  ).filter((swapped) => swapped !== term);

const edits = (term: string) => (hasDigit(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

const isLast = (at: number, terms: readonly string[]) => at === terms.length - 1;

/** One word, or another word for it. */
const eitherOf = (term: string, others: readonly string[], options: SearchOptions): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'OR', queries: [term], ...options },
    { combineWith: 'OR', queries: [...others], boostTerm: () => otherWord },
  ],
});

/** Every word, begun or whole. */
const exactly = (terms: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: terms.map((term, at) => {
    const last = isLast(at, terms);
    return eitherOf(term, sameWords(term, last), {
      prefix: last || (term.length > short && !hasDigit(term)),
    });
  }),
});

/** The words, or such as differ from them by a slip. */
const nearly = (terms: readonly string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: terms.map((term, at) => {
    const last = isLast(at, terms);
    const others = [...sameWords(term, last), ...(edits(term) ? swaps(term) : [])];
    return eitherOf(term, others, { prefix: last, fuzzy: edits(term) });
  }),
});

/** Finds products by what people type, slips included. Held in memory. */
export class ProductSearch {
  private readonly index = new MiniSearch<SearchText>({
    fields,
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: { boost },
  });
  private readonly texts = new Map<string, SearchText>();
  private readonly names = new Map<string, readonly string[]>();

  /** Whether that made a difference. */
  put(text: SearchText): boolean {
    const known = this.texts.get(text.id);
    if (known && fields.every((field) => known[field] === text[field])) return false;
    if (known) this.index.discard(text.id);
    this.index.add(text);
    this.texts.set(text.id, text);
    this.names.set(text.id, wordsOf(text.name));
    return true;
  }

  delete(id: string): void {
    if (!this.texts.delete(id)) return;
    this.names.delete(id);
    this.index.discard(id);
  }

  find(search: string): Hits {
    const terms = termsOf(search);
    const asked = terms.join(' ');
    if (asked.length <= short) return { exact: asked ? this.beginningWith(asked) : [], near: [] };
    const exact = this.namedFirst(wordsOf(search).join(' '), this.ids(exactly(terms)));
    if (exact.length >= few) return { exact, near: [] };
    const seen = new Set(exact);
    const near = this.ids(nearly(terms, 'AND')).filter((id) => !seen.has(id));
    if (exact.length || near.length || terms.length < 2) return { exact, near };
    return { exact, near: this.ids(nearly(terms, 'OR')) };
  }

  private ids(query: Query): string[] {
    return this.index.search(query).map(({ id }) => id as string); // As put in.
  }

  private namedFirst(name: string, ids: readonly string[]): string[] {
    const named = (id: string) => this.names.get(id)?.join(' ') === name;
    return [...ids.filter(named), ...ids.filter((id) => !named(id))];
  }

  private beginningWith(letters: string): string[] {
    const first: string[] = [];
    const later: string[] = [];
    for (const [id, [head = '', ...rest]] of this.names) {
      if (head.startsWith(letters)) first.push(id);
      else if (rest.some((word) => word.startsWith(letters))) later.push(id);
    }
    return [...first, ...later];
  }
}
