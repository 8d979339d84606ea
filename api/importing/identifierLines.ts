/** Calculates two good hashes of 32 bits in one pass (the mixing step of cyrb53). */
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

/** The share of used slots above which the table grows. */
const load = 0.7;
/** Numbers per slot: two hashes and the line. A line begins with 1, so 0 marks a free slot. */
const width = 3;

/**
 * Maps the product identifiers of a long file to the first line that used them, in a dozen bytes each. An
 * identifier is known by 64 bits of hashes: two identifiers of the longest file collide less often than once
 * in ten million files.
 */
export class IdentifierLines {
  private table = new Uint32Array(width * 1_024);
  private taken = 0;

  get(identifier: string): number | undefined {
    const at = this.placeOf(...hashed(identifier));
    return this.table[at + 2] || undefined;
  }

  /** Adds identifiers; an identifier that is known already keeps its line. */
  add(more: Iterable<readonly [identifier: string, line: number]>): void {
    for (const [identifier, line] of more) this.put(...hashed(identifier), line);
  }

  private put(high: number, low: number, line: number): void {
    const at = this.placeOf(high, low);
    if (this.table[at + 2]) return;
    this.table.set([high, low, line], at);
    this.taken += 1;
    if (this.taken * width > this.table.length * load) this.grow();
  }

  /** Returns the slot of a hash, or the next free slot after it. */
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
      const line = before[at + 2];
      if (line) this.put(before[at] as number, before[at + 1] as number, line);
    }
  }
}
