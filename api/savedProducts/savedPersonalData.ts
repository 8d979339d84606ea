import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  type PersonalDataEntry,
  type PersonalDataProvider,
  PersonalDataService,
} from '../accounts/personalData.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { eachOf } from '../database/eachOf.js';
import type { SavedProductRecord } from './savedProduct.schema.js';

/** Exports and erases a customer's favourites and weekly list. */
@Injectable()
export class SavedPersonalData implements PersonalDataProvider {
  readonly tells = { savedProducts: (userId: string) => this.all(userId) };

  constructor(
    personal: PersonalDataService,
    private readonly catalogue: CatalogueProjectionService,
    @InjectModel('SavedProduct') private readonly saved: Model<SavedProductRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.saved.deleteMany({ userId }, { session });
  }

  private async *all(userId: string): AsyncIterable<PersonalDataEntry<'savedProducts'>> {
    const saved = this.saved.find({ userId }).sort({ _id: 1 }).lean<SavedProductRecord>().cursor();
    for await (const { productId, favourite, quantity } of eachOf<SavedProductRecord>(saved)) {
      const product = this.catalogue.state.product(productId.toHexString())?.name ?? '';
      yield { productId, product, favourite, quantity };
    }
  }
}
