import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { subCategory } from '../../contract/subcategory.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { changeOf } from '../audit/changeOf.js';
import { DomainError } from '../common/domainError.js';
import { MediaService } from '../media/media.service.js';
import { CatalogueProjection } from './catalogueProjection.js';
import { distinctIds } from './distinctIds.js';
import { inUse, nameTaken, type DependentCounts } from './catalogueErrors.js';
import { refuseStale } from '../common/refuseStale.js';
import { ProductCategoriesService } from './productCategories.service.js';
import type { SubCategoryRecord } from './subCategory.schema.js';

@Injectable()
export class SubCategoriesService {
  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    private readonly productCategories: ProductCategoriesService,
    private readonly media: MediaService,
    private readonly projection: CatalogueProjection,
  ) {}

  /**
   * Creates a subcategory.
   * @throws DomainError `notFound` for an unknown category, `nameTaken`, `badPicture`
   */
  async create(by: Author, input: ParsedBody<'subcategory', 'create'>): Promise<SubCategoryRecord> {
    const fields = this.fieldsOf(input);
    const doc = await this.audit.write(by, 'subcategory.create', async (session, tell) => {
      await this.productCategories.holdCategories(fields.category, session);
      const [created] = await this.subCategories.create([fields], { session }).catch(nameTaken);
      if (!created) throw new Error('a sub category was created and not returned');
      tell(changeOf(null, created.toObject()));
      return created.toObject();
    });
    this.projection.take({ kind: 'subcategories', doc });
    return doc;
  }

  /**
   * Changes a subcategory. A category can be taken away only if each product of the subcategory is in another
   * of its remaining categories.
   * @throws DomainError `notFound` also for an unknown category, `staleRevision` with the subcategory as it
   * is now, `nameTaken`, `inUse`, `badPicture`
   */
  async update(by: Author, { _id, revision, ...input }: ParsedBody<'subcategory', 'update'>): Promise<void> {
    const fields = this.fieldsOf(input);
    const doc = await this.audit.write(by, 'subcategory.update', async (session, tell) => {
      await this.productCategories.holdCategories(fields.category, session);
      const before = await this.subCategories.findById(_id).session(session).lean<SubCategoryRecord>();
      if (!before) throw new DomainError('notFound');
      refuseStale(subCategory, this.shown(before), revision);
      const change = { $set: fields, $inc: { version: 1, revision: 1 } };
      const changed = await this.subCategories
        .findOneAndUpdate({ _id }, change, { returnDocument: 'after', session })
        .lean<SubCategoryRecord>()
        .exec()
        .catch(nameTaken);
      if (!changed) throw new DomainError('notFound');
      const products = await this.productCategories.leftWithout(changed, session);
      if (products) throw inUse({ products, subCategories: 0 });
      tell(changeOf(before, changed));
      return changed;
    });
    this.projection.take({ kind: 'subcategories', doc });
  }

  /** Counts what still depends on a subcategory. @throws DomainError `notFound` */
  async dependents(id: string): Promise<DependentCounts> {
    if (!(await this.subCategories.exists({ _id: id }))) throw new DomainError('notFound');
    return this.productCategories.dependents(id);
  }

  /** Removes a subcategory without dependents. @throws DomainError `notFound`, `inUse` */
  async remove(by: Author, id: string): Promise<void> {
    await this.audit.write(by, 'subcategory.remove', async (session, tell) => {
      const gone = await this.subCategories
        .findOneAndDelete({ _id: id }, { session })
        .lean<SubCategoryRecord>();
      if (!gone) throw new DomainError('notFound');
      tell(changeOf(gone, null));
      const dependents = await this.productCategories.dependents(id, session);
      if (dependents.products) throw inUse(dependents);
    });
    this.projection.take({ kind: 'subcategories', gone: id });
  }

  private shown({ revision = 0, ...doc }: SubCategoryRecord): Outcome<'subcategory', 'list'>['data'][number] {
    const category = doc.category.flatMap((id) => this.projection.category(String(id)) ?? []);
    return { ...doc, image: this.media.url(doc.image), revision, category };
  }

  private fieldsOf({ name, image, category }: ParsedBody<'subcategory', 'create'>) {
    return { name, image: this.media.keyOf(image), category: distinctIds(category) };
  }
}
