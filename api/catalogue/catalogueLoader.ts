import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, mongo } from 'mongoose';
import { timeSlicer } from '../common/slices.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { BannerRecord } from './banner.schema.js';
import type { CategoryRecord } from './category.schema.js';
import type { ProductRecord } from './product.schema.js';
import type { CatalogueState } from './projection/catalogueState.js';
import type { CatalogueChange, Kind } from './projection/changes.js';
import type { ShopPageRecord } from './shopPage.schema.js';
import type { SynonymsRecord } from './search/synonyms.schema.js';
import type { SubCategoryRecord } from './subCategory.schema.js';

@Injectable()
export class CatalogueLoader {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('Synonyms') private readonly words: Model<SynonymsRecord>,
    @InjectModel('Banner') private readonly banners: Model<BannerRecord>,
    @InjectModel('ShopPage') private readonly shopPages: Model<ShopPageRecord>,
    private readonly projection: CatalogueProjectionService,
  ) {}

  /**
   * Loads the whole catalogue.
   * @returns a time by the database's clock: what was loaded is from this time or later
   */
  async load(): Promise<mongo.Timestamp> {
    const session = await this.connection.startSession(); // causally consistent: it reads nothing older than what it has read
    try {
      await this.connection.db?.command({ ping: 1 }, { session });
      const asOf = session.operationTime;
      if (!asOf) throw new Error('the database knows no operation time: it has to be a replica set');
      await this.projection.reload((state) => this.fill(state, session));
      return asOf;
    } finally {
      await session.endSession();
    }
  }

  private async fill(state: CatalogueState, session: ClientSession): Promise<void> {
    const yieldIfDue = timeSlicer();
    const load = async <Doc>(model: Model<Doc>, kind: Kind) => {
      const docs = model.collection.find({}, { session, sort: { _id: 1 }, batchSize: 1_000 });
      for await (const doc of docs) {
        state.take({ kind, doc } as CatalogueChange); // the collection determines the type of its documents
        await yieldIfDue();
      }
    };
    await load(this.banners, 'banners');
    await load(this.shopPages, 'shoppages');
    await load(this.words, 'searchwords');
    await load(this.categories, 'categories');
    await load(this.subCategories, 'subcategories');
    await load(this.products, 'products');
  }
}
