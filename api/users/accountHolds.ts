import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import type { UserRecord } from './user.schema.js';

/** Lets what is written in a customer's name go one after the other, and only while there is such a customer. */
@Injectable()
export class AccountHolds {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  /**
   * To be run in the transaction that writes: whatever else holds the account, or ends it, collides with it until it is over.
   * @throws DomainError `sessionEnded` when the account is gone
   */
  async hold(userId: string, transaction: ClientSession): Promise<void> {
    const { matchedCount } = await this.users.updateOne(
      { _id: userId },
      { $inc: { changes: 1 } },
      { session: transaction, timestamps: false },
    );
    if (!matchedCount) throw new DomainError('sessionEnded');
  }
}
