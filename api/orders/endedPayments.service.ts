import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PaymentsService } from '../payments/payments.service.js';
import type { OrderRecord } from './order.schema.js';

/** The payments of orders that are cancelled. */
@Injectable()
export class EndedPaymentsService {
  constructor(private readonly payments: PaymentsService) {}

  /**
   * The order was cancelled by somebody: what was paid goes back, and what was not shall not be. In the same transaction; the shop
   * sees to it as soon as it is over.
   * @returns how the payment stands by then
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
