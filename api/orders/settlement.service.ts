import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { PaymentEventRecord } from '../payments/paymentEvent.schema.js';
import type { PaymentEvent, ProviderStatus } from '../payments/paymentProvider.js';
import { type PaymentTransition, transitionOf, isTooEarly } from './paymentTransition.js';
import { PaymentTransitionsService } from './paymentTransitions.service.js';

type Find = (session: ClientSession) => Promise<PaymentRecord | null>;

interface ProviderReport {
  providerStatus: ProviderStatus;
  /** The id of the provider's event; undefined if the shop asked the provider itself. */
  event?: string;
  quiet?: boolean;
}

/** Applies what the payment provider reports about a payment: once, and in one transaction. */
@Injectable()
export class SettlementService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('PaymentEvent') private readonly events: Model<PaymentEventRecord>,
    private readonly payments: PaymentsService,
    private readonly transitions: PaymentTransitionsService,
    private readonly stock: StockService,
  ) {}

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
      if (!(error instanceof DomainError && error.code === 'outOfStock')) throw error;
      await this.write(find, report, (transition) => (transition === 'revive' ? 'giveBack' : transition));
    }
  }

  private async write(
    find: Find,
    { providerStatus, event, quiet = false }: ProviderReport,
    chosen: (transition: PaymentTransition) => PaymentTransition,
  ): Promise<void> {
    let moved: ProductRecord[] = [];
    await transact(this.connection, async (session) => {
      moved = [];
      if (event !== undefined && !(await this.isNews(event, session))) return;
      const payment = await find(session);
      if (payment && isTooEarly(payment, providerStatus)) throw new DomainError('notReady');
      const transition = payment && transitionOf(payment, providerStatus);
      if (transition)
        moved = await this.transitions.have(chosen(transition), { payment, providerStatus, session, quiet });
    });
    this.stock.apply(moved);
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
