import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { DomainError } from '../common/domainError.js';
import { mergeSaved, type Saved } from './mergeSaved.js';
import type { SavedProductRecord } from './savedProduct.schema.js';

/** Keeps a customer's favourites and weekly list. */
@Injectable()
export class SavedProductsService {
  constructor(
    @InjectModel('SavedProduct') private readonly saved: Model<SavedProductRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly catalogue: CatalogueProjectionService,
  ) {}

  /** Returns the saved products that the shop still sells, in the order in which they were saved. */
  async list(userId: string, session?: ClientSession): Promise<Saved[]> {
    const find = this.saved.find({ userId }).sort({ _id: 1 }).lean<SavedProductRecord[]>();
    const records = await (session ? find.session(session) : find);
    return records
      .map(({ productId, favourite, quantity }) => ({ productId: String(productId), favourite, quantity }))
      .filter(({ productId }) => this.isSold(productId));
  }

  /**
   * Sets the given fields of a saved product; a repeat changes nothing. A product with nothing left is removed.
   * @throws DomainError `notFound`, `listFull`, `notReady`
   */
  async update(userId: string, { productId, ...change }: ParsedBody<'saved', 'update'>): Promise<void> {
    const isMore = change.favourite === true || Boolean(change.quantity);
    if (isMore && !this.isSold(productId)) throw new DomainError('notFound');
    await this.accounts.during(userId, async (session) => {
      await this.write(userId, [{ productId, change }], session);
      await this.saved.deleteMany({ userId, favourite: false, quantity: 0 }, { session });
      if (isMore) await this.checkRoom(userId, session);
    });
  }

  /**
   * Merges a guest's saved products into the account's. Products that the shop no longer sells are left out.
   * @throws DomainError `notReady`
   */
  merge(
    userId: string,
    { products }: ParsedBody<'saved', 'merge'>,
  ): Promise<Outcome<'saved', 'merge'>['data']> {
    const sold = products.filter(({ productId }) => this.isSold(productId));
    return this.accounts.during(userId, async (session) => {
      const { changes, left } = mergeSaved(await this.list(userId, session), sold);
      const writes = changes.map(({ productId, ...change }) => ({ productId, change }));
      await this.write(userId, writes, session);
      return { products: await this.list(userId, session), left };
    });
  }

  private isSold(productId: string): boolean {
    return this.catalogue.state.product(productId) !== undefined;
  }

  private async write(
    userId: string,
    writes: readonly { productId: string; change: Omit<ParsedBody<'saved', 'update'>, 'productId'> }[],
    session: ClientSession,
  ): Promise<void> {
    if (!writes.length) return;
    const updates = writes.map(({ productId, change: { favourite, quantity } }) => ({
      updateOne: {
        filter: { userId, productId },
        update: {
          $set: {
            ...(favourite !== undefined && { favourite }),
            ...(quantity !== undefined && { quantity }),
          },
          $setOnInsert: {
            ...(favourite === undefined && { favourite: false }),
            ...(quantity === undefined && { quantity: 0 }),
          },
        },
        upsert: true,
      },
    }));
    await this.saved.bulkWrite(updates, { session });
  }

  /** Counts what a customer sees: products that were deleted take no room. */
  private async checkRoom(userId: string, session: ClientSession): Promise<void> {
    const all = await this.list(userId, session);
    const favourites = all.filter(({ favourite }) => favourite).length;
    const lines = all.filter(({ quantity }) => quantity > 0).length;
    if (favourites > limits.favourites || lines > limits.weeklyList) throw new DomainError('listFull');
  }
}
