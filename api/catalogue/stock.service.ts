import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { type Named, nameIn } from '../common/localized.js';
import type { Find } from '../database/batches.js';
import { afterCommit, OtherVersionError } from '../database/transact.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { ProductRecord } from './product.schema.js';

/** A quantity of a product; its name is for the error message. */
export interface StockLine extends Named {
  productId: string;
  quantity: number;
}

/**
 * Compares two stock lines by product id. All transactions write products in this order, which avoids write
 * conflicts.
 */
const byProductId = (a: StockLine, b: StockLine) => (a.productId < b.productId ? -1 : 1);

/** Adds up the quantities of each product, in the order of the lines: several orders may contain it. */
const sums = (lines: readonly StockLine[]): StockLine[] => {
  const byProduct = new Map<string, StockLine>();
  for (const line of lines) {
    const others = byProduct.get(line.productId)?.quantity ?? 0;
    byProduct.set(line.productId, { ...line, quantity: others + line.quantity });
  }
  return [...byProduct.values()];
};

const by = (change: number) => ({ $inc: { stock: change, version: 1 } });

const ifThere = ({ productId, quantity }: StockLine) => ({
  _id: new Types.ObjectId(productId),
  stock: { $gte: quantity },
});

const outOfStock = (short: readonly StockLine[], stockOf: (productId: string) => number) =>
  new DomainError('outOfStock', {
    inWords: (messages) => ({
      values: { names: short.map((line) => nameIn(line, messages)).join(', ') },
    }),
    data: { lines: short.map(({ productId, name }) => ({ productId, name, stock: stockOf(productId) })) },
  });

/** Takes and returns stock within the caller's transaction. Stock is never below 0. */
@Injectable()
export class StockService {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    private readonly projection: CatalogueProjectionService,
  ) {}

  /** Finds products. Missing ids are left out. */
  find(ids: readonly string[]): Find<ProductRecord> {
    const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    return { collection: this.products.collection, filter };
  }

  /** Refuses what these products do not have, before a transaction begins. @throws DomainError as `reserve` */
  refuseShort(lines: readonly StockLine[], products: readonly ProductRecord[]): void {
    const stocks = new Map(products.map(({ _id, stock }) => [_id.toHexString(), stock]));
    const stockOf = (productId: string) => stocks.get(productId) ?? 0;
    const short = lines.filter(({ productId, quantity }) => stockOf(productId) < quantity);
    if (short.length) throw outOfStock(short, stockOf);
  }

  /**
   * Tells whether the stock is enough for all of these lines, by these products, which may be of several reads, and by
   * what this process has written since.
   */
  hasEnough(lines: readonly StockLine[], products: readonly ProductRecord[]): boolean {
    const lowest = new Map<string, number>();
    for (const { _id, stock } of products) {
      const id = _id.toHexString();
      lowest.set(id, Math.min(stock, lowest.get(id) ?? this.projection.state.product(id)?.stock ?? stock));
    }
    return sums(lines).every(({ productId, quantity }) => quantity <= (lowest.get(productId) ?? 0));
  }

  /**
   * Takes all quantities by conditional writes, so that two customers cannot both get the last piece. Several lines
   * may be of the same product. After the commit this process shows the new stock.
   * @param read the products as they were read before the transaction. While nobody has written them since, they are not
   * read again.
   * @returns the products as they are now
   * @throws DomainError `outOfStock` with `data.lines: [{ productId, name, stock }]` for the products that
   * are short; OtherVersionError if one of `read` was written since: run the transaction again without `read`
   */
  async reserve(
    orderLines: readonly StockLine[],
    session: ClientSession,
    read: readonly ProductRecord[] = [],
  ): Promise<ProductRecord[]> {
    const reserved = await this.take(sums(orderLines), session, read);
    this.show(reserved, session);
    return reserved;
  }

  private async take(
    lines: readonly StockLine[],
    session: ClientSession,
    read: readonly ProductRecord[],
  ): Promise<ProductRecord[]> {
    const [first] = lines;
    const products = this.products.collection;
    if (first && lines.length === 1) {
      const options = { session, returnDocument: 'after' } as const;
      const taken = await products.findOneAndUpdate(ifThere(first), by(-first.quantity), options);
      if (taken) return [taken as unknown as ProductRecord]; // the collection has only products
      throw await this.outOfStock(lines, session);
    }
    const latest = this.latestOf(lines, read);
    const take = (line: StockLine) => ({
      updateOne: {
        filter: { ...ifThere(line), ...(latest && { version: latest.get(line.productId)?.version }) },
        update: by(-line.quantity),
      },
    });
    const { modifiedCount } = await products.bulkWrite([...lines].sort(byProductId).map(take), { session });
    if (modifiedCount < lines.length)
      throw latest ? new OtherVersionError() : await this.outOfStock(lines, session);
    if (!latest) return this.current(lines, session);
    return lines.flatMap(({ productId, quantity }) => {
      const product = latest.get(productId);
      return product ? [{ ...product, stock: product.stock - quantity, version: product.version + 1 }] : [];
    });
  }

  /** Returns all quantities to stock; removed products are skipped. After the commit this process shows the new stock. */
  async release(lines: readonly StockLine[], session: ClientSession): Promise<void> {
    const putBack = ({ productId, quantity }: StockLine) => ({
      updateOne: { filter: { _id: new Types.ObjectId(productId) }, update: by(quantity) },
    });
    await this.products.collection.bulkWrite([...lines].sort(byProductId).map(putBack), { session });
    this.show(await this.current(lines, session), session);
  }

  private show(products: readonly ProductRecord[], session: ClientSession): void {
    afterCommit(session, () => this.projection.apply(products));
  }

  /**
   * Returns the latest read of each product of the lines, by its id; undefined if one was not read, or if this process
   * knows a later version of one.
   */
  private latestOf(
    lines: readonly StockLine[],
    read: readonly ProductRecord[],
  ): ReadonlyMap<string, ProductRecord> | undefined {
    const latest = new Map<string, ProductRecord>();
    for (const product of read) {
      const id = product._id.toHexString();
      if (product.version >= (latest.get(id)?.version ?? -Infinity)) latest.set(id, product);
    }
    const isLatest = ({ productId: id }: StockLine) => {
      const version = latest.get(id)?.version;
      return version !== undefined && !this.projection.state.isKnown({ id, version: version + 1 });
    };
    return lines.every(isLatest) ? latest : undefined;
  }

  private current(lines: readonly StockLine[], session: ClientSession): Promise<ProductRecord[]> {
    const { collection, filter } = this.find(lines.map(({ productId }) => productId));
    return collection.find<ProductRecord>(filter, { session }).toArray();
  }

  /**
   * Finds the products that were short. A product that this transaction took from has a higher version inside
   * the transaction than outside; the others were short.
   */
  private async outOfStock(lines: readonly StockLine[], session: ClientSession): Promise<DomainError> {
    const ours = new Map((await this.current(lines, session)).map((doc) => [String(doc._id), doc]));
    const outside = await this.products
      .find({ _id: { $in: [...ours.keys()] } })
      .readConcern('local')
      .lean<ProductRecord[]>();
    const seen = new Map(outside.map((doc) => [String(doc._id), doc.version]));
    const taken = ({ productId }: StockLine) =>
      (ours.get(productId)?.version ?? 0) > (seen.get(productId) ?? Infinity);
    return outOfStock(
      lines.filter((line) => !taken(line)),
      (id) => ours.get(id)?.stock ?? 0,
    );
  }
}
