import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { optionalAddressFields } from '../../contract/codes.js';
import type { Paise } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/order.js';
import type { AddressRecord } from '../addresses/address.schema.js';
import { AccountHoldsService, type Hold } from '../accounts/accountHolds.service.js';
import { CartsService } from '../carts/carts.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { deadlines } from '../common/deadlines.js';
import { DomainError, invalid } from '../common/domainError.js';
import type { Customer } from '../common/call.js';
import { ordersPlaced } from '../common/metrics.js';
import { batched, transactedTogether } from '../database/batches.js';
import { readAllTogether } from '../database/readTogether.js';
import { KeyedMutex, transact } from '../database/transact.js';
import { IdempotencyService, type Intent } from '../idempotency/idempotency.service.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import {
  type OrderRequest,
  type PricedOrder,
  type PricingRecords,
  PricingService,
} from './pricing.service.js';
import { DeliveryService } from './delivery.service.js';
import { slotId } from './deliverySlot.schema.js';
import { DeliverySlotsService } from './deliverySlots.service.js';
import { orderNumber, type OrderRecord, orderSearchWords, stockLinesOf } from './order.schema.js';
import { OrderMailsService } from './orderMails.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { PaymentCancellationService } from './paymentCancellation.service.js';

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

/** Copies the fields of an address that an order keeps, without those that are empty. */
const placeOf = (address: AddressRecord): OrderRecord['delivery_address'] => {
  const { address_line, city, state, pincode, country, mobile } = address;
  const filled = optionalAddressFields.flatMap((field) => (address[field] ? [[field, address[field]]] : []));
  return { address_line, city, state, pincode, country, mobile, ...Object.fromEntries(filled) };
};

/** Builds an order with copies of its lines and address, so that later edits do not change it (W-11). */
const newOrder = (
  { name, email }: Customer,
  { address, lines, bill, createdAt, deliverBy }: PricedOrder,
  { delivery_note, substitution, slot }: OrderRequest,
  { payment, language = 'en' }: { payment: PaymentMethod; language: string | undefined },
): OrderRecord => {
  const order = {
    _id: new Types.ObjectId(),
    userId: address.userId,
    orderId: orderNumber(),
    createdAt,
    deliverBy,
    lines,
    subTotalAmt: bill.subtotal,
    totalAmt: bill.total,
    ...(bill.deliverySaved > 0 && { delivery_saved: bill.deliverySaved }),
    delivery_address: placeOf(address),
    ...(delivery_note && { delivery_note }),
    ...(substitution && { substitution }),
    ...(slot && { slot }),
    status: 'placed' as const,
    payment_method: payment,
    payment_status: paymentStatusOf(payment, bill.total),
    history: [{ status: 'placed' as const, at: createdAt, by: email }],
    customer: { name, email },
    note: '',
    language,
  };
  return { ...order, search: orderSearchWords(order) };
};

/** What is read before an order is placed. */
interface Reads {
  /** What the call with the same idempotency key has placed. */
  known: { made: OrderRecord } | undefined;
  /** The payment that the customer has begun and not ended. */
  live: PaymentRecord | null;
  records: PricingRecords;
  /** The number of orders that count against the limit of this payment method. */
  limiting: number;
}

/** An order that is ready to be written, and what it rests on. */
interface Placing {
  intent: Intent;
  records: PricingRecords;
  lines: PricedOrder['lines'];
  order: OrderRecord;
  hold: Hold;
  /** The time in ms by which it is written, or not at all. */
  until: number;
}

/**
 * Places orders: each in one transaction, which those of several customers share under load (ADR 75), and those of
 * the same customer or product one after the other. What the transaction depends on is read before it; whatever
 * has changed since makes it start again (ADR 43).
 */
