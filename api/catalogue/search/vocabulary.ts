import { type SimilarWord, editsFrom } from '../../common/editDistance.js';
import { NumberedTexts } from '../../common/numberedTexts.js';

/** Up to this many new words are kept unsorted before all words are sorted again. */
const waiting = 256;

const sharedLength = (one: string, other: string): number => {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
};

/** Numbers words, and finds them by their beginning or by edit distance. */
export class Vocabulary extends NumberedTexts {
  /** The words in order. `shared` has the number of letters that each has in common with the word before it. */
  private sorted: string[] = [];
  private shared = new Uint8Array(0);
  private fresh: string[] = [];
  /** How many words all searches by edit distance have compared so far, as a measure of cost. */
  compared = 0;

  override add(word: string): number {
    const known = this.number(word);
    if (known !== undefined) return known;
    this.fresh.push(word);
    return super.add(word);
  }

  /** Returns the numbers of the words that begin with `start`, including `start` itself. */
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

  /**
   * Finds words within an edit distance of `max` from `word`. With `begun` it also finds words whose
   * beginning is that close.
   */
  like(word: string, max: number, begun: boolean): (SimilarWord & { number: number })[] {
    this.sort();
    this.compared += this.texts.length;
    const found = [
      ...editsFrom(word, max, begun, this.sorted, this.shared),
      ...editsFrom(word, max, begun, this.fresh, new Uint8Array(this.fresh.length)),
    ];
    return found.map((similar) => ({ ...similar, number: this.numbers.get(similar.word) ?? 0 }));
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
