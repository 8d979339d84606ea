import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { AccountHolds } from '../users/accountHolds.js';
import type { AddressRecord } from './address.schema.js';

/**
 * A customer's delivery addresses. Removed ones stay, with `status` false, and are never shown again. One change at a time, so
 * that neither the limit nor the one default can be passed by two at once.
 */
@Injectable()
export class AddressesService {
  constructor(
    @InjectModel('Address') private readonly addresses: Model<AddressRecord>,
    private readonly accounts: AccountHolds,
  ) {}

  /** The active ones, the default first (W-24). */
  list(customerId: string): Promise<AddressRecord[]> {
    return this.addresses
      .find({ userId: customerId, status: true })
      .sort({ isDefault: -1, _id: 1 })
      .lean()
      .exec();
  }

  async idsOf(customerId: string): Promise<string[]> {
    return (await this.list(customerId)).map(({ _id }) => _id.toHexString());
  }

  /** One that can be delivered to. @throws DomainError `notFound` for a removed one and another person's */
  async active(customerId: string, addressId: string, session?: ClientSession): Promise<AddressRecord> {
    const filter = { _id: addressId, userId: customerId, status: true };
    const found = await this.addresses
      .findOne(filter)
      .session(session ?? null)
      .lean();
    if (!found) throw new DomainError('notFound');
    return found;
  }

  /** The first one becomes the default. @throws DomainError `tooManyAddresses` */
  create(customerId: string, input: ParsedBody<'address', 'create'>): Promise<void> {
    return this.accounts.during(customerId, async (session) => {
      const active = await this.addresses
        .countDocuments({ userId: customerId, status: true })
        .session(session);
      if (active >= limits.addresses) throw new DomainError('tooManyAddresses');
      const isDefault = active === 0 || input.isDefault === true;
      if (isDefault) await this.clearDefault(customerId, session);
      await this.addresses.updateOne(
        { _id: new Types.ObjectId() },
        {
          $set: { ...input, userId: customerId, isDefault, status: true },
          $currentDate: { changedAt: true },
        },
        { session, upsert: true },
      );
    });
  }

  /** One is always the default: it is given up by choosing another. @throws DomainError `notFound` */
  update(customerId: string, { _id, isDefault, ...fields }: ParsedBody<'address', 'update'>): Promise<void> {
    return this.accounts.during(customerId, async (session) => {
      if (isDefault) await this.clearDefault(customerId, session);
      const { matchedCount } = await this.addresses.updateOne(
        { _id, userId: customerId, status: true },
        { $set: isDefault ? { ...fields, isDefault } : fields, $currentDate: { changedAt: true } },
        { session },
      );
      if (!matchedCount) throw new DomainError('notFound');
    });
  }

  /** Where it was the default, the oldest of the others becomes it. @throws DomainError `notFound` */
  disable(customerId: string, addressId: string): Promise<void> {
    return this.accounts.during(customerId, async (session) => {
      const removed = await this.addresses.findOneAndUpdate(
        { _id: addressId, userId: customerId, status: true },
        { $set: { status: false, isDefault: false } },
        { session },
      );
      if (!removed) throw new DomainError('notFound');
      if (removed.isDefault) await this.chooseDefault(customerId, session);
    });
  }

  /**
   * Removes what was saved or changed since a moment, in the caller's transaction: an account that comes back to its owner must not
   * deliver to a thief's address. Orders keep theirs.
   */
  async disableSince(customerId: Types.ObjectId, moment: Date, session: ClientSession): Promise<void> {
    const mine = { userId: customerId, status: true };
    await this.addresses.updateMany(
      { ...mine, changedAt: { $gte: moment } },
      { $set: { status: false, isDefault: false } },
      { session },
    );
    const hasDefault = await this.addresses.exists({ ...mine, isDefault: true }).session(session);
    if (!hasDefault) await this.chooseDefault(customerId, session);
  }

  private async chooseDefault(userId: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.addresses.findOneAndUpdate(
      { userId, status: true },
      { $set: { isDefault: true } },
      { session, sort: { _id: 1 } },
    );
  }

  private async clearDefault(customerId: string, session: ClientSession): Promise<void> {
    await this.addresses.updateMany(
      { userId: customerId, isDefault: true },
      { $set: { isDefault: false } },
      { session },
    );
  }
}