@Injectable()
export class PlacingService {
  private readonly customerMutex = new KeyedMutex();
  /** Keyed by products and by delivery slots. */
  private readonly productMutex = new KeyedMutex();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly idempotency: IdempotencyService,
    private readonly payments: PaymentsService,
    private readonly pricing: PricingService,
    private readonly carts: CartsService,
    private readonly stock: StockService,
    private readonly orderPayments: OrderPaymentsService,
    private readonly paymentCancellation: PaymentCancellationService,
    private readonly mails: OrderMailsService,
    private readonly delivery: DeliveryService,
    private readonly slots: DeliverySlotsService,
  ) {}

  /**
   * Places an order: reserves stock, records the order, and begins its online payment or, if none is needed,
   * clears the cart lines; all of it, or nothing. An order paid online leaves the cart when it is paid. With
   * an idempotency key a repeated call within a day returns the same order.
   * @throws DomainError `invalid` for a product named twice, `outOfStock`, `slotFull`, `keyReused`, `notReady`,
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
    const until = Date.now() + deadlines.placing;
    const intent = { userId: customer.id, key, content: [payment, request] };
    return this.customerMutex.take([customer.id], deadlines.otherOrders, () =>
      this.accounts.readThenWrite(
        customer.id,
        () => this.readAll(intent, request, payment, until),
        async ({ known, live, records, limiting }, hold) => {
          if (known) return known.made;
          const priced = this.pricing.quote(records, request);
          const order = newOrder(customer, priced, request, { payment, language });
          this.stock.refuseShort(stockLinesOf(order), records.products);
          if (live) throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
          this.orderPayments.refuseTooMany(order, limiting);
          const placing = { intent, records, lines: priced.lines, order, hold, until };
          const isSimple = order.payment_status !== 'awaiting' && !order.slot;
          await (isSimple ? this.writeTogether(placing) : this.write([placing], transact));
          ordersPlaced.inc({ payment });
          return order;
        },
      ),
    );
  }

  /** Writes an order, under load together with those of other customers. */
  private readonly writeTogether = transactedTogether((batch: readonly Placing[], run) =>
    this.write(batch, run),
  );

  /** Writes orders, each of another customer, in one transaction. */
  private async write(batch: readonly Placing[], run: typeof transact): Promise<void> {
    const orders = batch.map(({ order }) => order);
    const stockLines = orders.flatMap(stockLinesOf);
    const contested = [
      ...stockLines.map(({ productId }) => productId),
      ...orders.flatMap(({ slot }) => (slot ? [slotId(slot)] : [])),
    ];
    const unpaid = batch.filter(({ order }) => order.payment_status === 'awaiting');
    const done = batch.filter(({ order }) => order.payment_status !== 'awaiting');
    let reserved: ProductRecord[] = [];
    const work = async (session: ClientSession) => {
      await this.accounts.lockAll(
        batch.map(({ hold }) => hold),
        session,
      );
      reserved = await this.stock.reserve(stockLines, session);
      for (const { records, order } of batch) {
        this.pricing.refuseEdited(records, reserved);
        await this.slots.take(order, records.terms.rules, session);
      }
      await this.orders.collection.insertMany(orders, { session });
      for (const { order, intent } of unpaid) await this.orderPayments.begin(order, intent.key, session);
      if (done.length) await this.clear(done, session);
      await this.idempotency.remember(
        batch.map(({ intent, order }) => ({ intent, made: order })),
        session,
      );
    };
    await this.productMutex.take(contested, deadlines.otherOrders, () =>
      run(this.connection, work, Math.min(...batch.map(({ until }) => until)) - Date.now()),
    );
    this.stock.apply(reserved);
  }

  /** Clears the cart lines of orders that need no payment, and writes their mails. */
  private async clear(done: readonly Placing[], session: ClientSession): Promise<void> {
    await this.carts.removeLines(
      done.map(({ hold, lines }) => ({ customerId: hold.userId, lines })),
      session,
    );
    await this.mails.tellAll(
      done.map(({ hold, order }) => ({ to: hold.email, order })),
      'placed',
      session,
    );
  }

  /** Reads all at once, and ends the customer's former payment if the new order can be placed. */
  private async readAll(
    intent: Intent,
    request: OrderRequest,
    payment: PaymentMethod,
    until: number,
  ): Promise<Reads> {
    const reads = await this.read(intent, request, payment);
    const { known, live, records } = reads;
    if (known || !live) return reads;
    // a payment with the same key belongs to a call like this one, which is still placing its order
    if (live.key !== undefined && live.key === intent.key) return reads;
    this.pricing.quote(records, request);
    await this.paymentCancellation.end(live, until);
    return this.read(intent, request, payment);
  }

  /** Finds what an order depends on. */
  private finds(intent: Intent, request: OrderRequest, payment: PaymentMethod) {
    const { userId } = intent;
    return {
      ...this.pricing.finds(userId, request),
      known: this.idempotency.find(intent),
      live: this.payments.liveOf(userId),
      limiting: this.orderPayments.limiting(new Types.ObjectId(userId), payment),
    };
  }

  /** Reads, under load for orders of several customers at once. */
  private readonly find = batched((asked: readonly ReturnType<PlacingService['finds']>[]) =>
    readAllTogether(asked),
  );

  private async read(intent: Intent, request: OrderRequest, payment: PaymentMethod): Promise<Reads> {
    const [found, minutes] = await Promise.all([
      this.find(this.finds(intent, request, payment)),
      this.delivery.minutes(),
    ]);
    return {
      known: this.idempotency.madeBy<OrderRecord>(intent, found.known),
      live: found.live[0] ?? null,
      records: this.pricing.recordsOf(found, minutes),
      limiting: found.limiting.length,
    };
  }
}
