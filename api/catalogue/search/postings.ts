/**
 * Bits that tell whether a word occurs in a product's name, whether it is the name's first word, whether it says
 * what the product is, and whether it occurs in the brand.
 */
export const inName = 1;
export const firstInName = 2;
export const headOfName = 4;
export const inBrand = 8;

/**
 * The products that have a word: document numbers in ascending order, each with the word's weight and the
 * bits of where it occurs.
 */
export class Postings {
  size = 0;
  docs = new Int32Array(4);
  weights = new Float32Array(4);
  spots = new Uint8Array(4);

  put(doc: number, weight: number, spots: number): void {
    const at = this.placeOf(doc);
    if (at === this.size || this.docs[at] !== doc) this.open(at);
    this.docs[at] = doc;
    this.weights[at] = weight;
    this.spots[at] = spots;
  }

  delete(doc: number): void {
    const at = this.placeOf(doc);
    if (at === this.size || this.docs[at] !== doc) return;
    for (const list of [this.docs, this.weights, this.spots]) list.copyWithin(at, at + 1, this.size);
    this.size -= 1;
  }

  /** Returns the position of a product in the lists; -1 if the product does not have the word. */
  placeIn(doc: number): number {
    const at = this.placeOf(doc);
    return at < this.size && this.docs[at] === doc ? at : -1;
  }

  /** Returns the word's weight in a product; 0 if the product does not have the word. */
  weightIn(doc: number): number {
    return this.weights[this.placeIn(doc)] ?? 0;
  }

  private open(at: number): void {
    if (this.size === this.docs.length) this.grow();
    if (at < this.size)
      for (const list of [this.docs, this.weights, this.spots]) list.copyWithin(at + 1, at, this.size);
    this.size += 1;
  }

  private grow(): void {
    const { docs, weights, spots } = this;
    const length = docs.length * 2;
    this.docs = new Int32Array(length);
    this.weights = new Float32Array(length);
    this.spots = new Uint8Array(length);
    this.docs.set(docs);
    this.weights.set(weights);
    this.spots.set(spots);
  }

  private placeOf(doc: number): number {
    if (!this.size || (this.docs[this.size - 1] as number) < doc) return this.size;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.docs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
