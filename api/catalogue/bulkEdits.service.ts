import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { RefusedRow } from '../../contract/productTable.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { CatalogueProjectionService, type ProductWithCategories } from './catalogueProjection.service.js';
import { distinctIds } from './distinctIds.js';
import type { Placed, ProductRecord } from './product.schema.js';
import { ProductCategoriesService } from './productCategories.service.js';

type Bulk = ParsedBody<'product', 'bulk'>;
type Change = Bulk['change'];
type Edit = Exclude<Change, { kind: 'remove' }>;
type Chosen = Bulk['ids'][number];

/** Returns why a product cannot be changed; undefined when it can. */
const refusalOf = (
  { _id, revision }: Chosen,
  doc: ProductRecord | undefined,
  change: Change,
): RefusedRow | undefined => {
  if (!doc) return { _id, name: '', code: 'notFound' };
  const as = (code: RefusedRow['code']) => ({ _id, name: doc.name, code, revision: doc.revision });
  if (revision !== undefined && revision !== doc.revision) return as('staleRevision');
  const stock = change.kind === 'stock' ? doc.stock + change.by : doc.stock;
  if (stock < 0) return as('outOfStock');
  return stock > limits.stock ? as('tooMany') : undefined;
};

/** Returns the categories that an edit moves products to; undefined for other edits. */
const placeOf = (edit: Edit): Placed | undefined =>
  edit.kind === 'move'
    ? { category: distinctIds(edit.categories), subCategory: distinctIds(edit.subCategories) }
    : undefined;

const updateOf = (edit: Edit, placed?: Placed) => {
  const counted = { revision: 1, version: 1 };
  const updatedAt = new Date();
  if (edit.kind === 'stock') return { $set: { updatedAt }, $inc: { ...counted, stock: edit.by } };
  if (edit.kind === 'discount') return { $set: { updatedAt, discount: edit.percent }, $inc: counted };
  return { $set: { updatedAt, ...placed }, $inc: counted };
};

/** Applies one change to many products: to all of them, or to none. */
@Injectable()
export class BulkEditsService {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    private readonly audit: AuditLogService,
    private readonly productCategories: ProductCategoriesService,
    private readonly projection: CatalogueProjectionService,
  ) {}

  /**
   * Returns the changed products; an empty list after `remove`.
   * @throws DomainError `rowsRefused` with `data.rows`; `notFound` for an unknown category, `invalid` for a
   * subcategory of other categories
   */
  async apply(by: Author, { ids, change }: Bulk): Promise<ProductWithCategories[]> {
    const chosen = [...new Map(ids.map((one) => [one._id, one])).values()];
    const docs = await this.audit.write(by, `product.bulk.${change.kind}`, async (session, tell) => {
      const before = await this.allowed(chosen, change, session);
      const after = await this.carryOut(chosen, change, session);
      for (const [id, doc] of before) tell({ before: doc, after: after.get(id) ?? null });
      return after;
    });
    for (const { _id } of chosen) if (!docs.has(_id)) this.projection.take({ kind: 'products', gone: _id });
    this.projection.apply([...docs.values()]);
    return [...docs.values()].map((doc) => this.projection.state.join(doc));
  }

  /**
   * Checks that the change is possible for every chosen product.
   * @returns the products by id, as they are before the change
   * @throws DomainError `rowsRefused` with the products that cannot be changed
   */
  private async allowed(chosen: readonly Chosen[], change: Change, session: ClientSession) {
    const docs = await this.current(chosen, session);
    const rows = chosen.flatMap((one) => refusalOf(one, docs.get(one._id), change) ?? []);
    if (!rows.length) return docs;
    const names = rows.map(({ name, _id }) => name || _id).join(', ');
    throw new DomainError('rowsRefused', { values: { names }, data: { rows } });
  }

  /**
   * Writes the change to all chosen products in the transaction. When another request changes one of them at
   * the same time, the database rejects the write, and the whole transaction runs again.
   */
  private async carryOut(chosen: readonly Chosen[], change: Change, session: ClientSession) {
    const those = { _id: { $in: chosen.map(({ _id }) => _id) } };
    if (change.kind === 'remove') {
      await this.products.deleteMany(those, { session });
      return new Map<string, ProductRecord>();
    }
    const placed = placeOf(change);
    if (placed) await this.productCategories.hold(placed, session, ['change', 'subCategories']);
    await this.products.updateMany(those, updateOf(change, placed), { session, runValidators: true });
    return this.current(chosen, session);
  }

  private async current(chosen: readonly Chosen[], session: ClientSession) {
    const ids = chosen.map(({ _id }) => _id);
    const found = await this.products
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<ProductRecord[]>();
    const docs = new Map(found.map((doc) => [String(doc._id), doc]));
    return new Map(
      ids.flatMap((id): [string, ProductRecord][] => {
        const doc = docs.get(id);
        return doc ? [[id, doc]] : [];
      }),
    );
  }
}
