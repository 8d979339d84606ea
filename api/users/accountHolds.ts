import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { UserRecord } from './user.schema.js';

/** Lets what is written in a customer's name go one after the other, and only while there is such a customer. */
@Injectable()
export class AccountHolds {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** A transaction in which nothing else is written in the customer's name. @throws DomainError `notReady`, `sessionEnded` */
  during<Result>(userId: string, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    return transact(this.connection, async (session) => {
      await this.hold(userId, session);
      return work(session);
    });
  }

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
