/** Two good hashes of a text at once, of 32 bits each (cyrb53's mixing). */
export const hashed = (text: string): [high: number, low: number] => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return [one >>> 0, other >>> 0];
};

/** Places of a table that may be taken before it grows. */
const load = 0.7;
/** Numbers of a place: two hashes, and the line, which begins with 1. */
const width = 3;

/**
 * What the rows of a long file have meant, and the line that was the first to: a dozen bytes each. Texts are known by 64 bits of
 * hashes: among all that the longest file can mean two are taken for one less often than once in ten million files.
 */
export class MeantLines {
  private table = new Uint32Array(width * 1_024);
  private taken = 0;

  get(meaning: string): number | undefined {
    const at = this.placeOf(...hashed(meaning));
    return this.table[at + 2] || undefined;
  }

  /** What has been meant before keeps its line. */
  add(more: Iterable<readonly [meaning: string, line: number]>): void {
    for (const [meaning, line] of more) this.put(...hashed(meaning), line);
  }

  private put(high: number, low: number, line: number): void {
    const at = this.placeOf(high, low);
    if (this.table[at + 2]) return;
    this.table.set([high, low, line], at);
    this.taken += 1;
    if (this.taken * width > this.table.length * load) this.grow();
  }

  /** Where it stands, or would: the next free place after its own. */
  private placeOf(high: number, low: number): number {
    const places = this.table.length / width;
    for (let place = low % places; ; place = (place + 1) % places) {
      const at = place * width;
      if (!this.table[at + 2] || (this.table[at] === high && this.table[at + 1] === low)) return at;
    }
  }

  private grow(): void {
    const before = this.table;
    this.table = new Uint32Array(before.length * 2);
    this.taken = 0;
    for (let at = 0; at < before.length; at += width) {
      const [high = 0, low = 0, line = 0] = before.subarray(at, at + width);
      if (line) this.put(high, low, line);
    }
  }
}
