/**
 * Bits that tell whether a word occurs in a product's name, whether it is the name's first word, whether it says
 * what the product is, and whether it occurs in the brand.
 */
export const inName = 1;
export const firstInName = 2;
export const headOfName = 4;
export const inBrand = 8;

/** An entry holds the weight in steps of 2^-21, and in its last four bits where the word occurs. */
const steps = 2 ** 21;
const spotBits = 4;
const spotsMask = 2 ** spotBits - 1;

const entryOf = (weight: number, spots: number): number => Math.round(weight * steps) * 2 ** spotBits + spots;

/**
 * The products that have a word: document numbers in ascending order, each with the word's weight (0 to 127) and the
 * bits of where it occurs. Both are in one array, because a search waits for each piece of memory that it reads.
 */
export class Postings {
  size = 0;
  /** For each product its document number and its entry. */
  private pairs = new Uint32Array(8);

  /** Returns the products with a weight above 0, all with the same spots. @param weights by document number */
  static of(weights: Float32Array, spots: number): Postings {
    const postings = new Postings();
    let count = 0;
    for (let doc = 0; doc < weights.length; doc++) if (weights[doc]) count += 1;
    const pairs = new Uint32Array(2 * count);
    for (let doc = 0, at = 0; doc < weights.length; doc++) {
      if (!weights[doc]) continue;
      pairs[at++] = doc;
      pairs[at++] = entryOf(weights[doc] as number, spots);
    }
    postings.pairs = pairs;
    postings.size = count;
    return postings;
  }

  /** Returns the document number at a position in the list. */
  docAt(at: number): number {
    return this.pairs[2 * at] as number;
  }

  weightAt(at: number): number {
    return ((this.pairs[2 * at + 1] as number) >>> spotBits) / steps;
  }

  spotsAt(at: number): number {
    return (this.pairs[2 * at + 1] as number) & spotsMask;
  }

  put(doc: number, weight: number, spots: number): void {
    const at = this.placeOf(doc);
    if (at === this.size || this.docAt(at) !== doc) this.open(at);
    this.set(at, doc, weight, spots);
  }

  delete(doc: number): void {
    const at = this.placeIn(doc);
    if (at < 0) return;
    this.pairs.copyWithin(2 * at, 2 * (at + 1), 2 * this.size);
    this.size -= 1;
  }

  /** Returns the position of a product in the list; -1 if the product does not have the word. */
  placeIn(doc: number): number {
    const at = this.placeOf(doc);
    return at < this.size && this.docAt(at) === doc ? at : -1;
  }

  /** Returns the word's weight in a product; 0 if the product does not have the word. */
  weightIn(doc: number): number {
    const at = this.placeIn(doc);
    return at < 0 ? 0 : this.weightAt(at);
  }

  private set(at: number, doc: number, weight: number, spots: number): void {
    this.pairs[2 * at] = doc;
    this.pairs[2 * at + 1] = entryOf(weight, spots);
  }

  private open(at: number): void {
    if (2 * this.size === this.pairs.length) {
      const { pairs } = this;
      this.pairs = new Uint32Array(Math.max(8, pairs.length * 2));
      this.pairs.set(pairs);
    }
    this.pairs.copyWithin(2 * (at + 1), 2 * at, 2 * this.size);
    this.size += 1;
  }

  private placeOf(doc: number): number {
    if (!this.size || this.docAt(this.size - 1) < doc) return this.size;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.docAt(middle) < doc) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
