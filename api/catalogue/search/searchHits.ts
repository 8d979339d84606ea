import { sortedNumbersInSlices, timeSlicer } from '../../common/slices.js';

/**
 * How many document numbers a rank can hold. A rank packs tier, score and document number into one number; a
 * higher rank comes first. The document number is stored inverted, so that older products come first.
 */
const numbers = 2 ** 24;
/** The number of different scores within a tier. */
const scores = 2 ** 24;
/** To read beyond this many matches, all are sorted. */
const many = 1_000;
/** After how many ids the time is read. */
const readAtOnce = 512;
/** Steps per point of score: a score is rounded to a thousandth before it is packed into a rank. */
const finest = 1_000;

/** Packs a rank. @param tier 0 to 7; a higher tier comes first */
export const rankOf = (tier: number, score: number, doc: number): number =>
  (tier * scores + Math.min(scores - 1, Math.round(score * finest))) * numbers + (numbers - 1 - doc);

const docOf = (rank: number): number => numbers - 1 - (rank % numbers);

/** Products from this tier on match the words exactly or by a synonym; lower tiers are similar matches. */
export const exactTier = 4;

const placeOf = (rank: number) => {
  const place = Math.floor(rank / numbers);
  return { score: (place % scores) / finest, exact: Math.floor(place / scores) >= exactTier };
};

/** Returns the `count` highest ranks, unsorted. It keeps them in a heap and drops the lowest. */
const highest = (ranks: Float64Array, count: number): Float64Array => {
  if (count >= ranks.length) return ranks.slice();
  const heap = ranks.slice(0, count);
  const sink = (from: number) => {
    let at = from;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < count && (heap[child] as number) < (heap[least] as number)) least = child;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least] as number, heap[at] as number];
      at = least;
    }
  };
  for (let at = count >> 1; at >= 0; at--) sink(at);
  for (let at = count; at < ranks.length; at++)
    if ((ranks[at] as number) > (heap[0] as number)) {
      heap[0] = ranks[at] as number;
      sink(0);
    }
  return heap;
};

const sortedDescending = async (ranks: Float64Array) => (await sortedNumbersInSlices(ranks)).reverse();

/** Holds the matches of a search in the order of their ranks, and sorts only as many as are read. */
export class SearchHits {
  private sorted = 0;
  private order: Float64Array = new Float64Array(0);
  private sorting: Promise<Float64Array> | undefined;

  /** @param ranks made by `rankOf` */
  constructor(
    private readonly ranks: Float64Array,
    private readonly idOf: (doc: number) => string,
  ) {}

  get count(): number {
    return this.ranks.length;
  }

  /** Returns the ids from place `from` (0 is the first) up to, but not including, place `to`. */
  ids(from = 0, to = this.count): string[] {
    const end = Math.min(to, this.count);
    this.sortTo(end);
    const ids: string[] = [];
    for (let at = from; at < end; at++) ids.push(this.idOf(docOf(this.order[at] as number)));
    return ids;
  }

  /** Returns ids as `ids` does, and lets other requests run while many are sorted or read. */
  async idsInSlices(from = 0, to = this.count): Promise<string[]> {
    const end = Math.min(to, this.count);
    if (end <= many) return this.ids(from, end);
    if (this.sorted < this.count) {
      this.order = await (this.sorting ??= sortedDescending(this.ranks));
      this.sorted = this.count;
      this.sorting = undefined;
    }
    const yieldIfDue = timeSlicer();
    const ids: string[] = [];
    for (let at = from; at < end; at += readAtOnce) {
      await yieldIfDue();
      ids.push(...this.ids(at, Math.min(at + readAtOnce, end)));
    }
    return ids;
  }

  /**
   * Returns the matches from place `from` up to, but not including, place `to`: id, document number, score,
   * and whether the match is exact.
   */
  ranked(from: number, to: number) {
    this.sortTo(Math.min(to, this.count));
    return Array.from(this.order.subarray(from, to), (rank) => ({
      id: this.idOf(docOf(rank)),
      doc: docOf(rank),
      ...placeOf(rank),
    }));
  }

  /** Sorts at least the first `count` matches. It sorts in large steps, so that the next pages are sorted already. */
  private sortTo(count: number): void {
    if (count <= this.sorted) return;
    const wanted = count > many ? this.count : Math.min(this.count, Math.ceil(count / 50) * 50);
    this.order = highest(this.ranks, wanted).sort().reverse();
    this.sorted = wanted;
  }
}
