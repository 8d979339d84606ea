import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import type { PaymentMethod } from '../../contract/order.js';
import { openStatuses } from '../../contract/orderSteps.js';
import { AccountHoldsService, type Hold } from '../accounts/accountHolds.service.js';
import { CartsService } from '../carts/carts.service.js';
import { StockService } from '../catalogue/stock.service.js';
import { deadlines } from '../common/deadlines.js';
import { DomainError, invalid } from '../common/domainError.js';
import type { Customer } from '../common/call.js';
import { ordersPlaced } from '../common/metrics.js';
import { CONFIG, type Config } from '../config/config.js';
import { batched, type Find, readAllTogether } from '../database/batches.js';
import { SharedTransactions, type SharedWrite, timeLeft } from '../database/sharedTransactions.js';
import { KeyedMutex, type transact } from '../database/transact.js';
import { IdempotencyService, type Intent } from '../idempotency/idempotency.service.js';
import type { SealedMail } from '../mail/outbox.service.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { heldIn, PaymentsService } from '../payments/payments.service.js';
import {
  newOrder,
  type OrderRequest,
  paymentStatusOf,
  type PricedOrder,
  type PricingRecords,
  PricingService,
} from './pricing.service.js';
import { DeliveryService } from './delivery.service.js';
import { slotId } from './deliverySlot.schema.js';
import { DeliverySlotsService } from './deliverySlots.service.js';
import { type OrderRecord, stockLinesOf } from './order.schema.js';
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

/** `key` is the idempotency key; `language` is the language of the order's mails. */
export interface PlacingOptions {
  key: string | undefined;
  language: string | undefined;
}

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

/** An order that is ready to be written, and the records it was priced by. */
interface Placing extends SharedWrite {
  intent: Intent;
  records: PricingRecords;
  lines: PricedOrder['lines'];
  order: OrderRecord;
  hold: Hold;
  /** The mail about an order that needs no payment. */
  mail: SealedMail | undefined;
  /** Whether a transaction has tried to write it; somebody may have written its products since they were read. */
  isTried?: boolean;
}

const isAwaiting = ({ order }: Pick<Placing, 'order'>) => order.payment_status === 'awaiting';

/**
 * Places orders. Each is written in one transaction, which orders of several customers share under load (ADR 75).
 * Orders of the same customer run one after the other. What the transaction depends on is read before it; whatever
 * has changed since makes it start again (ADR 43).
 */
