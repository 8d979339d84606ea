import { firstInName, inName, Postings } from './postings.js';
import type { SearchText } from './searchText.js';
import { soundOf } from './sound.js';
import { Vocabulary } from './vocabulary.js';
import { stem, termsOf, wordsOf } from './words.js';

type Field = Exclude<keyof SearchText, 'id'>;

const boosts: Readonly<Record<Field, number>> = {
  name: 5,
  brand: 3,
  categories: 2.5,
  details: 1.5,
  unit: 1,
  description: 0.3,
};
const fields = Object.keys(boosts) as Field[]; // Object.keys forgets the names.
/** How much less a word of a name says for each word beside it. */
const diluted = 0.08;

/** Which products have which words, and how much a word says about each. */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  /** What words sound like; the number of a sound leads to its words. */
  readonly sounds = new Vocabulary();
  private readonly sounding: number[][] = [];
  private readonly postings: Postings[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly texts: (SearchText | undefined)[] = [];
  private readonly names: string[] = [];
  private readonly brands: string[] = [];
  /** By number: whether there is something in stock. */
  available = new Uint8Array(64);
  /** Rises with every change of what is found by what. */
  revision = 0;

  /** How many numbers there are; none is given twice, so that the older has the lower. */
  get length(): number {
    return this.texts.length;
  }

  /** How many products there are. */
  get count(): number {
    return this.numbers.size;
  }

  docs(): number[] {
    return [...this.numbers.values()];
  }

  id(doc: number): string {
    return this.texts[doc]?.id ?? '';
  }

  /** Its name as searches are read: small words with a space between. */
  name(doc: number): string {
    return this.names[doc] ?? '';
  }

  number(id: string): number | undefined {
    return this.numbers.get(id);
  }

  /** Its brand, likewise. */
  brand(doc: number): string {
    return this.brands[doc] ?? '';
  }

  textOf(id: string): SearchText | undefined {
    return this.texts[this.numbers.get(id) ?? -1];
  }

  stands(term: number): Postings | undefined {
    return this.postings[term];
  }

  /** Words that sound so. */
  wordsSounding(sound: number): readonly number[] {
    return this.sounding[sound] ?? [];
  }

  /** Whether that made a difference to what is found by what. */
  put(text: SearchText, inStock: boolean): boolean {
    const known = this.numbers.get(text.id);
    const former = known === undefined ? undefined : this.texts[known];
    const same = former && fields.every((field) => former[field] === text[field]);
    const doc = known ?? this.texts.length;
    if (!same) this.write(doc, former, text);
    this.available[doc] = inStock ? 1 : 0;
    return !same;
  }

  delete(id: string): void {
    const doc = this.numbers.get(id);
    if (doc === undefined) return;
    this.write(doc, this.texts[doc], undefined);
    this.numbers.delete(id);
  }

  /** Only the words that differ are touched: a category that is renamed changes thousands of texts by one. */
  private write(doc: number, former: SearchText | undefined, text: SearchText | undefined): void {
    if (doc >= this.available.length) this.grow();
    const [before, now] = [weighed(former), weighed(text)];
    for (const term of before.keys()) if (!now.has(term)) this.postingsOf(term).delete(doc);
    for (const [term, { weight, spots }] of now) {
      const word = before.get(term);
      if (word?.weight !== weight || word.spots !== spots) this.postingsOf(term).put(doc, weight, spots);
    }
    if (text) this.numbers.set(text.id, doc);
    this.texts[doc] = text;
    this.names[doc] = wordsOf(text?.name ?? '').join(' ');
    this.brands[doc] = wordsOf(text?.brand ?? '').join(' ');
    this.revision += 1;
  }

  private postingsOf(term: string): Postings {
    const known = this.vocabulary.number(term);
    if (known !== undefined) return this.postings[known] as Postings;
    const number = this.vocabulary.add(term);
    const sound = soundOf(term);
    if (sound) (this.sounding[this.sounds.add(sound)] ??= []).push(number);
    return (this.postings[number] = new Postings());
  }

  private grow(): void {
    const { available } = this;
    this.available = new Uint8Array(available.length * 2);
    this.available.set(available);
  }
}

interface Word {
  weight: number;
  spots: number;
}

/** Its terms, with how much each says about it. */
const weighed = (text: SearchText | undefined): Map<string, Word> => {
  const words = new Map<string, Word>();
  if (!text) return words;
  const [head, ...rest] = wordsOf(text.name);
  const dilution = 1 / (1 + diluted * rest.length);
  for (const field of fields) {
    const boost = boosts[field] * (field === 'name' ? dilution : 1);
    const spots = field === 'name' ? inName : 0;
    for (const term of new Set(termsOf(text[field]))) {
      const known = words.get(term) ?? { weight: 0, spots: 0 };
      words.set(term, { weight: known.weight + boost, spots: known.spots | spots });
    }
  }
  const first = head === undefined ? undefined : words.get(stem(head));
  if (first) first.spots |= firstInName;
  return words;
};
