import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { BACKGROUND } from '../common/background.js';
import { JobQueue } from '../jobs/jobQueue.js';
import { inMs } from '../jobs/lease.js';
import type { PaymentRecord } from './payment.schema.js';

/** ms before the provider is first asked about a payment page, and between two checks of that page. */
export const askEvery = 300_000;
/** ms of the lease of a payment; longer than the deadline of one call to its provider. */
export const paymentLease = 30_000;
/** ms that must pass after a check of a payment before the customer's browser can trigger another one. */
const pauseBetween = 8_000;

/** The queue of payments to be checked with their providers. */
@Injectable()
export class PaymentQueueService extends JobQueue<PaymentRecord> {
  constructor(
    @InjectModel('Payment') payments: Model<PaymentRecord>,
    @Inject(BACKGROUND) background: boolean,
  ) {
    super(payments.collection, background, {
      lease: paymentLease,
      interval: 2_000,
      atOnce: 8,
      jobs: { dueAt: { $exists: true } },
      taken: { tries: { $add: ['$tries', 1] }, takenAt: '$$NOW' },
    });
  }

  /** Schedules the next check of a payment: just after its page expires, if that is sooner than the usual time. */
  wait(payment: PaymentRecord): Promise<void> {
    const end = { $add: ['$until', paymentLease] };
    const soon = { $max: [end, inMs(paymentLease)] };
    // a page that was completed in time leaves its payment open while a bank works on it, which may take days
    const isOver = { $lt: [end, { $subtract: ['$$NOW', askEvery] }] };
    const next = { $cond: [isOver, inMs(askEvery), { $min: [inMs(askEvery), soon] }] };
    return this.reschedule(payment, next, { tries: 0 });
  }

  /** Makes an open payment due for a check now, unless it was checked a moment ago. */
  async askNow(_id: Types.ObjectId): Promise<void> {
    const last = { $ifNull: ['$takenAt', '$createdAt'] };
    const rested = { $expr: { $lt: [last, { $subtract: ['$$NOW', pauseBetween] }] } };
    await this.collection.updateOne({ _id, state: 'open', ...rested }, [{ $set: { dueAt: '$$NOW' } }]);
    this.wake();
  }

  /** Counts by state the payments with something left to do, and those with a wrong amount. */
  async waitingPayments(): Promise<Record<string, number>> {
    const groups = await this.collection
      .aggregate<{ _id: string; count: number }>([
        { $match: { $or: [{ dueAt: { $exists: true } }, { state: 'wrong' }] } },
        { $group: { _id: '$state', count: { $sum: 1 } } },
      ])
      .toArray();
    return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
  }
}
