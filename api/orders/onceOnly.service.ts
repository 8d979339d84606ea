import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { OrderKeyRecord, OrderRecord } from './order.schema.js';

/** Who asks for what; with a key, the same is done once. */
export interface Intent {
  customerId: string;
  key?: string;
  fingerprint: string;
}

/** Remembers for a day what an order call with a key was answered (W-35). */
@Injectable()
export class OnceOnlyService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('OrderKey') private readonly keys: Model<OrderKeyRecord>,
  ) {}

  /**
   * Makes an order in a transaction, or finds the one that this key made before: an order that nobody was told of is found too.
   * @throws DomainError `keyReused`, `notReady`
   */
  run(
    intent: Intent,
    timeoutMS: number,
    place: (session: ClientSession) => Promise<OrderRecord>,
  ): Promise<OrderRecord> {
    return transact(
      this.connection,
      async (session) => {
        const before = await this.find(intent, session);
        if (before) return before;
        const order = await place(session);
        await this.remember(intent, order, session);
        return order;
      },
      timeoutMS,
    );
  }

  private async find(
    { customerId, key, fingerprint }: Intent,
    session: ClientSession,
  ): Promise<OrderRecord | undefined> {
    if (key === undefined) return undefined;
    const known = await this.keys.findOne({ userId: customerId, key }).session(session).lean();
    if (known && known.fingerprint !== fingerprint) throw new DomainError('keyReused');
    return known?.order;
  }

  private async remember(
    { customerId, key, fingerprint }: Intent,
    order: OrderRecord,
    session: ClientSession,
  ): Promise<void> {
    if (key === undefined) return;
    await this.keys.create([{ userId: customerId, key, fingerprint, order, createdAt: order.createdAt }], {
      session,
    });
  }
}
