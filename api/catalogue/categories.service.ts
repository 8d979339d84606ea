import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { category } from '../../contract/category.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { changeOf } from '../audit/changeOf.js';
import { DomainError } from '../common/domainError.js';
import { MediaService } from '../media/media.service.js';
import { CatalogueProjection } from './catalogueProjection.js';
import type { CategoryRecord } from './category.schema.js';
import { inUse, nameTaken, type DependentCounts } from './catalogueErrors.js';
import { refuseStale } from '../common/refuseStale.js';
import { ProductCategoriesService } from './productCategories.service.js';

@Injectable()
export class CategoriesService {
  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    private readonly productCategories: ProductCategoriesService,
    private readonly media: MediaService,
    private readonly projection: CatalogueProjection,
  ) {}

  /** Creates a category. @throws DomainError `nameTaken`, `badPicture` */
  async create(by: Author, { name, image }: ParsedBody<'category', 'create'>): Promise<CategoryRecord> {
    const fields = { name, image: this.media.keyOf(image) };
    const doc = await this.audit.write(by, 'category.create', async (session, tell) => {
      const [created] = await this.categories.create([fields], { session }).catch(nameTaken);
      if (!created) throw new Error('a category was created and not returned');
      tell(changeOf(null, created.toObject()));
      return created.toObject();
    });
    this.projection.take({ kind: 'categories', doc });
    return doc;
  }

  /**
   * Changes a category.
   * @throws DomainError `notFound`, `staleRevision` with the category as it is now, `nameTaken`, `badPicture`
   */
  async update(by: Author, { _id, name, image, revision }: ParsedBody<'category', 'update'>): Promise<void> {
    const change = { $set: { name, image: this.media.keyOf(image) }, $inc: { version: 1, revision: 1 } };
    const doc = await this.audit.write(by, 'category.update', async (session, tell) => {
      const before = await this.categories.findById(_id).session(session).lean<CategoryRecord>();
      if (!before) throw new DomainError('notFound');
      refuseStale(category, this.shown(before), revision);
      const after = await this.categories
        .findOneAndUpdate({ _id }, change, { returnDocument: 'after', session })
        .lean<CategoryRecord>()
        .exec()
        .catch(nameTaken);
      if (!after) throw new DomainError('notFound');
      tell(changeOf(before, after));
      return after;
    });
    this.projection.take({ kind: 'categories', doc });
  }

  /** Counts what still depends on a category. @throws DomainError `notFound` */
  async dependents(id: string): Promise<DependentCounts> {
    if (!(await this.categories.exists({ _id: id }))) throw new DomainError('notFound');
    return this.productCategories.dependents(id);
  }

  /** Removes a category without dependents. @throws DomainError `notFound`, `inUse` */
  async remove(by: Author, id: string): Promise<void> {
    await this.audit.write(by, 'category.remove', async (session, tell) => {
      const gone = await this.categories.findOneAndDelete({ _id: id }, { session }).lean<CategoryRecord>();
      if (!gone) throw new DomainError('notFound');
      tell(changeOf(gone, null));
      const dependents = await this.productCategories.dependents(id, session);
      if (dependents.products || dependents.subCategories) throw inUse(dependents);
    });
    this.projection.take({ kind: 'categories', gone: id });
  }

  private shown({ revision = 0, ...doc }: CategoryRecord): Outcome<'category', 'list'>['data'][number] {
    return { ...doc, image: this.media.url(doc.image), revision };
  }
}