@Injectable()
export class PlacingService {
  private readonly customerMutex = new KeyedMutex();
  private readonly placings = new SharedTransactions<Placing>({
    write: (placings, run) => this.write(placings, run),
    keysOf: ({ order }) => [
      ...stockLinesOf(order).map(({ productId }) => productId),
      ...(order.slot ? [slotId(order.slot)] : []),
    ],
    fits: (others, placing) => this.fits(others, placing),
  });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    @Inject(CONFIG) private readonly config: Config,
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
          this.refuseTooMany(order, limiting);
          hold.email ??= customer.email;
          const mail = isAwaiting({ order }) ? undefined : this.mails.seal(hold.email, order, 'placed');
          const { lines } = priced;
          await this.placings.add({ userId: customer.id, intent, records, lines, order, mail, hold, until });
          ordersPlaced.inc({ payment });
          return order;
        },
      ),
    );
  }

  /** Online payments and slots get a transaction of their own, and so does an order that may be out of stock. */
  private fits(others: readonly Placing[], placing: Placing): boolean {
    if (isAwaiting(placing) || placing.order.slot) return false;
    const all = [...others, placing];
    return this.stock.hasEnough(
      all.flatMap(({ order }) => stockLinesOf(order)),
      all.flatMap(({ records }) => records.products),
    );
  }

  /** Writes orders, each of another customer, in one transaction. */
  private async write(placings: readonly Placing[], run: typeof transact): Promise<void> {
    const orders = placings.map(({ order }) => order);
    const work = async (session: ClientSession) => {
      await this.accounts.lockAll(
        placings.map(({ hold }) => hold),
        session,
      );
      const products = placings.some(({ isTried }) => isTried)
        ? []
        : placings.flatMap((one) => one.records.products);
      for (const placing of placings) placing.isTried = true;
      const reserved = await this.stock.reserve(orders.flatMap(stockLinesOf), session, products);
      this.pricing.refuseEdited(placings, reserved);
      for (const { records, order } of placings) await this.slots.take(order, records.terms.rules, session);
      await this.orders.collection.insertMany(orders, { session });
      for (const { order, intent } of placings.filter(isAwaiting))
        await this.orderPayments.begin(order, intent.key, session);
      await this.clear(
        placings.filter((placing) => !isAwaiting(placing)),
        session,
      );
      await this.idempotency.remember(
        placings.map(({ intent, order }) => ({ intent, made: order })),
        session,
      );
    };
    await run(this.connection, work, timeLeft(placings));
  }

  /** Clears the cart lines of orders that need no payment, and stores their mails. */
  private async clear(complete: readonly Placing[], session: ClientSession): Promise<void> {
    if (!complete.length) return;
    await this.carts.removeLines(complete, session);
    await this.mails.store(
      complete.flatMap(({ mail }) => mail ?? []),
      session,
    );
  }

  /** Reads all at once, and ends the customer's former payment unless the reads refuse the new order. */
  private async readAll(
    intent: Intent,
    request: OrderRequest,
    payment: PaymentMethod,
    until: number,
  ): Promise<Reads> {
    const reads = await this.read(intent, request, payment);
    const { known, live, records, limiting } = reads;
    if (known || !live) return reads;
    // a payment with the same key belongs to a call like this one, which is still placing its order
    if (live.key !== undefined && live.key === intent.key) return reads;
    const { lines, bill } = this.pricing.quote(records, request);
    const products = records.products.map((product) => {
      const { _id, stock } = product;
      return { ...product, stock: stock + (records.held.get(_id.toHexString()) ?? 0) };
    });
    this.stock.refuseShort(stockLinesOf({ lines }), products);
    this.refuseTooMany({ payment_status: paymentStatusOf(payment, bill.total) }, limiting);
    await this.slots.refuseFull(intent.userId, request.slot, records.terms.rules);
    await this.paymentCancellation.end(live, until);
    return this.read(intent, request, payment);
  }

  /**
   * Finds what an order depends on. The open payment comes before the cart: its end empties the cart, and a cart from
   * before that would be ordered again without a word.
   */
  private finds(intent: Intent, request: OrderRequest, payment: PaymentMethod) {
    const { userId } = intent;
    const { address, ...others } = this.pricing.finds(userId, request);
    return {
      address,
      live: this.payments.liveOf(userId),
      ...others,
      known: this.idempotency.find(intent),
      limiting: this.limiting(new Types.ObjectId(userId), payment),
    };
  }

  /**
   * Finds the orders that count against the limit of a payment method, at most as many as the limit; undefined
   * when there is none.
   */
  private limiting(userId: Types.ObjectId, method: PaymentMethod): Find<object> | undefined {
    const { UNPAID_ORDERS_A_DAY: unpaid, OPEN_CASH_ORDERS: cash } = this.config;
    if (method !== 'cod') return unpaid ? this.payments.unpaidOf(userId, unpaid) : undefined;
    const filter = { userId, payment_status: 'due', status: { $in: openStatuses } };
    return cash
      ? { collection: this.orders.collection, filter, limit: cash, projection: { _id: 1 } }
      : undefined;
  }

  /**
   * Checks the limits of unpaid orders; 0 means no limit.
   * @param count how many open cash orders or, for an online payment, unpaid orders the customer had before
   * @throws DomainError `tooManyUnpaid`, `tooManyCashOrders`
   */
  private refuseTooMany({ payment_status }: Pick<OrderRecord, 'payment_status'>, count: number): void {
    const { UNPAID_ORDERS_A_DAY: unpaid, OPEN_CASH_ORDERS: cash } = this.config;
    if (unpaid && payment_status === 'awaiting' && count >= unpaid) throw new DomainError('tooManyUnpaid');
    if (cash && payment_status === 'due' && count >= cash) throw new DomainError('tooManyCashOrders');
  }

  /** Finds for one order; under load one command finds for several customers. */
  private readonly find = batched(
    (asked: readonly ReturnType<PlacingService['finds']>[]) => readAllTogether(asked),
    { maxBatchSize: 20 },
  );

  private async read(intent: Intent, request: OrderRequest, payment: PaymentMethod): Promise<Reads> {
    const [found, minutes] = await Promise.all([
      this.find(this.finds(intent, request, payment)),
      this.delivery.minutes(),
    ]);
    return {
      known: this.idempotency.madeBy<OrderRecord>(intent, found.known),
      live: found.live[0] ?? null,
      records: this.pricing.recordsOf(found, minutes, heldIn(found.live[0])),
      limiting: found.limiting.length,
    };
  }
}
