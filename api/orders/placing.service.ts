import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PaymentMethod } from '../../contract/order.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { invalid } from '../common/contractPipe.js';
import type { Customer } from '../common/customer.js';
import { fingerprintOf } from '../idempotency/idempotencyKey.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type PricedOrder, PricingService, type OrderRequest } from './pricing.service.js';
import { AllowancesService } from './allowances.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrderMailsService } from './orderMails.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { OrdersService } from './orders.service.js';
import { KeyedMutex } from './keyedMutex.js';
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

@Injectable()
export class PlacingService {
  private readonly placingMutex = new KeyedMutex();

  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly pricing: PricingService,
    private readonly stock: StockService,
    private readonly orders: OrdersService,
    private readonly paymentCancellation: PaymentCancellationService,
    private readonly payments: OrderPaymentsService,
    private readonly allowances: AllowancesService,
    private readonly catalogue: CatalogueProjectionService,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * Places an order: reserves stock, records the order, and begins its online payment or, if none is needed,
   * clears the cart lines; all of it, or nothing. An order paid online leaves the cart when it is paid. With
   * an idempotency key a repeated call within a day returns the same order. Mails are in `language`.
   * @throws DomainError `invalid` for a product named twice, `outOfStock`, `keyReused`, `notReady`,
   * `alreadyPaid`, `paymentPending`, `paymentsUnavailable`, `tooManyUnpaid`, `tooManyCashOrders`,
   * `sessionEnded`, and as `PricingService.quote`
   */
  async place(
    customer: Customer,
    request: OrderRequest,
    payment: PaymentMethod,
    key?: string,
    language?: string,
  ): Promise<OrderRecord> {
    refuseTwice(request);
    const customerId = customer.id;
    const until = Date.now() + deadline;
    const names = [customerId, ...request.list_item.map(({ productId }) => productId)];
    const intent = { userId: customerId, key, fingerprint: fingerprintOf([payment, request]) };
    if (!(await this.idempotency.knows(intent))) await this.makeRoom(customerId, request, key);
    let sold: ProductRecord[] = [];
    const order = await this.placingMutex.take(names, timeout, () =>
      this.idempotency.run(
        intent,
        async (session) => {
          sold = [];
          const pricedOrder = await this.pricing.quote(customerId, request, session);
          sold = await this.stock.reserve(pricedOrder.lines, session);
          const placed = await this.orders.record(customer, pricedOrder, payment, session, language);
          await this.payments.refuseSecond(placed, session);
          await this.allowances.check(placed, session);
          if (placed.payment_status === 'awaiting') await this.payments.begin(placed, key, session);
          else await this.confirm(placed, pricedOrder, session);
          return placed;
        },
        until - Date.now(),
      ),
    );
    this.catalogue.apply(sold);
    return order;
  }

  /** Ends the customer's former payment, but only if the new order can be placed. */
  private async makeRoom(customerId: string, request: OrderRequest, key: string | undefined): Promise<void> {
    const former = await this.paymentCancellation.former(customerId, key);
    if (!former) return;
    await this.pricing.check(customerId, request);
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
