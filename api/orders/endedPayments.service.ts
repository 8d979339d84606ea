import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PaymentsService } from '../payments/payments.service.js';
import type { OrderRecord } from './order.schema.js';

/** Ends the payments of cancelled orders. */
@Injectable()
export class EndedPaymentsService {
  constructor(private readonly payments: PaymentsService) {}

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
}
