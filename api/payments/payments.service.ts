import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { PaymentRecord, PaymentState } from './payment.schema.js';
import type { PaymentName } from './paymentProvider.js';

const minute = 60_000;
/** Stripe keeps a page open for 30 minutes at least, by its own clock: five more are left for clocks that are behind it. */
const lifetime = 35 * minute;
/** After so long a payment that no page was opened for is given up: who began it has gone. */
const openingTimeout = minute;
/** How long after the page was opened the provider is asked for the first time, and between two askings. */
const askEvery = 5 * minute;
/** ms for which a due payment is left to who took it. */
const lease = 30_000;
/** Between tries of what does not work. */
const firstPause = 2_000;
const longestPause = 10 * minute;
/** Asked by the customer's browser it is done no more often. */
const pauseBetween = 8_000;

type Begun = Pick<PaymentRecord, '_id' | 'userId' | 'provider' | 'amount' | 'held'> & {
  key?: string | undefined;
};

const inMs = (ms: number) => ({ $add: ['$$NOW', ms] });

/** The payments: one for each order that is paid online. */
@Injectable()
export class PaymentsService {
  private readonly due = new EventEmitter();

  constructor(@InjectModel('Payment') private readonly payments: Model<PaymentRecord>) {}

  /** In the transaction that records the order. A customer with a live one collides with the unique index. */
  async begin({ key, ...begun }: Begun, session: ClientSession): Promise<void> {
    const { _id, ...fields } = { ...begun, ...(key !== undefined && { key }) };
    const literal = Object.fromEntries(
      Object.entries(fields).map(([name, $literal]) => [name, { $literal }]),
    );
    const born = { currency: 'inr', state: 'opening', live: true, tries: 0, createdAt: '$$NOW' };
    const now = { $max: ['$$NOW', new Date()] }; // the database's clock may be behind this machine's
    const times = { until: { $add: [now, lifetime] }, dueAt: inMs(openingTimeout) };
    await this.payments.updateOne({ _id }, [{ $set: { ...literal, ...born, ...times } }], {
      upsert: true,
      updatePipeline: true,
      session,
    });
  }

  /** Its page is open. @returns nothing where it was given up meanwhile */
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

  liveOf(userId: string, session?: ClientSession): Promise<PaymentRecord | null> {
    const live = this.payments.findOne({ userId, live: true });
    return live
      .session(session ?? null)
      .lean<PaymentRecord | null>()
      .exec();
  }

  /** In the transaction of what it means to the order. `due`: something is left to do about it. */
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
    if (due) session.once('ended', () => void this.due.emit('payment'));
  }

  /** Tells when there may be something to do about a payment, once its transaction is over. */
  onDue(look: () => void): void {
    this.due.on('payment', look);
  }

  /** No trace of one that never had a page. @returns whether there was one */
  async withdraw(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.payments.deleteOne({ _id, state: 'opening' }, { session });
    return deletedCount > 0;
  }

  /** How many of a customer's payments of the last day were left unpaid, or still are. */
  unpaidOf(userId: Types.ObjectId, session: ClientSession): Promise<number> {
    const state = { $in: ['opening', 'open', 'failed', 'expired', 'cancelled'] satisfies PaymentState[] };
    const today = { $expr: { $gt: ['$createdAt', { $subtract: ['$$NOW', 24 * 60 * minute] }] } };
    return this.payments
      .countDocuments({ userId, state, ...today })
      .session(session)
      .exec();
  }

  /** The payment that has been due longest. Nobody else takes it for a while. */
  takeDue(): Promise<PaymentRecord | null> {
    return this.payments
      .findOneAndUpdate(
        { dueAt: { $exists: true }, $expr: { $lte: ['$dueAt', '$$NOW'] } },
        [{ $set: { tries: { $add: ['$tries', 1] }, takenAt: '$$NOW', dueAt: inMs(lease) } }],
        { sort: { dueAt: 1 }, returnDocument: 'after', updatePipeline: true },
      )
      .lean<PaymentRecord | null>()
      .exec();
  }

  /** Waits on, and looks again when the page has just ended, if not before. What has become due meanwhile stays due. */
  async wait({ _id, state, dueAt }: PaymentRecord): Promise<void> {
    const atItsEnd = { $max: [{ $add: ['$until', lease] }, inMs(lease)] };
    await this.payments.updateOne(
      { _id, state, dueAt },
      [{ $set: { tries: 0, dueAt: { $min: [inMs(askEvery), atItsEnd] } } }],
      {
        updatePipeline: true,
      },
    );
  }

  /** Nothing is left to do about it, unless it has moved on. */
  async rest({ _id, state }: PaymentRecord): Promise<void> {
    await this.payments.updateOne({ _id, state }, { $unset: { dueAt: 1 } });
  }

  /** Tries it again after a while, each time a longer one. What has become due meanwhile stays due. */
  async putOff({ _id, state, tries, dueAt }: PaymentRecord): Promise<void> {
    const pause = Math.min(firstPause * 2 ** Math.min(tries - 1, 10), longestPause);
    await this.payments.updateOne({ _id, state, dueAt }, [{ $set: { dueAt: inMs(pause) } }], {
      updatePipeline: true,
    });
  }

  /** Has the provider asked now, unless it was a moment ago. */
  async askNow(_id: Types.ObjectId): Promise<void> {
    const last = { $ifNull: ['$takenAt', '$createdAt'] };
    const rested = { $expr: { $lt: [last, { $subtract: ['$$NOW', pauseBetween] }] } };
    await this.payments.updateOne({ _id, state: 'open', ...rested }, [{ $set: { dueAt: '$$NOW' } }], {
      updatePipeline: true,
    });
  }
}
