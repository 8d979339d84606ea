import { forms } from './heads.js';
import { soundOf } from './sound.js';
import { Vocabulary } from './vocabulary.js';
import { stem, tellingWords, type Token, wordsOf } from './words.js';

/** The terms of a word or phrase, all of which have to match. */
export type Phrase = readonly string[];

const phraseOf = (text: string): Phrase => tellingWords(wordsOf(text)).map(stem);
const nameOf = (phrase: Phrase): string => phrase.join(' ');
const soundsOf = (phrase: Phrase): string => phrase.map((word) => soundOf(word) || word).join(' ');

/** The maximum number of words in a phrase. */
const longest = 8;

/** Finds synonyms: words and phrases with the same meaning. */
export class Synonyms {
  private readonly groups = new Map<string, Phrase[][]>();
  /** The single words that have synonyms. Phrases are not among them, because a phrase is looked up as a whole. */
  private readonly words = new Vocabulary();
  private readonly sounding = new Map<string, string[]>();
  /** By the sounds of their words: the names of the phrases. */
  private readonly spoken = new Map<string, string>();
  /** By word: the phrases that contain it. */
  private readonly compounds = new Map<string, Phrase[]>();

  private static readonly made = new WeakMap<readonly (readonly string[])[], Synonyms>();

  /** Returns the synonyms of a list, which does not change. The same list gives the same object. */
  static of(groups: readonly (readonly string[])[]): Synonyms {
    const made = this.made.get(groups) ?? new Synonyms(groups);
    this.made.set(groups, made);
    return made;
  }

  private constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(phraseOf).filter((phrase) => phrase.length > 0 && phrase.length <= longest);
      for (const phrase of phrases) this.enter(phrase, phrases);
    }
  }

  /** Returns the synonyms of a word or phrase. */
  othersOf(phrase: Phrase): Phrase[] {
    const name = nameOf(phrase);
    const others = new Map<string, Phrase>();
    for (const group of this.groupsOf(phrase)) for (const other of group) others.set(nameOf(other), other);
    others.delete(name);
    return [...others.values()];
  }

  /**
   * Returns the phrases with a word that mean something else than the word. Such a thing has a name of its own: "sweet
   * potato", which is "shakarkandi", is no potato. "Coriander leaf", which is "cilantro", is coriander all the same,
   * since it only adds a form.
   */
  compoundsOf(word: string): Phrase[] {
    const own = this.groups.get(word);
    if (!own) return [];
    const same = new Set(own.flat().map(nameOf));
    const isSame = (phrase: Phrase) =>
      same.has(nameOf(phrase)) || phrase.every((term) => same.has(term) || forms.has(term));
    const isOther = (group: readonly Phrase[]) =>
      !group.some(isSame) && group.some((phrase) => phrase.length === 1);
    return (this.compounds.get(word) ?? []).filter((phrase) =>
      this.groups.get(nameOf(phrase))?.every(isOther),
    );
  }

  knows(word: string): boolean {
    return this.groups.has(word);
  }

  /** Returns the words with synonyms that begin with `start`. */
  beginningWith(start: string): string[] {
    return this.words.beginningWith(start).map((number) => this.words.text(number));
  }

  soundingLike(sound: string): readonly string[] {
    return this.sounding.get(sound) ?? [];
  }

  like(term: string, max: number): string[] {
    return this.words.like(term, max, false).map(({ word }) => word);
  }

  /** Returns how many of the first tokens form a phrase with synonyms; 1 if none do. */
  phraseAt(tokens: readonly Token[]): number {
    for (let length = Math.min(longest, tokens.length); length > 1; length--)
      if (this.groupsOf(tokens.slice(0, length).map(({ term }) => term)).length) return length;
    return 1;
  }

  /** Returns the groups of a phrase; of a longer one also if it is only spelled otherwise: "phool gobhi". */
  private groupsOf(phrase: Phrase): readonly Phrase[][] {
    const known = this.groups.get(nameOf(phrase));
    if (known || phrase.length < 2) return known ?? [];
    return this.groups.get(this.spoken.get(soundsOf(phrase)) ?? '') ?? [];
  }

  private enter(phrase: Phrase, group: Phrase[]): void {
    const name = nameOf(phrase);
    this.groups.set(name, [...(this.groups.get(name) ?? []), group]);
    const [word = ''] = phrase;
    if (phrase.length > 1) {
      this.spoken.set(soundsOf(phrase), name);
      for (const term of new Set(phrase))
        this.compounds.set(term, [...(this.compounds.get(term) ?? []), phrase]);
      return;
    }
    this.words.add(word);
    const sound = soundOf(word);
    if (sound) this.sounding.set(sound, [...(this.sounding.get(sound) ?? []), word]);
  }
}
