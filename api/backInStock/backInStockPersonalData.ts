import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  type PersonalDataEntry,
  type PersonalDataProvider,
  PersonalDataService,
} from '../accounts/personalData.service.js';
import { UsersService } from '../accounts/users.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { eachOf } from '../database/eachOf.js';
import type { BackInStockRequestRecord } from './backInStockRequest.schema.js';

/**
 * Exports and erases the requests of a customer for mails about products that are back in stock: those of the account,
 * and those made without a login for its address, once that is proved.
 */
@Injectable()
export class BackInStockPersonalData implements PersonalDataProvider {
  readonly tells = { backInStock: (userId: string) => this.all(userId) };

  constructor(
    personal: PersonalDataService,
    private readonly users: UsersService,
    private readonly catalogue: CatalogueProjectionService,
    @InjectModel('BackInStockRequest') private readonly requests: Model<BackInStockRequestRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.requests.deleteMany(await this.ofCustomer(userId), { session });
  }

  /** Selects a customer's requests. It reads outside of the transaction, in which the account is deleted already. */
  private async ofCustomer(userId: string) {
    const account = await this.users.byId(userId);
    return account?.verify_email ? { $or: [{ userId }, { email: account.email }] } : { userId };
  }

  private async *all(userId: string): AsyncIterable<PersonalDataEntry<'backInStock'>> {
    const filter = await this.ofCustomer(userId);
    const waiting = this.requests.find(filter).sort({ _id: 1 }).lean<BackInStockRequestRecord>().cursor();
    for await (const { productId, until } of eachOf<BackInStockRequestRecord>(waiting)) {
      const product = this.catalogue.state.product(productId.toHexString())?.name ?? '';
      yield { productId, product, until };
    }
  }
}
