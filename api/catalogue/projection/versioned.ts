import type { Types } from 'mongoose';

/** A stored document whose `version` rises with every write. */
export interface Versioned {
  _id: Types.ObjectId;
  version: number;
}

/** How many deletions are remembered: far more than can be on their way at once. */
const remembered = 10_000;

/**
 * The newest known state of each document. News may come twice and out of order: an older state never replaces a newer one,
 * and what was deleted does not come back.
 */
export class VersionedMap<Doc extends Versioned> {
  private readonly docs = new Map<string, Doc>();
  private readonly deleted = new Set<string>();

  get(id: string): Doc | undefined {
    return this.docs.get(id);
  }

  values(): Iterable<Doc> {
    return this.docs.values();
  }

  /** Whether it was news. */
  put(doc: Doc): boolean {
    const id = doc._id.toHexString();
    const known = this.docs.get(id);
    if (this.deleted.has(id) || (known && known.version > doc.version)) return false;
    this.docs.set(id, doc);
    return true;
  }

  delete(id: string): Doc | undefined {
    const known = this.docs.get(id);
    this.docs.delete(id);
    this.deleted.add(id);
    const [oldest] = this.deleted;
    if (this.deleted.size > remembered && oldest) this.deleted.delete(oldest);
    return known;
  }
}
