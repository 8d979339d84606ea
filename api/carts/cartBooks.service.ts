import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { transact } from '../database/transact.js';
import { AccountHolds } from '../users/accountHolds.js';

/** Lets a customer's cart grow in one place at a time. */
@Injectable()
export class CartBooksService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly accounts: AccountHolds,
  ) {}

  /** A transaction that sees all lines of the cart, and that no other line joins meanwhile. @throws DomainError `notReady`, `sessionEnded` */
  grow<Result>(customerId: string, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    return transact(this.connection, async (session) => {
      await this.accounts.hold(customerId, session);
      return work(session);
    });
  }
}
