import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Paise } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/order.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { invalid } from '../common/domainError.js';
import type { Customer } from '../common/call.js';
import { KeyedMutex } from '../database/transact.js';
import { IdempotencyService, type Intent } from '../idempotency/idempotency.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { type PricedOrder, PricingService, type OrderRequest } from './pricing.service.js';
import { orderNumber, type OrderRecord, orderSearchWords } from './order.schema.js';
import { OrderMailsService } from './orderMails.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { PaymentCancellationService } from './paymentCancellation.service.js';

/**
 * In ms: `timeout` is the maximum wait for other orders, and `deadline` the maximum time to place an order
 * altogether. Both end before the timeout of the request.
 */
const timeout = 6_000;
const deadline = 8_500;

const refuseTwice = ({ list_item }: OrderRequest): void => {
  const first = new Map<string, number>();
  const repeated = list_item.flatMap(({ productId }, index) => {
    if (first.has(productId)) return [['list_item', index, 'productId']];
    first.set(productId, index);
    return [];
  });
  if (repeated.length)
    throw invalid(({ fields }) => repeated.map((path) => ({ path, message: fields.twice })));
};

/** Returns the payment status of a new order. An order with nothing to pay counts as paid (W-15). */
const paymentStatusOf = (method: PaymentMethod, total: Paise): OrderRecord['payment_status'] => {
  if (method === 'cod') return 'due';
  return total === 0 ? 'paid' : 'awaiting';
};

/** `key` is the idempotency key; `language` is the language of the order's mails. */
export interface PlacingOptions {
  key: string | undefined;
  language: string | undefined;
}

/** Builds an order with copies of its lines and address, so that later edits do not change it (W-11). */
const newOrder = (
  { name, email }: Customer,
  { address, lines, bill, createdAt, deliverBy }: PricedOrder,
  payment: PaymentMethod,
  language?: string,
): OrderRecord => {
  const { address_line, city, state, pincode, country, mobile } = address;
  const order = {
    _id: new Types.ObjectId(),
    userId: address.userId,
    orderId: orderNumber(),
    createdAt,
    deliverBy,
    lines,
    subTotalAmt: bill.subtotal,
    totalAmt: bill.total,
    delivery_address: { address_line, city, state, pincode, country, mobile },
    status: 'placed' as const,
    payment_method: payment,
    payment_status: paymentStatusOf(payment, bill.total),
    history: [{ status: 'placed' as const, at: createdAt, by: email }],
    customer: { name, email },
    note: '',
    ...(language && { language }),
  };
  return { ...order, search: orderSearchWords(order) };
};

/** Places orders: each in one transaction, and those of the same customer or product one after the other. */
@Injectable()
export class PlacingService {
  private readonly placingMutex = new KeyedMutex();

  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly idempotency: IdempotencyService,
    private readonly payments: PaymentsService,
    private readonly pricing: PricingService,
    private readonly stock: StockService,
    private readonly orderPayments: OrderPaymentsService,
    private readonly paymentCancellation: PaymentCancellationService,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * Places an order: reserves stock, records the order, and begins its online payment or, if none is needed,
   * clears the cart lines; all of it, or nothing. An order paid online leaves the cart when it is paid. With
   * an idempotency key a repeated call within a day returns the same order.
   * @throws DomainError `invalid` for a product named twice, `outOfStock`, `keyReused`, `notReady`,
   * `alreadyPaid`, `paymentPending`, `paymentsUnavailable`, `tooManyUnpaid`, `tooManyCashOrders`,
   * `sessionEnded`, and as `PricingService.quote`
   */
  async place(
    customer: Customer,
    request: OrderRequest,
    payment: PaymentMethod,
    { key, language }: PlacingOptions,
  ): Promise<OrderRecord> {
    refuseTwice(request);
    const until = Date.now() + deadline;
    const names = [customer.id, ...request.list_item.map(({ productId }) => productId)];
    const intent = { userId: customer.id, key, content: [payment, request] };
    await this.makeRoom(intent, request);
    let sold: ProductRecord[] = [];
    const order = await this.placingMutex.take(names, timeout, () =>
      this.idempotency.run(
        intent,
        async (session) => {
          sold = [];
          const pricedOrder = await this.pricing.quote(customer.id, request, session);
          sold = await this.stock.reserve(pricedOrder.lines, session);
          await this.accounts.hold(customer.id, session);
          const placed = newOrder(customer, pricedOrder, payment, language);
          await this.orders.create([placed], { session });
          await this.orderPayments.refuseSecond(placed, session);
          await this.orderPayments.refuseTooMany(placed, session);
          if (placed.payment_status === 'awaiting') await this.orderPayments.begin(placed, key, session);
          else await this.confirm(placed, pricedOrder, session);
          return placed;
        },
        until - Date.now(),
      ),
    );
    this.stock.apply(sold);
    return order;
  }

  /**
   * Ends the customer's former payment, but only if the new order can be placed. A payment with the same
   * idempotency key belongs to the same call, which may also have been answered before.
   */
  private async makeRoom(intent: Intent, request: OrderRequest): Promise<void> {
    const former = await this.payments.liveOf(intent.userId);
    if (!former || (former.key !== undefined && former.key === intent.key)) return;
    if (await this.idempotency.knows(intent)) return;
    await this.pricing.check(intent.userId, request);
    await this.paymentCancellation.end(former);
  }

  /** Completes an order that does not wait for a payment: clears its cart lines and writes its mail. */
  private async confirm(
    placed: OrderRecord,
    pricedOrder: PricedOrder,
    session: ClientSession,
  ): Promise<void> {
    await this.pricing.clear(String(placed.userId), pricedOrder, session);
    await this.mails.tell(placed, 'placed', session);
  }
}
