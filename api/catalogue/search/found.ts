/** A product's rank as one number: the higher the earlier. Its lowest bits are its number, turned round: the older first. */
const numbers = 2 ** 21;
/** Scores are told apart to a thousandth, up to this many of them. */
const scores = 2 ** 24;
/** What every score has room for. */
const finest = 1_000;

/** @param tier 0 to 7, the higher the earlier */
export const rankOf = (tier: number, score: number, doc: number): number =>
  (tier * scores + Math.min(scores - 1, Math.round(score * finest))) * numbers + (numbers - 1 - doc);

const docOf = (rank: number): number => numbers - 1 - (rank % numbers);

/** From this tier on a product has the words as they were asked for. */
export const exactTier = 4;

const placeOf = (rank: number) => {
  const place = Math.floor(rank / numbers);
  return { score: (place % scores) / finest, exact: Math.floor(place / scores) >= exactTier };
};

/** The `count` highest, unsorted: a heap whose lowest is thrown out. */
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

/** What a search found, in the order of its ranks. Sorted only as far as it is looked at. */
export class Found {
  private sorted = 0;
  private order: Float64Array = new Float64Array(0);

  /** @param ranks as of `rankOf` */
  constructor(
    private readonly ranks: Float64Array,
    private readonly idOf: (doc: number) => string,
  ) {}

  get count(): number {
    return this.ranks.length;
  }

  /** Ids from place `from`, the first being 0, to before place `to`. */
  ids(from = 0, to = this.count): string[] {
    this.sortTo(Math.min(to, this.count));
    return Array.from(this.order.subarray(from, to), (rank) => this.idOf(docOf(rank)));
  }

  /** The same with their numbers, how well they fit, and whether they have what was asked for or are similar. */
  ranked(from: number, to: number) {
    this.sortTo(Math.min(to, this.count));
    return Array.from(this.order.subarray(from, to), (rank) => ({
      id: this.idOf(docOf(rank)),
      doc: docOf(rank),
      ...placeOf(rank),
    }));
  }

  /** In whole steps, so that the pages that follow find theirs ready. */
  private sortTo(count: number): void {
    if (count <= this.sorted) return;
    const wanted = count > 1_000 ? this.count : Math.min(this.count, Math.ceil(count / 50) * 50);
    this.order = highest(this.ranks, wanted).sort().reverse();
    this.sorted = wanted;
  }
}
