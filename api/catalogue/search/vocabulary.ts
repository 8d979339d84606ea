import { type Edit, editsFrom } from '../../common/editDistance.js';

/** New words wait for so many others before all are sorted again. */
const waiting = 256;

const sharedLength = (one: string, other: string): number => {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
};

/** Words, each with a number from 0 on; found by how they begin, or by what they are written like. Nothing is ever taken out. */
export class Vocabulary {
  private readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Sorted; `shared` says how many letters each has in common with the one before it. */
  private sorted: string[] = [];
  private shared = new Uint8Array(0);
  private fresh: string[] = [];
  /** Words that it has compared so far. */
  compared = 0;

  get size(): number {
    return this.words.length;
  }

  number(word: string): number | undefined {
    return this.numbers.get(word);
  }

  word(number: number): string {
    return this.words[number] ?? '';
  }

  /** @returns its number */
  add(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.numbers.set(word, number);
    this.fresh.push(word);
    return number;
  }

  /** Numbers of the words that begin with `start`, itself among them. */
  beginningWith(start: string): number[] {
    this.sort();
    const found: number[] = [];
    for (let at = this.placeOf(start); at < this.sorted.length; at++) {
      const word = this.sorted[at] ?? '';
      if (!word.startsWith(start)) break;
      found.push(this.numbers.get(word) ?? 0);
    }
    for (const word of this.fresh) if (word.startsWith(start)) found.push(this.numbers.get(word) ?? 0);
    return found;
  }

  /** Words that are `word` but for up to `most` slips; with `begun` also those that merely begin so. */
  like(word: string, max: number, begun: boolean): (Edit & { number: number })[] {
    this.sort();
    this.compared += this.words.length;
    const found = [
      ...editsFrom(word, max, begun, this.sorted, this.shared),
      ...editsFrom(word, max, begun, this.fresh, new Uint8Array(this.fresh.length)),
    ];
    return found.map((edit) => ({ ...edit, number: this.numbers.get(edit.word) ?? 0 }));
  }

  private placeOf(start: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private sort(): void {
    if (this.fresh.length <= waiting && this.sorted.length) return;
    if (!this.fresh.length) return;
    this.sorted = [...this.sorted, ...this.fresh].sort((one, other) => (one < other ? -1 : 1));
    this.fresh = [];
    this.shared = Uint8Array.from(this.sorted, (word, at) =>
      Math.min(255, at ? sharedLength(word, this.sorted[at - 1] ?? '') : 0),
    );
  }
}
