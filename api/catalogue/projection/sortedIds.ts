/**
 * Ids in ascending order. A returned list may grow at its end, but does not change otherwise. To copy a long list for
 * each new product would hold the event loop.
 */
export class SortedIds {
  private ids: string[] = [];
  private returned = false;

  all(): readonly string[] {
    this.returned = true;
    return this.ids;
  }

  /** Adds an id; a new product usually has the highest, because an id begins with its time. */
  add(id: string): void {
    const at = this.placeOf(id);
    if (at === this.ids.length) this.ids.push(id);
    else if (this.ids[at] !== id) this.own().splice(at, 0, id);
  }

  delete(id: string): void {
    const at = this.placeOf(id);
    if (this.ids[at] === id) this.own().splice(at, 1);
  }

  private own(): string[] {
    if (this.returned) this.ids = [...this.ids];
    this.returned = false;
    return this.ids;
  }

  private placeOf(id: string): number {
    const last = this.ids.at(-1);
    if (last === undefined || last < id) return this.ids.length;
    let low = 0;
    let high = this.ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ids[middle] as string) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
