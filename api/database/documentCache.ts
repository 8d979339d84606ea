import { LRUCache } from 'lru-cache';
import { mongo } from 'mongoose';

/**
 * A cache of the objects that are made of stored documents. The key is the bytes of the document, so an object is
 * never stale. Equal bytes give the same object, which nobody may change.
 */
export class DocumentCache<Stored, Cached extends object> {
  private readonly objects: LRUCache<string, Cached>;

  /**
   * @param maxSize the number of bytes of documents whose objects are cached; the objects take more
   * @param toObject makes an object of a document, and depends on nothing that changes
   */
  constructor(
    maxSize: number,
    private readonly toObject: (document: Stored) => Cached,
  ) {
    this.objects = new LRUCache({ maxSize, sizeCalculation: (_object, bytes) => bytes.length });
  }

  /** Returns the object of a document in BSON. */
  read = (bytes: Uint8Array): Cached => {
    const key = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const cached = this.objects.get(key);
    if (cached) return cached;
    const object = this.toObject(mongo.BSON.deserialize(bytes) as Stored);
    this.objects.set(key, object);
    return object;
  };
}
