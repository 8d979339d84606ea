import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import { PaymentProvidersService } from '../payments/paymentProviders.service.js';
import { PaymentQueueService } from '../payments/paymentQueue.service.js';
import type { OrderRecord } from './order.schema.js';
import type { ShownOrder } from './orders.service.js';

/** Begins and ends the payments of orders (W-15). */
@Injectable()
export class OrderPaymentsService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly providers: PaymentProvidersService,
    private readonly payments: PaymentsService,
    private readonly queue: PaymentQueueService,
  ) {}

  /** Begins the payment of an order, in the transaction that records the order. */
  async begin(
    { _id, userId, totalAmt, lines }: OrderRecord,
    key: string | undefined,
    session: ClientSession,
  ) {
    const provider = this.providers.current;
    if (!provider) throw new DomainError('paymentsUnavailable');
    const held = lines.map(({ productId, quantity }) => ({
      productId: new Types.ObjectId(String(productId)),
      quantity,
    }));
    await this.payments.begin({ _id, userId, provider: provider.name, amount: totalAmt, held, key }, session);
  }

  /** Stores the address of the payment page in the order, so that the customer can open the page from there. */
  async tell({ _id, url, until }: PaymentRecord): Promise<void> {
    if (!url) return;
    await this.orders.updateOne(
      { _id, status: 'placed', payment_status: 'awaiting' },
      { $set: { payment: { url, until } } },
    );
  }

  /**
   * Marks the payment of a cancelled order, in the transaction of the cancellation: a paid amount is to be
   * refunded, and an open payment page to be closed. Payment reconciliation does this after the transaction.
   * @returns the payment status of the order
   */
  async giveUp(
    { _id, payment_status }: OrderRecord,
    session: ClientSession,
  ): Promise<OrderRecord['payment_status']> {
    const payment = await this.payments.of(_id, session);
    if (!payment) return payment_status;
    const isLive = payment.state === 'opening' || payment.state === 'open';
    const isMoney = payment.state === 'paid' || payment.state === 'wrong';
    if (!isLive && !isMoney) return payment_status;
    await this.payments.move(payment, { state: isLive ? 'cancelled' : 'refunding' }, { due: true, session });
    return isLive ? payment_status : 'paid';
  }

  /** Makes the shop ask the payment provider now whether an unpaid order is paid. */
  async ask({
    _id,
    status,
    payment_status,
  }: Pick<ShownOrder, '_id' | 'status' | 'payment_status'>): Promise<void> {
    if (status === 'cancelled' || payment_status !== 'awaiting') return;
    await this.queue.askNow(new Types.ObjectId(String(_id)));
  }
}
