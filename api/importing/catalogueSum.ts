import { hashed } from './meantLines.js';

/** Adds up hashes of documents, in any order: the sum tells two states of the catalogue apart. */
export class CatalogueSum {
  private high = 0;
  private low = 0;

  add(document: string): void {
    const [high, low] = hashed(document);
    this.high = (this.high + high) >>> 0;
    this.low = (this.low + low) >>> 0;
  }

  remove(document: string): void {
    const [high, low] = hashed(document);
    this.high = (this.high - high) >>> 0;
    this.low = (this.low - low) >>> 0;
  }

  toString(): string {
    return `${this.high}-${this.low}`;
  }
}
