import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { storedCategory } from '../../contract/category.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { storedSubCategory } from '../../contract/subcategory.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { refuseStale } from '../common/refuseStale.js';
import { MediaService } from '../media/media.service.js';
import { inUse, nameTaken, type DependentCounts } from './catalogueErrors.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { CategoryRecord } from './category.schema.js';
import { distinctIds } from './distinctIds.js';
import { ProductCategoriesService } from './productCategories.service.js';
import type { SubCategoryRecord } from './subCategory.schema.js';

type CategoryKind = 'category' | 'subcategory';

type AnyRecord = CategoryRecord | SubCategoryRecord;
/** The fields of both kinds; a subcategory has `category`, its parents. */
type Fields = ParsedBody<'category', 'create'> &
  Partial<Pick<ParsedBody<'subcategory', 'create'>, 'category'>>;

/** Writes categories and subcategories. */
@Injectable()
export class CategoriesService {
  private readonly models: Readonly<Record<CategoryKind, Model<AnyRecord>>>;

  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('Category') categories: Model<AnyRecord>,
    @InjectModel('SubCategory') subCategories: Model<AnyRecord>,
    private readonly productCategories: ProductCategoriesService,
    private readonly media: MediaService,
    private readonly projection: CatalogueProjectionService,
  ) {
    this.models = { category: categories, subcategory: subCategories };
  }

  /**
   * Creates a category or subcategory.
   * @throws DomainError `notFound` for an unknown parent, `nameTaken`, `badPicture`
   */
  async create<K extends CategoryKind>(
    by: Author,
    kind: K,
    input: ParsedBody<K, 'create'>,
  ): Promise<CategoryRecord> {
    const fields = this.fieldsOf(input);
    const doc = await this.audit.write(by, `${kind}.create`, async (session, tell) => {
      if (fields.category) await this.productCategories.holdCategories(fields.category, session);
      const [created] = await this.models[kind].create([fields], { session }).catch(nameTaken);
      if (!created) throw new Error(`a ${kind} was created and not returned`);
      tell({ before: null, after: created.toObject() });
      return created.toObject();
    });
    this.publish(kind, doc);
    return doc;
  }

  /**
   * Changes a category or subcategory. A parent can be taken away only if each product of the subcategory is
   * in another of its remaining categories.
   * @throws DomainError `notFound` also for an unknown parent, `staleRevision` with the record as it is now,
   * `nameTaken`, `inUse`, `badPicture`
   */
  async update<K extends CategoryKind>(by: Author, kind: K, input: ParsedBody<K, 'update'>): Promise<void> {
    const { _id, revision } = input;
    const fields = this.fieldsOf(input);
    const doc = await this.audit.write(by, `${kind}.update`, async (session, tell) => {
      if (fields.category) await this.productCategories.holdCategories(fields.category, session);
      const before = await this.models[kind].findById(_id).session(session).lean<AnyRecord>();
      if (!before) throw new DomainError('notFound');
      this.refuseStale(kind, before, revision);
      const change = { $set: fields, $inc: { version: 1, revision: 1 } };
      const after = await this.models[kind]
        .findOneAndUpdate({ _id }, change, { returnDocument: 'after', session })
        .lean<AnyRecord>()
        .exec()
        .catch(nameTaken);
      if (!after) throw new DomainError('notFound');
      const products = isSub(kind, after) ? await this.productCategories.leftWithout(after, session) : 0;
      if (products) throw inUse({ products, subCategories: 0 });
      tell({ before, after });
      return after;
    });
    this.publish(kind, doc);
  }

  /** Counts what still depends on a category or subcategory. @throws DomainError `notFound` */
  async dependents(kind: CategoryKind, id: string): Promise<DependentCounts> {
    if (!(await this.models[kind].exists({ _id: id }))) throw new DomainError('notFound');
    return this.productCategories.dependents(id);
  }

  /** Removes a category or subcategory without dependents. @throws DomainError `notFound`, `inUse` */
  async remove(by: Author, kind: CategoryKind, id: string): Promise<void> {
    await this.audit.write(by, `${kind}.remove`, async (session, tell) => {
      const gone = await this.models[kind].findOneAndDelete({ _id: id }, { session }).lean<AnyRecord>();
      if (!gone) throw new DomainError('notFound');
      tell({ before: gone, after: null });
      const dependents = await this.productCategories.dependents(id, session);
      if (dependents.products || dependents.subCategories) throw inUse(dependents);
    });
    this.projection.take({ kind: kind === 'category' ? 'categories' : 'subcategories', gone: id });
  }

  private publish(kind: CategoryKind, doc: AnyRecord): void {
    if (isSub(kind, doc)) this.projection.take({ kind: 'subcategories', doc });
    else this.projection.take({ kind: 'categories', doc });
  }

  private refuseStale(kind: CategoryKind, doc: AnyRecord, seen: number | undefined): void {
    const { image, revision = 0, translations = {} } = doc;
    const shown = { ...doc, image: this.media.url(image), revision, translations };
    if (!isSub(kind, doc)) return refuseStale(storedCategory, shown, seen);
    const parents = doc.category.flatMap((id) => this.projection.state.category(String(id)) ?? []);
    return refuseStale(storedSubCategory, { ...shown, category: parents }, seen);
  }

  private fieldsOf({ name, image, translations, category: parents }: Fields) {
    return {
      name,
      image: this.media.keyOf(image),
      ...(translations && { translations }),
      ...(parents && { category: distinctIds(parents) }),
    };
  }
}

const isSub = (kind: CategoryKind, _doc: AnyRecord): _doc is SubCategoryRecord => kind === 'subcategory';
