import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { MediaService } from '../media/media.service.js';
import { CatalogueProjection } from './catalogueProjection.js';
import type { CategoryRecord } from './category.schema.js';
import { inUse, nameTaken } from './refusals.js';
import { ShelvesService } from './shelves.service.js';

@Injectable()
export class CategoriesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    private readonly shelves: ShelvesService,
    private readonly media: MediaService,
    private readonly projection: CatalogueProjection,
  ) {}

  /** @throws DomainError `nameTaken`, `badPicture` */
  async create({ name, image }: ParsedBody<'category', 'create'>): Promise<CategoryRecord> {
    const created = await this.categories.create({ name, image: this.media.keyOf(image) }).catch(nameTaken);
    const doc = created.toObject();
    this.projection.take({ kind: 'categories', doc });
    return doc;
  }

  /** @throws DomainError `notFound`, `nameTaken`, `badPicture` */
  async update({ _id, name, image }: ParsedBody<'category', 'update'>): Promise<void> {
    const change = { $set: { name, image: this.media.keyOf(image) }, $inc: { version: 1 } };
    const doc = await this.categories
      .findOneAndUpdate({ _id }, change, { returnDocument: 'after' })
      .lean<CategoryRecord>()
      .exec()
      .catch(nameTaken);
    if (!doc) throw new DomainError('notFound');
    this.projection.take({ kind: 'categories', doc });
  }

  /** Only an empty one (W-28). @throws DomainError `notFound`, `inUse` */
  async remove(id: string): Promise<void> {
    await transact(this.connection, async (session) => {
      const { deletedCount } = await this.categories.deleteOne({ _id: id }, { session });
      if (!deletedCount) throw new DomainError('notFound');
      const uses = await this.shelves.uses(id, session);
      if (uses.products || uses.subCategories) throw inUse(uses);
    });
    this.projection.take({ kind: 'categories', gone: id });
  }
}
