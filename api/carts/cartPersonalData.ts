import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { eachOf } from '../database/eachOf.js';
import {
  type PersonalDataProvider,
  type PersonalDataEntry,
  PersonalDataService,
} from '../accounts/personalData.service.js';
import type { CartLineRecord } from './cartLine.schema.js';

/** Exports and erases a customer's cart. */
@Injectable()
export class CartPersonalData implements PersonalDataProvider {
  readonly tells = { cart: (userId: string) => this.all(userId) };

  constructor(
    personal: PersonalDataService,
    @InjectModel('CartLine') private readonly lines: Model<CartLineRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.lines.deleteMany({ userId }, { session });
  }

  private async *all(userId: string): AsyncIterable<PersonalDataEntry<'cart'>> {
    const lines = this.lines.find({ userId }).sort({ _id: 1 }).lean<CartLineRecord>().cursor();
    for await (const { quantity, seen } of eachOf<CartLineRecord>(lines))
      yield { product: seen.name, unit: seen.unit, quantity, price: seen.price };
  }
}
