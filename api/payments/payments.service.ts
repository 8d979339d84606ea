import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type Find, readTogether } from '../database/batches.js';
import { afterCommit } from '../database/transact.js';
import { inMs } from '../jobs/lease.js';
import type { PaymentRecord, PaymentState } from './payment.schema.js';
import type { PaymentName } from './paymentProvider.js';
import { askEvery, PaymentQueueService } from './paymentQueue.service.js';

const minute = 60_000;
/**
 * ms that a payment page stays open: Stripe demands at least 30 minutes by its own clock; five more allow for
 * a slow clock here.
 */
const lifetime = 35 * minute;
/** ms after which a payment without a page is given up, because the process that began it has died. */
const openingTimeout = minute;

type Begun = Pick<PaymentRecord, '_id' | 'userId' | 'provider' | 'amount' | 'held'> & {
  key?: string | undefined;
};

/** Quantities by product id. */
type Held = ReadonlyMap<string, number>;

/**
 * Returns the quantities that the customer's own open payment reserves, by product id: they are still available
 * to this customer.
 */
export const heldIn = (live: PaymentRecord | undefined): Held =>
  new Map(live?.held.map(({ productId, quantity }) => [productId.toHexString(), quantity]));

/** Stores the payments: one for each order that is paid online. */
@Injectable()
export class PaymentsService {
  constructor(
    @InjectModel('Payment') private readonly payments: Model<PaymentRecord>,
    private readonly queue: PaymentQueueService,
  ) {}

  /**
   * Begins a payment in the transaction that records the order. A second live payment of the customer
   * violates the unique index.
   */
  async begin({ key, ...begun }: Begun, session: ClientSession): Promise<void> {
    const { _id, ...fields } = { ...begun, ...(key !== undefined && { key }) };
    const literal = Object.fromEntries(
      Object.entries(fields).map(([name, $literal]) => [name, { $literal }]),
    );
    const born = { currency: 'inr', state: 'opening', live: true, tries: 0, createdAt: '$$NOW' };
    const now = { $max: ['$$NOW', new Date()] }; // the database's clock may be behind this machine's clock
    const times = { until: { $add: [now, lifetime] }, dueAt: inMs(openingTimeout) };
    await this.payments.updateOne({ _id }, [{ $set: { ...literal, ...born, ...times } }], {
      upsert: true,
      updatePipeline: true,
      session,
    });
  }

  /**
   * Stores the payment page that the provider has opened for a payment.
   * @returns null if the payment was given up meanwhile
   */
  opened(_id: Types.ObjectId, page: { session: string; url: string }): Promise<PaymentRecord | null> {
    const change = { session: { $literal: page.session }, url: { $literal: page.url }, state: 'open' };
    return this.payments
      .findOneAndUpdate({ _id, state: 'opening' }, [{ $set: { ...change, dueAt: inMs(askEvery) } }], {
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<PaymentRecord | null>()
      .exec();
  }

  of(_id: Types.ObjectId, session?: ClientSession): Promise<PaymentRecord | null> {
    return this.payments
      .findById(_id)
      .session(session ?? null)
      .lean<PaymentRecord | null>()
      .exec();
  }

  named(name: PaymentName, session: ClientSession): Promise<PaymentRecord | null> {
    return this.payments.findOne(name).session(session).lean<PaymentRecord | null>().exec();
  }

  /** Finds the payments that customers have begun and not ended: at most one of each. */
  liveOf(...userIds: readonly string[]): Find<PaymentRecord> {
    const filter = { userId: { $in: userIds.map((userId) => new Types.ObjectId(userId)) }, live: true };
    return { collection: this.payments.collection, filter };
  }

  /** Returns the quantities that the customer's own open payment reserves, by product id. */
  async heldBy(userId: string): Promise<Held> {
    const { live } = await readTogether({ live: this.liveOf(userId) });
    return heldIn(live[0]);
  }

  /**
   * Changes the state of a payment in the transaction that changes its order.
   * @param due whether something is left to do for the provider, such as a refund
   */
  async move(
    { _id }: Pick<PaymentRecord, '_id'>,
    change: { state: PaymentState; intent?: string | undefined },
    { due, session }: { due: boolean; session: ClientSession },
  ): Promise<void> {
    const { state, intent } = change;
    const set = { state, tries: 0, ...(intent && { intent: { $literal: intent } }) };
    const stages = [
      { $unset: ['live', ...(due ? [] : ['dueAt'])] },
      { $set: { ...set, ...(due && { dueAt: '$$NOW' }) } },
    ];
    await this.payments.updateOne({ _id }, stages, { updatePipeline: true, session });
    if (due) afterCommit(session, this.queue.wake);
  }

  /** Deletes a payment that never had a page. @returns whether such a payment existed */
  async withdraw(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.payments.deleteOne({ _id, state: 'opening' }, { session });
    return deletedCount > 0;
  }

  /** Finds a customer's payments that were begun in the last 24 hours and are unpaid. */
  unpaidOf(userId: Types.ObjectId, limit: number): Find<object> {
    const state = { $in: ['opening', 'open', 'failed', 'expired', 'cancelled'] satisfies PaymentState[] };
    const today = { $expr: { $gt: ['$createdAt', { $subtract: ['$$NOW', 24 * 60 * minute] }] } };
    const filter = { userId, state, ...today };
    return { collection: this.payments.collection, filter, limit, projection: { _id: 1 } };
  }
}
