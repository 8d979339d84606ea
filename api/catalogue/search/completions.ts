import type { Want } from './answer.js';
import { stem, wordsOf } from './words.js';

/** Separators between the phrases of a name. */
const breaks = /\s[-–—]|[–—,/+()|&:;]+/;
/** A word that can end a phrase: it begins with three letters. */
const telling = /^\p{L}{3,}/u;

const latin = /\p{Script=Latin}/u;

/** Completes a search with words from the names of the products that it found. */
export class Completions {
  /** How many names are searched for completions: those of the best matching products. */
  static readonly looksAt = 60;
  private readonly before: readonly string[];
  /** The stems of the last phrase of the search, without the word that the customer is still typing. */
  private readonly lead: readonly string[];
  private readonly begun: string;
  private readonly numeric: boolean;
  private readonly meant: ReadonlySet<string>;

  constructor(wants: readonly Want[]) {
    const last = wants.at(-1);
    const token = last?.slot.at(-1);
    this.before = wants.slice(0, -1).flatMap(({ slot }) => slot.map(({ raw }) => raw));
    this.lead = last?.slot.slice(0, -1).map(({ term }) => term) ?? [];
    this.begun = token?.raw ?? '';
    this.numeric = token?.numeric ?? true;
    this.meant = new Set(last?.sources.flatMap(({ terms }) => (terms.length === 1 ? terms : [])));
  }

  /** Returns the likeliest completions first: those in more and better matching names. */
  best(names: readonly string[], count: number): string[] {
    if (this.numeric) return [];
    const scores = new Map<string, { text: string; score: number }>();
    for (const [place, name] of names.entries())
      for (const text of this.phrasesOf(name)) {
        const key = text.split(' ').map(stem).join(' ');
        const known = scores.get(key) ?? { text, score: 0 };
        scores.set(key, { ...known, score: known.score + 1 / (4 + place) });
      }
    const asked = [...this.before, ...this.lead, this.begun].join(' ');
    const texts = [...scores.values()]
      .sort((one, other) => other.score - one.score)
      .map(({ text }) => [...this.before.filter((word) => !text.split(' ').includes(word)), text].join(' '));
    return [...new Set(texts)].filter((text) => text !== asked).slice(0, count);
  }

  /**
   * Returns the phrases of a product name that complete the last word of the search: the completed word
   * alone, and with the word that follows it in the name.
   */
  private phrasesOf(name: string): Set<string> {
    const phrases = new Set<string>();
    for (const part of name.split(breaks)) {
      const words = wordsOf(part);
      for (const [at, word] of words.entries()) {
        const phrase = this.phraseAt(words, at, word);
        if (!phrase) continue;
        phrases.add(phrase);
        const next = words[at + 1];
        if (next && telling.test(next)) phrases.add(`${phrase} ${next}`);
      }
    }
    return phrases;
  }

  private phraseAt(words: readonly string[], at: number, word: string): string | undefined {
    // a word of another script may mean the same, but it does not complete what is typed
    if (latin.test(word) !== latin.test(this.begun)) return undefined;
    if (this.meant.has(stem(word))) return word;
    const lead = words.slice(Math.max(0, at - this.lead.length), at);
    const goesOn = word.startsWith(this.begun) && lead.map(stem).join(' ') === this.lead.join(' ');
    return goesOn ? [...lead, word].join(' ') : undefined;
  }
}
