import { Injectable } from '@nestjs/common';
import { deadlines } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import { inSlices, nextTurn } from '../common/slices.js';
import { KeyedMutex } from '../database/transact.js';
import { MediaService } from '../media/media.service.js';
import type { ProductRecord } from './product.schema.js';
import { CatalogueState } from './projection/catalogueState.js';
import type { CatalogueChange } from './projection/changes.js';
import type { CachedProduct } from './projection/cachedDocs.js';

/** Work on more products than this waits for other such work. */
const many = 2_000;
const maxWaiting = 20;

export type { ProductWithCategories } from './projection/shownRecords.js';

/**
 * Holds a copy of the catalogue in memory, which all reads use and `CatalogueFeed` keeps fresh. After a
 * commit the writer passes the result to `apply` or `take`, so that it reads its own writes.
 */
@Injectable()
export class CatalogueProjectionService {
  private current: CatalogueState;
  /** The copy that is being loaded. It receives every change until it replaces the current one. */
  private next?: CatalogueState;

  /** Rises with every change of the catalogue that this process takes. */
  revision = 0;

  private readonly restockListeners: ((productId: string) => void)[] = [];

  private readonly mutex = new KeyedMutex();
  private waiting = 0;

  constructor(private readonly media: MediaService) {
    this.current = this.empty();
  }

  /**
   * The copy that answers reads. Ask for it anew at each read, because a reload replaces it. Changes go
   * through `take`, so that a copy that is being loaded receives them too.
   */
  get state(): Omit<CatalogueState, 'take'> {
    return this.current;
  }

  /**
   * Runs work that goes through `count` products. Long works run one after the other, because together they would not
   * be faster, and take much more memory. Each begins in a turn of its own.
   * @throws DomainError `notReady` after 6 s of waiting, and at once when 20 others wait
   */
  async goThrough<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
    if (count <= many) return work();
    if (this.waiting >= maxWaiting) throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
    this.waiting += 1;
    try {
      return await this.mutex.take(['products'], deadlines.otherLongWork, async () => {
        await nextTurn();
        return work();
      });
    } finally {
      this.waiting -= 1;
    }
  }

  /** Yields the stored products with these ids that exist, in slices, and lets other requests run in between. */
  async *slices(ids: readonly string[]): AsyncGenerator<readonly CachedProduct[]> {
    for await (const slice of inSlices(ids)) yield this.state.stored(slice);
  }

  /** Takes products as they are now, in any order; older versions are ignored. */
  apply(docs: readonly ProductRecord[]): void {
    for (const doc of docs) this.take({ kind: 'products', doc });
  }

  /** Takes one change of a document. The same change may come twice, late, and out of order. */
  take(change: CatalogueChange): void {
    const restocked = this.restockedBy(change);
    this.revision += 1;
    this.current.take(change);
    this.next?.take(change);
    if (restocked) for (const tell of this.restockListeners) tell(restocked);
  }

  /**
   * Calls `listener` when a product has stock and had none before, whatever the change and the process. It may be
   * called too often, and is not called for what happens while the catalogue is loaded again.
   */
  onRestock(listener: (productId: string) => void): void {
    this.restockListeners.push(listener);
  }

  /** Raises the revision, so that kept replies and pages are made anew: something that they show has changed. */
  raiseRevision(): void {
    this.revision += 1;
  }

  /** Fills a new copy and replaces the current one, so that nothing stale remains. */
  async reload(fill: (state: CatalogueState) => Promise<void>): Promise<void> {
    const next = this.empty();
    this.next = next;
    try {
      await fill(next);
      this.revision += 1;
      this.current = next;
    } finally {
      this.next = undefined;
    }
  }

  private restockedBy(change: CatalogueChange): string | undefined {
    if ('gone' in change || change.kind !== 'products' || change.doc.stock <= 0) return undefined;
    const productId = change.doc._id.toHexString();
    return this.current.isInStock(productId) ? undefined : productId;
  }

  private empty(): CatalogueState {
    return new CatalogueState(
      (image) => this.media.url(image),
      () => this.raiseRevision(),
    );
  }
}
