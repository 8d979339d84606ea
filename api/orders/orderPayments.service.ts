import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payments/paymentProvider.js';
import type { OrderRecord } from './order.schema.js';
import type { ShownOrder } from './orders.service.js';
import { PaymentReconciliationService } from './paymentReconciliation.service.js';

/** Begins payments of orders and triggers their checks. */
@Injectable()
export class OrderPaymentsService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | undefined,
    private readonly payments: PaymentsService,
    private readonly watch: PaymentReconciliationService,
  ) {}

  /**
   * Refuses an order if another payment of the customer was begun meanwhile. It runs in the transaction that
   * has recorded the order and thereby locks the account.
   * @throws DomainError `notReady`
   */
  async refuseSecond({ userId }: OrderRecord, session: ClientSession): Promise<void> {
    if (userId && (await this.payments.liveOf(userId.toHexString(), session)))
      throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
  }

  /** Begins the payment of an order, in the transaction that records the order. */
  async begin(
    { _id, userId, totalAmt, lines }: OrderRecord,
    key: string | undefined,
    session: ClientSession,
  ) {
    if (!this.provider) throw new DomainError('paymentsUnavailable');
    const held = lines.map(({ productId, quantity }) => ({
      productId: new Types.ObjectId(String(productId)),
      quantity,
    }));
    await this.payments.begin(
      { _id, userId, provider: this.provider.name, amount: totalAmt, held, key },
      session,
    );
  }

  /**
   * Stores the address of the payment page in the order, so that the customer can open the page from there.
   */
  async tell({ _id, url, until }: PaymentRecord): Promise<void> {
    if (!url) return;
    await this.orders.updateOne(
      { _id, status: 'placed', payment_status: 'awaiting' },
      { $set: { payment: { url, until } } },
    );
  }

  /** Makes the shop ask the payment provider now whether an unpaid order is paid. */
  async ask({
    _id,
    status,
    payment_status,
  }: Pick<ShownOrder, '_id' | 'status' | 'payment_status'>): Promise<void> {
    if (status === 'cancelled' || payment_status !== 'awaiting') return;
    await this.payments.askNow(new Types.ObjectId(String(_id)));
    this.watch.wake();
  }
}
