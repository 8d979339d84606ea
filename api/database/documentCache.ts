import { LRUCache } from 'lru-cache';
import { mongo } from 'mongoose';

const keyOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/**
 * Keeps what was made of stored documents by their bytes. Equal bytes give the same object, which nobody may change,
 * so its JSON is written once (`replyWriter`).
 */
export class DocumentCache<Stored, Made extends object> {
  private readonly made: LRUCache<string, Made>;

  /**
   * @param maxSize the number of bytes of documents whose objects are kept
   * @param make makes the object of a document
   */
  constructor(
    maxSize: number,
    private readonly make: (document: Stored) => Made,
  ) {
    this.made = new LRUCache({ maxSize, sizeCalculation: (_made, bytes) => bytes.length });
  }

  /** Returns the object of a document in BSON. */
  read = (bytes: Uint8Array): Made => {
    const key = keyOf(bytes);
    const known = this.made.get(key);
    if (known) return known;
    const made = this.make(mongo.BSON.deserialize(bytes) as Stored);
    this.made.set(key, made);
    return made;
  };
}
