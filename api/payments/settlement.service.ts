import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { PaymentRecord } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';
import type { PaymentEventRecord } from './paymentEvent.schema.js';
import type { PaymentEvent, ProviderStatus } from './paymentProvider.js';
import { type PaymentTransition, transitionOf, isTooEarly } from './paymentTransition.js';

/**
 * What a payment transition is applied to: the payment, its status from the provider, and the transaction to
 * write in.
 */
export interface Cause {
  payment: PaymentRecord;
  providerStatus: ProviderStatus;
  session: ClientSession;
  /** Whether no mail is sent, because the customer knows about the change already. */
  quiet: boolean;
}

/**
 * Applies a payment transition to the order of the payment.
 * @throws DomainError `outOfStock` if the products of a late payment are sold out, `slotFull` if its delivery slot
 * is full
 */
export type ApplyTransition = (transition: PaymentTransition, cause: Cause) => Promise<void>;

type Find = (session: ClientSession) => Promise<PaymentRecord | null>;

/** The errors after which a late payment is refunded. */
const unservable: ReadonlySet<string> = new Set(['outOfStock', 'slotFull']);

interface ProviderReport {
  providerStatus: ProviderStatus;
  /** The id of the provider's event; undefined if the shop asked the provider itself. */
  event?: string;
  quiet?: boolean;
}

/** Applies what the payment provider reports about a payment: once, and in one transaction. */
@Injectable()
export class SettlementService {
  private apply: ApplyTransition = () => Promise.reject(new Error('no module applies payment transitions'));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('PaymentEvent') private readonly events: Model<PaymentEventRecord>,
    private readonly payments: PaymentsService,
  ) {}

  /** Sets how a transition changes an order. The orders module does so, because it builds on this one. */
  registerTransitions(apply: ApplyTransition): void {
    this.apply = apply;
  }

  /** Applies an event of the payment provider. An event of an unknown payment has no effect. */
  applyProviderEvent({ id, payment, providerStatus }: PaymentEvent): Promise<void> {
    return this.settle((session) => this.payments.named(payment, session), { providerStatus, event: id });
  }

  /**
   * Applies the payment's status that the provider answered when the shop asked for it.
   * @param quiet whether no mail is sent, because the customer knows already
   */
  applyProviderStatus(
    { _id }: Pick<PaymentRecord, '_id'>,
    providerStatus: ProviderStatus,
    quiet = false,
  ): Promise<void> {
    return this.settle((session) => this.payments.of(_id, session), { providerStatus, quiet });
  }

  private async settle(find: Find, report: ProviderReport): Promise<void> {
    try {
      await this.write(find, report, (transition) => transition);
    } catch (error) {
      if (!(error instanceof DomainError && unservable.has(error.code))) throw error;
      await this.write(find, report, (transition) => (transition === 'revive' ? 'giveBack' : transition));
    }
  }

  private async write(
    find: Find,
    { providerStatus, event, quiet = false }: ProviderReport,
    chosen: (transition: PaymentTransition) => PaymentTransition,
  ): Promise<void> {
    await transact(this.connection, async (session) => {
      if (event !== undefined && !(await this.isNews(event, session))) return;
      const payment = await find(session);
      if (payment && isTooEarly(payment, providerStatus)) throw new DomainError('notReady');
      const transition = payment && transitionOf(payment, providerStatus);
      if (transition) await this.apply(chosen(transition), { payment, providerStatus, session, quiet });
    });
  }

  /**
   * Stores the id of a provider's event and tells whether it is new. If two processes store it at the same
   * time, only one of them succeeds.
   */
  private async isNews(event: string, session: ClientSession): Promise<boolean> {
    const { upsertedCount } = await this.events.updateOne(
      { _id: event },
      { $setOnInsert: { at: new Date() } },
      { upsert: true, session },
    );
    return upsertedCount > 0;
  }
}
