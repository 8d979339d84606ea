import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import {
  CatalogueProjectionService,
  type ProductWithCategories,
} from '../catalogue/catalogueProjection.service.js';
import { daysBefore } from '../common/days.js';
import { DomainError } from '../common/domainError.js';
import { TimedCache } from '../common/timedCache.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrdersService } from '../orders/orders.service.js';
import { BoughtTogether } from './boughtTogether.js';

/** The number of newest orders that recommendations are made from. */
const read = 20_000;
/** The number of orders per batch: the process answers requests between batches. */
const batch = 200;
/** Days during which an order counts for popularity. */
const days = 30;
const max = limits.homeRow;
/**
 * The cache settings, in ms. Only the first request after a start waits for the orders to be read; later
 * requests get the cached result while it is renewed.
 */
const pace = { fresh: 60_000, timeout: 0 };

interface Read {
  userId: Types.ObjectId | null;
  createdAt: Date;
  lines: { productId: Types.ObjectId; quantity: number }[];
}

/** Adds up the units of each product, by its id. */
const unitsIn = (lines: Read['lines']): Map<string, number> => {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toHexString();
    units.set(id, (units.get(id) ?? 0) + quantity);
  }
  return units;
};

/** Recommends products from the newest orders, in the memory of each process (docs/adr/0021). */
@Injectable()
export class RecommendationsService {
  private readonly recent = new TimedCache(() => this.readOrders(), pace);
  private published = '';

  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly catalogue: CatalogueProjectionService,
  ) {}

  /** Returns popular products in stock, filled up from the categories if the orders name too few. */
  async popular(): Promise<Outcome<'product', 'popular'>> {
    const boughtTogether = await this.recent.get();
    return { data: this.inStock(this.popularFirst(boughtTogether)) };
  }

  /**
   * Returns the products in stock of which most units were sold lately, filled up like the popular ones. `sold` tells
   * whether any of them was sold.
   */
  async bestSellers(): Promise<{ sold: boolean; bestSellers: ProductWithCategories[] }> {
    const boughtTogether = await this.recent.get();
    const isInStock = (id: string) => Boolean(this.catalogue.state.product(id)?.stock);
    return {
      sold: boughtTogether.bestSelling().some(isInStock),
      bestSellers: this.inStock(this.soldFirst(boughtTogether)),
    };
  }

  /**
   * Returns products in stock that are bought together with a product; may be empty.
   * @throws DomainError `notFound`
   */
  async together({ productId }: { productId: string }): Promise<Outcome<'product', 'together'>> {
    if (!this.catalogue.state.product(productId)) throw new DomainError('notFound');
    const boughtTogether = await this.recent.get();
    return { data: this.inStock(boughtTogether.together(productId)) };
  }

  /** Reads the orders for the recommendations now, even if the cache is fresh. */
  async renew(): Promise<void> {
    this.recent.take(await this.readOrders());
  }

  /**
   * Yields the ids of the most ordered products, then of the first product in stock of each category, then of
   * all others, so that no category fills the list alone.
   */
  private *popularFirst(boughtTogether: BoughtTogether): Generator<string> {
    yield* boughtTogether.popular();
    for (const { _id } of this.catalogue.state.categories()) {
      const first = this.catalogue.state
        .idsByCategory(_id)
        .find((id) => this.catalogue.state.product(id)?.stock);
      if (first !== undefined) yield first;
    }
    yield* this.catalogue.state.idsByCategory();
  }

  private *soldFirst(boughtTogether: BoughtTogether): Generator<string> {
    yield* boughtTogether.bestSelling();
    yield* this.popularFirst(boughtTogether);
  }

  private inStock(ids: Iterable<string>): ProductWithCategories[] {
    const found = new Map<string, ProductWithCategories>();
    for (const id of ids) {
      const product = this.catalogue.state.product(id);
      if (product?.stock) found.set(id, product);
      if (found.size === max) break;
    }
    return [...found.values()];
  }

  private async readOrders(): Promise<BoughtTogether> {
    const boughtTogether = new BoughtTogether();
    const since = daysBefore(new Date(), days);
    const newest = this.orders
      .find(OrdersService.sold, {
        _id: 0,
        userId: 1,
        createdAt: 1,
        'lines.productId': 1,
        'lines.quantity': 1,
      })
      .sort({ createdAt: -1 })
      .limit(read)
      .lean<Read>()
      .cursor({ batchSize: batch });
    for await (const { userId, createdAt, lines } of newest)
      boughtTogether.add({
        customer: userId?.toHexString(),
        products: unitsIn(lines),
        lately: createdAt >= since,
      });
    this.publish(boughtTogether.bestSelling().slice(0, max).join());
    return boughtTogether;
  }

  /** Has the home page made anew when other products sell best. */
  private publish(bestSelling: string): void {
    if (bestSelling === this.published) return;
    this.published = bestSelling;
    this.catalogue.touch();
  }
}
