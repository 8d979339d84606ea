import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { afterCommit } from '../database/transact.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { ProductRecord } from './product.schema.js';

/** Keeps with each product how many approved ratings have 1 to 5 stars, so that lists show them without a query. */
@Injectable()
export class StarCountsService {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    private readonly projection: CatalogueProjectionService,
  ) {}

  /**
   * Stores the counts of products in the caller's transaction. It always writes, so that of two transactions which
   * counted at once one conflicts and counts again. Removed products are skipped.
   * @param counts by product id; undefined for a product without ratings
   * @returns the products as they are now; pass them to `show`
   */
  async store(
    counts: ReadonlyMap<string, readonly number[] | undefined>,
    session: ClientSession,
  ): Promise<ProductRecord[]> {
    const inOrder = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)); // as stock is taken
    const writes = inOrder.map(([productId, starCounts]) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(productId) },
        update: {
          $inc: { version: 1 },
          ...(starCounts
            ? { $set: { starCounts: [...starCounts] } }
            : { $unset: { starCounts: 1 as const } }),
        },
      },
    }));
    if (!writes.length) return [];
    await this.products.collection.bulkWrite(writes, { session });
    const ids = inOrder.map(([productId]) => new Types.ObjectId(productId));
    return this.products.collection.find<ProductRecord>({ _id: { $in: ids } }, { session }).toArray();
  }

  /** Shows the products to this process after the commit. */
  show(products: readonly ProductRecord[], session: ClientSession): void {
    afterCommit(session, () => this.projection.apply(products));
  }
}
