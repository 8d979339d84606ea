import { stem, type Token, wordsOf } from './words.js';

/** Texts that one may go on to, out of the names of what was found so far. */
export class Completions {
  /** Names that are looked at, the best first. */
  static readonly looksAt = 60;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly names: readonly string[],
  ) {}

  /** The likeliest first: those that more and better names have. */
  best(count: number): string[] {
    const last = this.tokens.at(-1);
    if (!last) return [];
    const before = this.tokens.slice(0, -1).map(({ raw }) => raw);
    const scores = new Map<string, { text: string; score: number }>();
    for (const [place, name] of this.names.entries())
      for (const text of new Set(goingOn(wordsOf(name), last))) {
        const key = text.split(' ').map(stem).join(' ');
        const known = scores.get(key) ?? { text, score: 0 };
        scores.set(key, { ...known, score: known.score + 1 / (2 + place) });
      }
    const asked = [...before, last.raw].join(' ');
    return [...scores.values()]
      .sort((one, other) => other.score - one.score)
      .map(({ text }) => [...before.filter((word) => !text.includes(word)), text].join(' '))
      .filter((text) => text !== asked)
      .slice(0, count);
  }
}

/** The word that was begun, and it with the word behind it. */
const goingOn = (words: readonly string[], { raw, term }: Token): string[] =>
  words.flatMap((word, at) => {
    if (!word.startsWith(raw) && stem(word) !== term) return [];
    const next = words[at + 1];
    return next && /^\p{L}{3,}/u.test(next) ? [word, `${word} ${next}`] : [word];
  });
