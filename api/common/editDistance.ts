/** A word that is written like another one. */
export interface Edit {
  word: string;
  /** Letters too many, missing, wrong, or exchanged with their neighbour. */
  distance: number;
  /** The word itself is like it, and not merely its beginning. */
  whole: boolean;
}

/** Words longer than this are not looked at beyond it. */
const longest = 40;

/** The distances of the beginnings of one word to those of another: a row for each letter of the other. */
class Table {
  private readonly rows: Uint8Array[];
  private readonly least: Uint8Array;
  /** The least distance of the whole word to any beginning of the other up to here. */
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

  /** Whether nothing that begins as the first `depth` letters do can be near enough any more. */
  isHopeless(depth: number): boolean {
    return (this.least[depth] ?? 0) > this.max && (this.least[depth - 1] ?? 0) >= this.max;
  }

  distance(depth: number): number {
    return this.rows[depth]?.[this.word.length] ?? 255;
  }

  /** Works out the row of the letter at `depth` − 1 of `other`, from those of the letters before it. */
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
 * Those of `words` that are `word` but for up to `most` slips; with `begun` also those of which the beginning is. What words that
 * follow each other have in common is looked at once, so that the whole vocabulary of a shop takes about a millisecond.
 * @param words where they are sorted, `shared` says how many letters each has in common with the one before it
 */
export const editsFrom = (
  word: string,
  max: number,
  begun: boolean,
  words: readonly string[],
  shared: Uint8Array,
): Edit[] => {
  const found: Edit[] = [];
  const table = new Table(word.slice(0, longest), max);
  const typed = Math.min(word.length, longest);
  let filled = 0;
  let hopeless = 0; // the depth from which on it was so, or 0
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
