/** A word within the allowed edit distance of another. */
export interface SimilarWord {
  word: string;
  /** The edit distance: inserted, missing, wrong or swapped letters. */
  distance: number;
  /** Whether the whole word is that close, and not only its beginning. */
  whole: boolean;
}

/** Only this many letters of a word are compared. */
const longest = 40;

/** The table of edit distances between the beginnings of two words; it has a row for each letter of the other word. */
class Table {
  private readonly rows: Uint8Array[];
  private readonly least: Uint8Array;
  /** The smallest distance between the whole word and any beginning of the other word up to this letter. */
  readonly best: Uint8Array;

  constructor(
    private readonly word: string,
    private readonly max: number,
  ) {
    this.rows = Array.from({ length: longest + 1 }, () => new Uint8Array(word.length + 1));
    this.least = new Uint8Array(longest + 1);
    this.best = new Uint8Array(longest + 1);
    this.rows[0]?.set(Uint8Array.from({ length: word.length + 1 }, (_, at) => at));
    this.best[0] = word.length;
  }

  /** Tells whether no word that begins with these first `depth` letters can be close enough. */
  isHopeless(depth: number): boolean {
    return (this.least[depth] ?? 0) > this.max && (this.least[depth - 1] ?? 0) >= this.max;
  }

  distance(depth: number): number {
    return this.rows[depth]?.[this.word.length] ?? 255;
  }

  /** Computes the row at `depth`, for the letter `other[depth - 1]`, from the rows before it. */
  fill(other: string, depth: number): void {
    const { word } = this;
    const row = this.rows[depth] as Uint8Array;
    const above = this.rows[depth - 1] as Uint8Array;
    const letter = other.charCodeAt(depth - 1);
    const before = depth > 1 ? other.charCodeAt(depth - 2) : -1;
    row[0] = depth;
    let least = depth;
    for (let at = 1; at <= word.length; at++) {
      const typed = word.charCodeAt(at - 1);
      let cost = (above[at - 1] as number) + (typed === letter ? 0 : 1);
      cost = Math.min(cost, (above[at] as number) + 1, (row[at - 1] as number) + 1);
      if (at > 1 && depth > 1 && typed === before && word.charCodeAt(at - 2) === letter)
        cost = Math.min(cost, (this.rows[depth - 2]?.[at - 2] ?? 255) + 1);
      row[at] = cost;
      if (cost < least) least = cost;
    }
    this.least[depth] = least;
    this.best[depth] = Math.min(this.best[depth - 1] as number, row[word.length] as number);
  }
}

/**
 * Finds the words within an edit distance of `max`. With `begun` it also finds words whose beginning is that
 * close. Letters that neighbouring words share are compared once, so that a shop's whole vocabulary takes
 * about a millisecond.
 * @param shared for sorted words, the number of letters that each has in common with the word before it;
 * otherwise zeros
 */
export const editsFrom = (
  word: string,
  max: number,
  begun: boolean,
  words: readonly string[],
  shared: Uint8Array,
): SimilarWord[] => {
  const found: SimilarWord[] = [];
  const table = new Table(word.slice(0, longest), max);
  const typed = Math.min(word.length, longest);
  let filled = 0;
  let hopeless = 0; // the depth at which the word became hopeless, or 0
  for (let at = 0; at < words.length; at++) {
    const other = words[at] as string;
    filled = Math.min(filled, shared[at] as number);
    if (hopeless > filled) hopeless = 0;
    const depth = Math.min(other.length, longest);
    if (!begun && Math.abs(depth - typed) > max) continue;
    while (filled < depth && !hopeless) {
      filled += 1;
      table.fill(other, filled);
      if (table.isHopeless(filled)) hopeless = filled;
    }
    const distance = hopeless ? 255 : table.distance(depth);
    if (distance <= max) found.push({ word: other, distance, whole: true });
    else if (begun && (table.best[filled] as number) <= max)
      found.push({ word: other, distance: table.best[filled] as number, whole: false });
  }
  return found;
};
