import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { ProductRecord } from './product.schema.js';

/** A quantity of a product; `name` is for the error message. */
export interface StockLine {
  productId: string;
  quantity: number;
  name: string;
}

/**
 * Compares two stock lines by product id. All transactions write products in this order, which avoids write
 * conflicts.
 */
const byProductId = (a: StockLine, b: StockLine) => (a.productId < b.productId ? -1 : 1);

const change = (filter: Record<string, unknown>, by: number) => ({
  updateOne: { filter, update: { $inc: { stock: by, version: 1 } } },
});

/** Takes and returns stock within the caller's transaction. Stock is never below 0. */
@Injectable()
export class StockService {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    private readonly projection: CatalogueProjectionService,
  ) {}

  /** Reads products. Missing ids are left out, and the order is undefined. */
  read(ids: readonly string[], session: ClientSession): Promise<ProductRecord[]> {
    return this.products
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<ProductRecord[]>()
      .exec();
  }

  /**
   * Takes all quantities in one round trip of conditional writes, so that two customers cannot both get the
   * last piece.
   * @returns the products as they are now; pass them to `apply` after the commit
   * @throws DomainError `outOfStock` with `data.lines: [{ productId, name, stock }]` for the products that
   * are short
   */
  async reserve(lines: readonly StockLine[], session: ClientSession): Promise<ProductRecord[]> {
    const takeIfThere = ({ productId, quantity }: StockLine) =>
      change({ _id: productId, stock: { $gte: quantity } }, -quantity);
    const { modifiedCount } = await this.products.bulkWrite([...lines].sort(byProductId).map(takeIfThere), {
      session,
    });
    if (modifiedCount < lines.length) throw await this.outOfStock(lines, session);
    return this.asTheyAre(lines, session);
  }

  /**
   * Returns all quantities to stock; removed products are skipped.
   * @returns the products that still exist, with their new stock
   */
  async release(lines: readonly StockLine[], session: ClientSession): Promise<ProductRecord[]> {
    const putBack = ({ productId, quantity }: StockLine) => change({ _id: productId }, quantity);
    await this.products.bulkWrite([...lines].sort(byProductId).map(putBack), { session });
    return this.asTheyAre(lines, session);
  }

  /** Shows the products with their new stock to this process; call it after the commit. */
  apply(products: readonly ProductRecord[]): void {
    this.projection.apply(products);
  }

  private asTheyAre(lines: readonly StockLine[], session: ClientSession): Promise<ProductRecord[]> {
    return this.read(
      lines.map(({ productId }) => productId),
      session,
    );
  }

  /**
   * Finds the products that were short. A product that this transaction took from has a higher version inside
   * the transaction than outside; the others were short.
   */
  private async outOfStock(lines: readonly StockLine[], session: ClientSession): Promise<DomainError> {
    const ours = new Map((await this.asTheyAre(lines, session)).map((doc) => [String(doc._id), doc]));
    const outside = await this.products
      .find({ _id: { $in: [...ours.keys()] } })
      .readConcern('local')
      .lean<ProductRecord[]>();
    const seen = new Map(outside.map((doc) => [String(doc._id), doc.version]));
    const taken = ({ productId }: StockLine) =>
      (ours.get(productId)?.version ?? 0) > (seen.get(productId) ?? Infinity);
    const short = lines
      .filter((line) => !taken(line))
      .map(({ productId, name }) => ({ productId, name, stock: ours.get(productId)?.stock ?? 0 }));
    return new DomainError('outOfStock', {
      values: { names: short.map(({ name }) => name).join(', ') },
      data: { lines: short },
    });
  }
}
