import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { StockService } from '../catalogue/stock.service.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { ProviderStatus } from '../payments/paymentProvider.js';
import { PaymentProvidersService } from '../payments/paymentProviders.service.js';
import { SettlementService } from '../payments/settlement.service.js';
import { DeliverySlotsService } from './deliverySlots.service.js';
import { type OrderRecord, stockLinesOf } from './order.schema.js';

/** ms that opening a payment page may take; longer than the deadline of the provider. */
export const openingTime = 20_000;

const seconds = (count: number) => ({ headers: { 'retry-after': String(count) } });

/** Ends payments that must not be completed. */
@Injectable()
export class PaymentCancellationService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly providers: PaymentProvidersService,
    private readonly payments: PaymentsService,
    private readonly idempotency: IdempotencyService,
    private readonly settlement: SettlementService,
    private readonly stock: StockService,
    private readonly slots: DeliverySlotsService,
  ) {}

  /**
   * Withdraws an order for which no payment page could be opened: it was never placed, and its idempotency
   * key is free again.
   */
  async withdraw(order: OrderRecord, { _id, userId, key }: PaymentRecord): Promise<void> {
    await transact(this.connection, async (session) => {
      if (!(await this.payments.withdraw(_id, session))) return;
      await this.orders.deleteOne({ _id }, { session });
      if (userId && key !== undefined)
        await this.idempotency.erase({ userId: userId.toHexString(), key }, session);
      await this.stock.release(stockLinesOf(order), session);
      await this.slots.giveBack(order, session);
    });
  }

  /**
   * Ends a customer's former payment before the next one begins, because only one may be open (W-15).
   * @param until when the caller's own time ends, in ms since 1970
   * @throws DomainError `alreadyPaid`, `paymentPending`, `paymentsUnavailable`, `notReady`
   */
  async end(payment: PaymentRecord, until: number): Promise<void> {
    const providerStatus = await this.close(payment, until);
    await this.settlement.applyProviderStatus(payment, providerStatus, providerStatus.state === 'expired');
    if (providerStatus.state !== 'paid' && providerStatus.state !== 'processing') return;
    const { orderId } = await this.orders.findById(payment._id, { orderId: 1 }).lean().orFail();
    const details = { values: { number: orderId }, data: { orderId } };
    throw new DomainError(providerStatus.state === 'paid' ? 'alreadyPaid' : 'paymentPending', details);
  }

  private async close(payment: PaymentRecord, until: number): Promise<ProviderStatus> {
    const { session, createdAt } = payment;
    if (session) return this.providers.of(payment).close(session, until);
    if (Date.now() - createdAt.getTime() < openingTime) throw new DomainError('notReady', seconds(2));
    return { state: 'expired' };
  }
}
