import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import {
  CatalogueProjectionService,
  type ProductWithCategories,
} from '../catalogue/catalogueProjection.service.js';
import { BACKGROUND } from '../common/background.js';
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
/** The least number of sold products that are shown as best sellers. */
const fewestSold = 6;
/** The number of products looked at to fill a row, in all and of one category. */
const mostLookedAt = { inAll: 5_000, ofCategory: 200 };
/**
 * The cache settings, in ms. Requests before the first reading wait for it; later requests get the cached result
 * while it is renewed.
 */
const pace = { fresh: 60_000, timeout: 0 };
/** ms after which the orders are read without a request, since the home page makes none. */
const interval = 300_000;

type BestSellers = Pick<Outcome<'home', 'page'>['data'], 'sold'> & { bestSellers: ProductWithCategories[] };

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
export class RecommendationsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Recommendations');
  private readonly recent = new TimedCache(() => this.readOrders(), pace);
  /** What was read last; it has no orders before. */
  private latest = new BoughtTogether();
  private timer?: NodeJS.Timeout;
  private reading?: Promise<void>;

  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly catalogue: CatalogueProjectionService,
    @Inject(BACKGROUND) private readonly background: boolean,
  ) {}

  /** Begins to read the orders, and does not wait for it: the shop can serve before. */
  onApplicationBootstrap(): void {
    if (!this.background) return;
    this.readInBackground();
    this.timer = setInterval(() => this.readInBackground(), interval).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.reading;
  }

  /** Returns popular products in stock, filled up from the categories if the orders name too few. */
  async popular(): Promise<Outcome<'product', 'popular'>> {
    const boughtTogether = await this.recent.get();
    return { data: this.inStock(this.popularFirst(boughtTogether)) };
  }

  /**
   * Returns the products in stock of which most units were sold lately, from the orders that this process has read. If
   * they are fewer than six, they are filled up like the popular ones, and `sold` is false.
   */
  bestSellers(): BestSellers {
    const sold = this.inStock(this.latest.bestSelling());
    if (sold.length >= fewestSold) return { sold: true, bestSellers: sold };
    return { sold: false, bestSellers: this.inStock(this.soldFirst(this.latest)) };
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
   * others, so that no category fills the list alone.
   */
  private *popularFirst(boughtTogether: BoughtTogether): Generator<string> {
    yield* boughtTogether.popular();
    for (const { _id } of this.catalogue.state.categories()) {
      const first = this.catalogue.state
        .idsByCategory(_id)
        .slice(0, mostLookedAt.ofCategory)
        .find((id) => this.catalogue.state.isInStock(id));
      if (first !== undefined) yield first;
    }
    yield* this.catalogue.state.idsByCategory().slice(0, mostLookedAt.inAll);
  }

  private *soldFirst(boughtTogether: BoughtTogether): Generator<string> {
    yield* boughtTogether.bestSelling();
    yield* this.popularFirst(boughtTogether);
  }

  private inStock(ids: Iterable<string>): ProductWithCategories[] {
    const found = new Set<string>();
    for (const id of ids) {
      if (this.catalogue.state.isInStock(id)) found.add(id);
      if (found.size === max) break;
    }
    return this.catalogue.state.products([...found]);
  }

  private readInBackground(): void {
    this.reading ??= this.renew()
      .catch((error: unknown) => this.log.warn(`the orders could not be read: ${String(error)}`))
      .finally(() => (this.reading = undefined));
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
    this.publish(boughtTogether);
    return boughtTogether;
  }

  /** Shows the best sellers of newly read orders, and raises the revision if they are others than before. */
  private publish(boughtTogether: BoughtTogether): void {
    const idsOf = ({ sold, bestSellers }: BestSellers) => [sold, ...bestSellers.map(({ _id }) => _id)].join();
    const shown = idsOf(this.bestSellers());
    this.latest = boughtTogether;
    if (idsOf(this.bestSellers()) !== shown) this.catalogue.raiseRevision();
  }
}
