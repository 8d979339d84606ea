import { NumberedTexts } from '../../common/numberedTexts.js';
import { Groups } from './groups.js';
import { forms, headsOf } from './heads.js';
import { firstInName, headOfName, inBrand, inName, Postings } from './postings.js';
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
  otherNames: 5,
  otherCategories: 2.5,
};
export const fields = Object.keys(boosts) as Field[]; // Object.keys loses the type of the names
const places: Readonly<Partial<Record<Field, number>>> = { name: inName, brand: inBrand };
/** The weight that a word or phrase of the name gains if it alone says what the product is. */
export const head = 3;
/** How much each further word in a name lowers the weight of all its words. */
const diluted = 0.08;

/** Packs the first two UTF-16 units of a text into one number; a missing one is 0. */
export const beginningOf = (text: string): number =>
  (text.charCodeAt(0) || 0) * 2 ** 16 + (text.charCodeAt(1) || 0);

/** Maps words to the products that have them, with each word's weight. */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  /** The phonetic codes of all words. A code's number is its position in `sounding`, which holds the words. */
  readonly sounds = new Vocabulary();
  private readonly sounding: number[][] = [];
  private readonly postings: Postings[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly texts: (SearchText | undefined)[] = [];
  private readonly ids: string[] = [];
  private readonly names: string[] = [];
  /** The brands' normalized words, joined by spaces. Brands are never removed. */
  readonly brandNames = new NumberedTexts();
  /** By document number: the number of the product's brand. */
  brandOf = new Uint32Array(64);
  /** By document number: the beginning of the product's name as `beginningOf` returns it. */
  beginnings = new Uint32Array(64);
  /** By document number: the length of the product's name as `name` returns it. */
  nameLengths = new Uint16Array(64);
  /** The products by their categories, and by their details. */
  readonly groups = [new Groups(), new Groups()] as const;
  /** By document number: 1 if the product is in stock. */
  available = new Uint8Array(64);
  /** Rises with every change of the indexed texts. */
  revision = 0;

  /** The number of document numbers. Numbers are never reused, so that older products have lower ones. */
  get length(): number {
    return this.texts.length;
  }

  get count(): number {
    return this.numbers.size;
  }

  /** Returns the id of a product; empty if it was deleted. */
  id(doc: number): string {
    return this.ids[doc] ?? '';
  }

  /** Returns the name's normalized words, joined by spaces. */
  name(doc: number): string {
    return this.names[doc] ?? '';
  }

  number(id: string): number | undefined {
    return this.numbers.get(id);
  }

  /** Returns the brand's normalized words, joined by spaces. */
  brand(doc: number): string {
    return this.brandNames.text(this.brandOf[doc] as number);
  }

  textOf(doc: number): SearchText | undefined {
    return this.texts[doc];
  }

  stands(term: number): Postings | undefined {
    return this.postings[term];
  }

  /** Returns the numbers of the words with this sound. */
  wordsSounding(sound: number): readonly number[] {
    return this.sounding[sound] ?? [];
  }

  /** Adds or replaces a product. @returns whether its indexed text changed */
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

  /** Updates only the words that differ: renaming a category changes a word or two in thousands of texts. */
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
    this.ids[doc] = text?.id ?? '';
    const [byCategories, byDetails] = this.groups;
    byCategories.move(doc, former?.categories, text?.categories);
    byDetails.move(doc, former?.details, text?.details);
    const name = wordsOf(text?.name ?? '').join(' ');
    this.names[doc] = name;
    this.nameLengths[doc] = name.length;
    this.beginnings[doc] = beginningOf(name);
    this.brandOf[doc] = this.brandNames.add(wordsOf(text?.brand ?? '').join(' '));
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
    const { available, brandOf, beginnings, nameLengths } = this;
    this.available = new Uint8Array(available.length * 2);
    this.brandOf = new Uint32Array(available.length * 2);
    this.beginnings = new Uint32Array(available.length * 2);
    this.nameLengths = new Uint16Array(available.length * 2);
    this.available.set(available);
    this.brandOf.set(brandOf);
    this.beginnings.set(beginnings);
    this.nameLengths.set(nameLengths);
  }
}

interface Word {
  weight: number;
  spots: number;
}

/** Computes the weight of each term in a text. */
const weighed = (text: SearchText | undefined): Map<string, Word> => {
  const words = new Map<string, Word>();
  if (!text) return words;
  const [begin, ...rest] = wordsOf(text.name);
  const dilution = 1 / (1 + diluted * rest.length);
  for (const field of fields) {
    const boost = boosts[field] * (field === 'name' ? dilution : 1);
    const spots = places[field] ?? 0;
    for (const term of new Set(termsOf(text[field] ?? ''))) {
      const known = words.get(term) ?? { weight: 0, spots: 0 };
      words.set(term, { weight: known.weight + boost, spots: known.spots | spots });
    }
  }
  const heads = headsOf(text.name);
  for (const [term, share] of heads) {
    const word = words.get(term);
    if (!word) continue;
    word.weight += head * share;
    if (heads.size === 1 || !forms.has(term)) word.spots |= headOfName;
  }
  const first = begin === undefined ? undefined : words.get(stem(begin));
  if (first) first.spots |= firstInName;
  return words;
};
