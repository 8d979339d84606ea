import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { z } from 'zod';
import { storedProduct } from '../../contract/product.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { MediaService } from '../media/media.service.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { CatalogueProjectionService, type ProductWithCategories } from './catalogueProjection.service.js';
import { distinctIds } from './distinctIds.js';
import type { ProductRecord } from './product.schema.js';
import { ProductCategoriesService } from './productCategories.service.js';

type Edit = ParsedBody<'product', 'update'>;
type Fields = Omit<Edit, '_id' | 'revision' | 'stock_seen'>;

/** Returns the `stockRevision` that an edit of the stock stores; nothing for other edits. */
const stockRevisionOf = (
  { revision }: ProductRecord,
  { stock }: { stock?: number | undefined },
): { stockRevision?: number } => (stock === undefined ? {} : { stockRevision: revision + 1 });

/**
 * Tells whether an edit set the stock after a revision. A sale does not count: the edit's difference is
 * applied to the stock that the sale left.
 */
const stockSetSince = ({ stockRevision = 0 }: ProductRecord, revision: number): boolean =>
  stockRevision > revision;

const isStale = (doc: ProductRecord, revision: number, onlyStock: boolean) =>
  onlyStock ? stockSetSince(doc, revision) : doc.revision !== revision;

/** Builds the error for an edit that would lower the stock below 0; it names the current stock. */
const tooFew = ({ _id, name, stock }: ProductRecord) =>
  new DomainError('outOfStock', {
    values: { names: name },
    data: { lines: [{ productId: String(_id), name, stock }] },
  });

/** A change of a product: the product before, and its new fields. */
interface ProductChange {
  before: ProductRecord;
  fields: Partial<ProductRecord>;
}

/** Creates, changes and removes products. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    private readonly productCategories: ProductCategoriesService,
    private readonly media: MediaService,
    private readonly projection: CatalogueProjectionService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Creates a product. A key makes the call idempotent for a day.
   * @throws DomainError `notFound` for an unknown category, `invalid` for a subcategory of other categories,
   * `badPicture`, `keyReused`
   */
  async create(
    by: Author,
    body: ParsedBody<'product', 'create'>,
    key?: string,
  ): Promise<ProductWithCategories> {
    const fields = { ...this.stored(body), updatedAt: new Date() };
    const intent = { userId: by.id, key, content: ['product.create', body] };
    let made: ProductRecord | undefined;
    const doc = await this.idempotency.run(intent, async (session) => {
      const [created] = await this.products.create([fields], { session });
      if (!created) throw new Error('a product was created and not returned');
      await this.productCategories.hold(created, session);
      made = created.toObject<ProductRecord>();
      await this.audit.append(session, by, 'product.create', [{ before: null, after: made }]);
      return made;
    });
    // a repeat finds the product by its key, and `made` may come from a try that was rolled back
    if (made?._id.equals(doc._id)) this.projection.apply([doc]);
    return this.projection.state.join(doc);
  }

  /**
   * Changes the given fields and keeps the others (W-34). With `revision` it fails if the product was edited
   * meanwhile. With `stock_seen` the stock changes by the difference between `stock` and `stock_seen`; if
   * only the stock changes, only another edit of the stock conflicts.
   * @throws DomainError `notFound`, `staleRevision` with the product as it is now, `outOfStock`, `invalid`,
   * `badPicture`
   */
  async update(by: Author, edit: Edit): Promise<ProductWithCategories> {
    const doc = await this.audit.write(by, 'product.update', async (session, tell) => {
      const before = await this.products.findById(edit._id).session(session).lean<ProductRecord>();
      if (!before) throw new DomainError('notFound');
      const after = await this.change(before, edit, session);
      tell({ before, after });
      return after;
    });
    return this.shown(doc);
  }

  /** Writes products and changes of products that have been checked, in the caller's transaction. */
  async writeMany(
    created: readonly ProductRecord[],
    changed: readonly ProductChange[],
    session: ClientSession,
  ): Promise<void> {
    const updatedAt = new Date();
    const writes = [
      ...created.map((document) => ({ insertOne: { document } })),
      ...changed.map(({ before, fields }) => ({
        updateOne: {
          filter: { _id: before._id },
          update: {
            $set: { ...fields, ...stockRevisionOf(before, fields), updatedAt },
            $inc: { revision: 1, version: 1 },
          },
        },
      })),
    ];
    // the driver writes them without Mongoose, which is several times faster
    if (writes.length) await this.products.collection.bulkWrite(writes, { session });
  }

  /** Removes a product. @throws DomainError `notFound` */
  async remove(by: Author, id: string): Promise<void> {
    await this.audit.write(by, 'product.remove', async (session, tell) => {
      const gone = await this.products.findOneAndDelete({ _id: id }, { session }).lean<ProductRecord>();
      if (!gone) throw new DomainError('notFound');
      tell({ before: gone, after: null });
    });
    this.projection.take({ kind: 'products', gone: id });
  }

  /**
   * Checks and writes the edit of one product in the transaction. When another request changes the product at
   * the same time, the database rejects the write, and the whole transaction runs again.
   */
  private async change(
    before: ProductRecord,
    { _id, revision, stock_seen, stock, ...input }: Edit,
    session: ClientSession,
  ): Promise<ProductRecord> {
    const fields = this.stored(input);
    const difference = stock === undefined || stock_seen === undefined ? undefined : stock - stock_seen;
    const onlyStock = difference !== undefined && !Object.keys(fields).length;
    if (revision !== undefined && isStale(before, revision, onlyStock)) throw this.staleRevision(before);
    if (before.stock + (difference ?? 0) < 0) throw tooFew(before);
    const change = {
      $set: {
        ...fields,
        ...stockRevisionOf(before, { stock }),
        updatedAt: new Date(),
        ...(difference === undefined && stock !== undefined && { stock }),
      },
      $inc: { revision: 1, version: 1, ...(difference !== undefined && { stock: difference }) },
    };
    const options = { returnDocument: 'after', session, runValidators: true } as const;
    const doc = await this.products.findOneAndUpdate({ _id }, change, options).lean<ProductRecord>();
    if (!doc) throw new DomainError('notFound');
    if (fields.category || fields.subCategory) await this.productCategories.hold(doc, session);
    return doc;
  }

  private staleRevision(doc: ProductRecord): DomainError {
    return new DomainError('staleRevision', {
      data: z.encode(storedProduct, this.projection.state.join(doc)),
    });
  }

  private stored<F extends Fields>({ image, category, subCategory, ...rest }: F) {
    return {
      ...rest,
      ...(image && { image: image.map((image) => this.media.keyOf(image)) }),
      ...(category && { category: distinctIds(category) }),
      ...(subCategory && { subCategory: distinctIds(subCategory) }),
    };
  }

  private shown(doc: ProductRecord): ProductWithCategories {
    this.projection.apply([doc]);
    return this.projection.state.join(doc);
  }
}
