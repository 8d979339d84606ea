import { SortedIds } from './sortedIds.js';

/** A stored document; `version` rises with every write. */
export interface Versioned {
  readonly version: number;
}

/** How many deletions are remembered: far more than the change stream can deliver late. */
const remembered = 10_000;

/**
 * Keeps the newest known state of each document. Changes may come twice and out of order: an older state
 * never replaces a newer one, and a deleted document does not come back.
 */
export class VersionedMap<Doc extends Versioned> {
  private readonly docs = new Map<string, Doc>();
  private readonly deleted = new Set<string>();
  private readonly order = new SortedIds();

  get(id: string): Doc | undefined {
    return this.docs.get(id);
  }

  /**
   * Returns the ids in the order in which the documents were created: an id begins with its time. The list may grow at its
   * end, but does not change otherwise.
   */
  ids(): readonly string[] {
    return this.order.all();
  }

  /**
   * Takes a document, unless a newer state is known or the document was deleted.
   * @returns whether it was taken
   */
  put(id: string, doc: Doc): boolean {
    const known = this.docs.get(id);
    if (this.deleted.has(id) || (known && known.version > doc.version)) return false;
    if (!known) this.order.add(id);
    this.docs.set(id, doc);
    return true;
  }

  delete(id: string): void {
    if (this.docs.delete(id)) this.order.delete(id);
    this.deleted.add(id);
    const [oldest] = this.deleted;
    if (this.deleted.size > remembered && oldest) this.deleted.delete(oldest);
  }
}
