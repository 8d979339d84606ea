import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { optionalAddressFields } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import type { Find } from '../database/batches.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import type { AddressRecord } from './address.schema.js';

/**
 * Keeps a customer's delivery addresses. A removed address stays stored with `status` false and is never
 * shown again. Each account makes one change at a time, so that parallel requests cannot exceed the limit or
 * leave two defaults.
 */
@Injectable()
export class AddressesService {
  constructor(
    @InjectModel('Address') private readonly addresses: Model<AddressRecord>,
    private readonly accounts: AccountHoldsService,
  ) {}

  /** Returns the active addresses, the default first. */
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

  /** Finds an address of the customer, but no removed one. */
  active(customerId: string, addressId: string): Find<AddressRecord> {
    const filter = {
      _id: new Types.ObjectId(addressId),
      userId: new Types.ObjectId(customerId),
      status: true,
    };
    return { collection: this.addresses.collection, filter };
  }

  /** Saves an address; a customer's first one becomes the default. @throws DomainError `tooManyAddresses` */
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

  /**
   * Changes an address. The default is only given up by making another address the default. Optional fields that are
   * not named stay.
   * @throws DomainError `notFound`
   */
  update(customerId: string, { _id, isDefault, ...fields }: ParsedBody<'address', 'update'>): Promise<void> {
    return this.accounts.during(customerId, async (session) => {
      if (isDefault) await this.clearDefault(customerId, session);
      if (optionalAddressFields.every((field) => fields[field] === undefined))
        await this.forgetFormerDoor(customerId, _id, fields, session);
      const { matchedCount } = await this.addresses.updateOne(
        { _id, userId: customerId, status: true },
        { $set: isDefault ? { ...fields, isDefault } : fields, $currentDate: { changedAt: true } },
        { session },
      );
      if (!matchedCount) throw new DomainError('notFound');
    });
  }

  /**
   * Removes an address. If it was the default, the oldest of the others becomes the default.
   * @throws DomainError `notFound`
   */
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
   * Removes the addresses that were saved or changed since a moment, in the caller's transaction: an account
   * that comes back to its owner must not deliver to a thief's address. Orders keep their own copy of the
   * address.
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

  /**
   * Removes house and landmark before an address moves to another street or PIN code by a client that knows none of
   * the optional fields: the rider would look for the former door in the new street.
   */
  private async forgetFormerDoor(
    customerId: string,
    _id: string,
    { address_line, pincode }: Pick<AddressRecord, 'address_line' | 'pincode'>,
    session: ClientSession,
  ): Promise<void> {
    const moves = [{ address_line: { $ne: address_line } }, { pincode: { $ne: pincode } }];
    await this.addresses.updateOne(
      { _id, userId: customerId, status: true, $or: moves },
      { $unset: { house: 1, landmark: 1 } },
      { session },
    );
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
