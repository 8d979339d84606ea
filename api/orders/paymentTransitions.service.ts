import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { OrderStatus } from '../../contract/order.js';
import { mayPaymentStep, mayStep } from '../../contract/orderSteps.js';
import { CartsService } from '../carts/carts.service.js';
import { StockService } from '../catalogue/stock.service.js';
import { DeliveryService } from './delivery.service.js';
import { DeliverySlotsService } from './deliverySlots.service.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import { type Cause, SettlementService } from '../payments/settlement.service.js';
import { type OrderRecord, stockLinesOf } from './order.schema.js';
import { type OrderNews, OrderMailsService } from './orderMails.service.js';

type PaymentStatus = OrderRecord['payment_status'];

interface Change {
  payment: PaymentStatus;
  status?: OrderStatus;
  /** Returns the other fields to set. */
  more?: (before: OrderRecord) => Promise<Partial<OrderRecord>>;
}

/** Applies the payment transitions of `SettlementService` to the order, the stock and the cart. */
@Injectable()
export class PaymentTransitionsService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly payments: PaymentsService,
    private readonly carts: CartsService,
    private readonly stock: StockService,
    private readonly mails: OrderMailsService,
    private readonly delivery: DeliveryService,
    private readonly slots: DeliverySlotsService,
    settlement: SettlementService,
  ) {
    settlement.registerTransitions((transition, cause) => this[transition](cause));
  }

  private async pay(cause: Cause): Promise<void> {
    await this.confirm(cause);
  }

  private async revive(cause: Cause): Promise<void> {
    const order = await this.confirm(cause);
    if (order.slot) await this.slots.take(order, await this.delivery.readRules(cause.session), cause.session);
    await this.stock.reserve(stockLinesOf(order), cause.session);
  }

  /** Marks the order of a payment as paid and calculates its arrival from now: its slot may have passed meanwhile. */
  private async confirm(cause: Cause): Promise<OrderRecord> {
    const more = (before: OrderRecord) => this.delivery.arrival(new Date(), before, cause.session);
    const order = await this.move(cause, { payment: 'paid', status: 'placed', more });
    await this.end(cause, 'paid');
    await this.leaveCart(order, cause);
    await this.tell(order, 'placed', cause);
    return order;
  }

  private async giveBack(cause: Cause): Promise<void> {
    const order = await this.move(cause, { payment: 'paid' });
    await this.end(cause, 'refunding');
    await this.tell(order, 'paidTooLate', cause);
  }

  private async flag(cause: Cause): Promise<void> {
    const { payment, providerStatus, session } = cause;
    if (providerStatus.state !== 'paid') return;
    const wrong_amount = { amount: providerStatus.amount, currency: providerStatus.currency, at: new Date() };
    const change = { $set: { wrong_amount }, $unset: { payment: 1 as const } };
    await this.orders.updateOne({ _id: payment._id }, change, { session });
    await this.end(cause, 'wrong');
  }

  private fail(cause: Cause): Promise<void> {
    return this.release(cause, 'failed');
  }

  private expire(cause: Cause): Promise<void> {
    return this.release(cause, 'expired');
  }

  private async refunded(cause: Cause): Promise<void> {
    const { payment, session } = cause;
    const ends = payment.state === 'wrong' && (await this.waits(payment, session));
    const order = await this.move(cause, { payment: 'refunded', ...(ends && { status: 'cancelled' }) });
    await this.end(cause, 'refunded');
    await this.tell(order, 'refunded', cause);
    if (ends) await this.giveUp(order, session);
  }

  private async release(cause: Cause, outcome: 'failed' | 'expired'): Promise<void> {
    const order = await this.move(cause, { payment: outcome, status: 'cancelled' });
    await this.end(cause, outcome);
    await this.tell(order, outcome === 'failed' ? 'paymentFailed' : 'paymentExpired', cause);
    await this.giveUp(order, cause.session);
  }

  /** Returns what an order holds: its stock, and its place in the delivery slot. */
  private async giveUp(order: OrderRecord, session: ClientSession): Promise<void> {
    await this.slots.giveBack(order, session);
    await this.stock.release(stockLinesOf(order), session);
  }

  private async waits({ _id }: PaymentRecord, session: ClientSession): Promise<boolean> {
    return (await this.orders.exists({ _id, status: 'placed' }).session(session)) !== null;
  }

  /**
   * Changes the status and the payment status of an order, only along the allowed steps, and only if the
   * order has not changed since it was read.
   */
  private async move({ payment, session }: Cause, change: Change): Promise<OrderRecord> {
    const before = await this.orders.findById(payment._id).session(session).lean<OrderRecord>().orFail();
    const { status = before.status } = change;
    if (!mayPaymentStep(before.payment_status, change.payment))
      throw new Error(`order ${before.orderId}: payment ${before.payment_status} → ${change.payment}`);
    if (status !== before.status && !mayStep(before.status, status, 'payment'))
      throw new Error(`order ${before.orderId}: ${before.status} → ${status}`);
    const more = await change.more?.(before);
    const at = new Date();
    const step = status === before.status ? [] : [{ status, at, by: payment.provider }];
    const order = await this.orders
      .findOneAndUpdate(
        { _id: payment._id, status: before.status, payment_status: before.payment_status },
        {
          $set: { status, payment_status: change.payment, ...more },
          $push: { history: { $each: step }, payment_history: { payment_status: change.payment, at } },
          $unset: { payment: 1, ...(more?.missed_slot && { slot: 1 }) },
        },
        { session, returnDocument: 'after' },
      )
      .lean<OrderRecord>()
      .orFail();
    return order;
  }

  private end({ payment, providerStatus, session }: Cause, state: PaymentRecord['state']): Promise<void> {
    const intent = providerStatus.state === 'paid' ? providerStatus.intent : undefined;
    return this.payments.move(payment, { state, intent }, { due: state === 'refunding', session });
  }

  private async tell(order: OrderRecord, news: OrderNews, { quiet, session }: Cause): Promise<void> {
    if (!quiet) await this.mails.tell(order, news, session);
  }

  /** Removes the paid quantities from the cart; products added since stay. */
  private async leaveCart({ userId, lines }: OrderRecord, { session }: Cause): Promise<void> {
    if (userId) await this.carts.removeOrdered(userId.toHexString(), lines, session);
  }
}
