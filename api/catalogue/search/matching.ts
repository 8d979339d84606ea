import type { MatchSource } from './lookup.js';
import { headOfName, inBrand, inName } from './postings.js';

/**
 * Document numbers of the products that match, each with its score, and with how well a word of the search
 * says what the product is (0 to 1).
 */
export interface Fitting {
  docs: Int32Array;
  scores: Float32Array;
  heads: Float32Array;
}

const anyName = inName | inBrand;
/** How much a word of the search before the last one says what is searched for, compared with the last one. */
const modifier = 0.5;

const placesOf = (sources: readonly MatchSource[]): number =>
  sources.reduce((sum, { postings }) => sum + postings.size, 0);

const valuesOf = (values: Float32Array, docs: Int32Array): Float32Array => {
  const read = new Float32Array(docs.length);
  for (let at = 0; at < docs.length; at++) read[at] = values[docs[at] as number] as number;
  return read;
};

/**
 * Finds the products that match every word of a search and scores them. It reuses its memory from search to search:
 * what one method leaves there must be read before a `yield`.
 */
export class Matching {
  /** For each document number: how many words of the search the product matches so far. */
  private stage = new Uint8Array(0);
  /** For each document number: the best score for the word of the search that is matched now. */
  private best = new Float32Array(0);
  private score = new Float32Array(0);
  private head = new Float32Array(0);
  /** For each document number: the last step in which the name or the brand had the word, and whether one step had not. */
  private named = new Uint8Array(0);
  private unnamed = new Uint8Array(0);
  private touched = new Int32Array(0);
  /** How many postings all searches have read so far, as a measure of cost. */
  visited = 0;

  /**
   * Finds products that match all words of a search (`wants`). It begins with the rarest word, so that a
   * search without results usually ends early.
   * @param length the number of document numbers
   * @param lead the word that says what is searched for: "chai" in "masala chai"
   */
  every(wants: readonly (readonly MatchSource[])[], length: number, lead = wants.length - 1): Fitting {
    this.clear(length);
    let count = 0;
    const main = wants[lead];
    const rarestFirst = wants.toSorted((one, other) => placesOf(one) - placesOf(other));
    for (const [step, sources] of rarestFirst.entries()) {
      count = this.restrict(sources, step, sources === main ? 1 : modifier);
      if (!count) break;
    }
    // "dairy milk" means no milk that merely stands in a category for dairy
    for (let at = 0; at < count; at++) {
      const doc = this.touched[at] as number;
      if (this.unnamed[doc]) this.head[doc] = 0;
    }
    return this.fitting(count, this.score, this.head);
  }

  /**
   * Finds products that match at least `enough` of a search's words (`wants`). A word that few products match
   * counts more.
   */
  *some(
    wants: readonly (readonly MatchSource[])[],
    enough: number,
    length: number,
  ): Generator<void, Fitting> {
    const scores = new Float32Array(length);
    const heads = new Float32Array(length);
    const counts = new Uint8Array(length);
    for (const sources of wants) {
      const { docs, scores: gained, heads: head } = this.every([sources], length);
      const telling = Math.log2(2 + length / (1 + docs.length));
      for (let at = 0; at < docs.length; at++) {
        const doc = docs[at] as number;
        scores[doc] = (scores[doc] as number) + (gained[at] as number) * telling;
        counts[doc] = (counts[doc] as number) + 1;
        heads[doc] = Math.max(heads[doc] as number, head[at] as number);
      }
      yield;
    }
    let count = 0;
    for (let doc = 0; doc < length; doc++) if ((counts[doc] as number) >= enough) this.touched[count++] = doc;
    return this.fitting(count, scores, heads);
  }

  private fitting(count: number, scores: Float32Array, heads: Float32Array): Fitting {
    const docs = this.touched.slice(0, count);
    return { docs, scores: valuesOf(scores, docs), heads: valuesOf(heads, docs) };
  }

  /**
   * Reduces the products that match all earlier words of the search to those that also match this word.
   * @param share how much the word says what is searched for, from 0 to 1
   * @returns how many remain
   */
  private restrict(sources: readonly MatchSource[], step: number, share: number): number {
    const { stage, best, score, head, named, unnamed, touched } = this;
    let count = 0;
    for (const { postings, quality } of sources) {
      const { size } = postings;
      this.visited += size;
      for (let at = 0; at < size; at++) {
        const doc = postings.docAt(at);
        const reached = stage[doc] as number;
        if (reached < step) continue;
        const value = quality * postings.weightAt(at);
        if (reached === step) {
          stage[doc] = step + 1;
          best[doc] = value;
          touched[count++] = doc;
        } else if ((best[doc] as number) < value) best[doc] = value;
        const spots = postings.spotsAt(at);
        if (spots & anyName) named[doc] = step + 1;
        const says = quality * share;
        if (spots & headOfName && (head[doc] as number) < says) head[doc] = says;
      }
    }
    for (let at = 0; at < count; at++) {
      const doc = touched[at] as number;
      score[doc] = (score[doc] as number) + (best[doc] as number);
      if (named[doc] !== step + 1) unnamed[doc] = 1;
    }
    return count;
  }

  private clear(length: number): void {
    if (this.stage.length < length) {
      const room = Math.ceil(length * 1.5);
      this.stage = new Uint8Array(room);
      this.best = new Float32Array(room);
      this.score = new Float32Array(room);
      this.head = new Float32Array(room);
      this.named = new Uint8Array(room);
      this.unnamed = new Uint8Array(room);
      this.touched = new Int32Array(room);
    } else {
      this.stage.fill(0, 0, length);
      this.score.fill(0, 0, length);
      this.head.fill(0, 0, length);
      this.named.fill(0, 0, length);
      this.unnamed.fill(0, 0, length);
    }
  }
}
