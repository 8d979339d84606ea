import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { transact } from '../database/transact.js';
import type { CartBookRecord } from './cartBook.schema.js';

/** Lets a customer's cart grow in one place at a time. */
@Injectable()
export class CartBooksService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('CartBook') private readonly books: Model<CartBookRecord>,
  ) {}

  /** A transaction that sees all lines of the cart, and that no other line joins meanwhile. @throws DomainError `notReady` */
  grow<Result>(customerId: string, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    return transact(this.connection, async (session) => {
      await this.books.updateOne({ _id: customerId }, { $inc: { changes: 1 } }, { upsert: true, session });
      return work(session);
    });
  }
}
