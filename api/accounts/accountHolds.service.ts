import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { UserRecord } from './user.schema.js';

/** Serializes writes for a customer, and refuses them after account deletion. */
@Injectable()
export class AccountHoldsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /**
   * Runs a transaction during which nothing else is written for the customer.
   * @throws DomainError `notReady`, `sessionEnded`
   */
  during<Result>(userId: string, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    return transact(this.connection, async (session) => {
      await this.hold(userId, session);
      return work(session);
    });
  }

  /**
   * Locks the account in the caller's transaction: another transaction that locks or deletes the account
   * conflicts with it.
   * @throws DomainError `sessionEnded` if the account was deleted
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
