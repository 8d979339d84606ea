import { soundOf } from './sound.js';
import { Vocabulary } from './vocabulary.js';
import { stem, tellingWords, type Token, wordsOf } from './words.js';

/** The terms of one word or phrase; all of them belong together. */
export type Phrase = readonly string[];

const phraseOf = (text: string): Phrase => tellingWords(wordsOf(text)).map(stem);
const nameOf = (phrase: Phrase): string => phrase.join(' ');

/** The longest phrase that is looked for. */
const longest = 8;

/** Words and phrases that mean one thing. */
export class Synonyms {
  private readonly groups = new Map<string, Phrase[][]>();
  /** Of single words alone: phrases are looked for as they stand. */
  private readonly words = new Vocabulary();
  private readonly sounding = new Map<string, string[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(phraseOf).filter((phrase) => phrase.length > 0 && phrase.length <= longest);
      for (const phrase of phrases) this.enter(phrase, phrases);
    }
  }

  /** What else a word or phrase is called. */
  othersOf(phrase: Phrase): Phrase[] {
    const name = nameOf(phrase);
    const others = new Map<string, Phrase>();
    for (const group of this.groups.get(name) ?? [])
      for (const other of group) others.set(nameOf(other), other);
    others.delete(name);
    return [...others.values()];
  }

  /** Of the words that begin so, or that sound so, or that are written nearly so. */
  beginningWith(start: string): string[] {
    return this.words.beginningWith(start).map((number) => this.words.word(number));
  }

  soundingLike(sound: string): readonly string[] {
    return this.sounding.get(sound) ?? [];
  }

  like(term: string, max: number): string[] {
    return this.words.like(term, max, false).map(({ word }) => word);
  }

  /** How many of the tokens at the head make a phrase that has other names; 1 where they make none. */
  phraseAt(tokens: readonly Token[]): number {
    for (let length = Math.min(longest, tokens.length); length > 1; length--)
      if (this.groups.has(nameOf(tokens.slice(0, length).map(({ term }) => term)))) return length;
    return 1;
  }

  private enter(phrase: Phrase, group: Phrase[]): void {
    const name = nameOf(phrase);
    this.groups.set(name, [...(this.groups.get(name) ?? []), group]);
    const [word = ''] = phrase;
    if (phrase.length > 1) return;
    this.words.add(word);
    const sound = soundOf(word);
    if (sound) this.sounding.set(sound, [...(this.sounding.get(sound) ?? []), word]);
  }
}
