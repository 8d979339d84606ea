import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '../../contract/order.js';
import { CatalogueProjection } from '../catalogue/catalogueProjection.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { invalid } from '../common/contractPipe.js';
import type { Customer } from '../common/customer.js';
import { fingerprintOf } from '../once/idempotencyKey.js';
import { OnceOnlyService } from '../once/onceOnly.service.js';
import { BasketsService, type OrderRequest } from './baskets.service.js';
import { OrdersService, type ShownOrder } from './orders.service.js';
import { Turns } from './turns.js';

/** ms: after so long in the queue it is too late to begin, and after so long altogether to go on; both before the request's deadline. */
const patience = 6_000;
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

/** Places orders. */
@Injectable()
export class PlacingService {
  private readonly turns = new Turns();

  constructor(
    private readonly once: OnceOnlyService,
    private readonly baskets: BasketsService,
    private readonly stock: StockService,
    private readonly orders: OrdersService,
    private readonly catalogue: CatalogueProjection,
  ) {}

  /**
   * Takes stock, records the order and clears its cart lines: all three, or none. With a key, once in a day (W-35).
   * @throws DomainError `notFound`, `cartChanged`, `totalsChanged`, `outOfStock`, `keyReused`, `notReady`
   */
  async place(
    customer: Customer,
    request: OrderRequest,
    payment: PaymentMethod,
    key?: string,
  ): Promise<ShownOrder> {
    refuseTwice(request);
    const customerId = customer.id;
    const until = Date.now() + deadline;
    const names = [customerId, ...request.list_item.map(({ productId }) => productId)];
    const intent = { userId: customerId, key, fingerprint: fingerprintOf([payment, request]) };
    let sold: ProductRecord[] = [];
    const order = await this.turns.take(names, patience, () =>
      this.once.run(
        intent,
        async (session) => {
          const basket = await this.baskets.quote(customerId, request, session);
          sold = await this.stock.reserve(basket.lines, session);
          const placed = await this.orders.record(customer, basket, payment, session);
          await this.baskets.clear(customerId, basket, session);
          return placed;
        },
        until - Date.now(),
      ),
    );
    this.catalogue.apply(sold);
    return this.orders.show(order);
  }
}
