import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Outcome } from '../../contract/schemas.js';
import { CatalogueProjection, type ProductWithCategories } from '../catalogue/catalogueProjection.js';
import { daysBefore } from '../common/days.js';
import { DomainError } from '../common/domainError.js';
import { Recent } from '../common/recent.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { sold } from '../orders/sold.js';
import { BoughtTogether } from './boughtTogether.js';

/** The newest orders that are looked at. */
const read = 20_000;
/** Documents on their way at a time: requests are answered in between. */
const batch = 200;
/** Days within which an order says what is popular now. */
const days = 30;
const max = 12;
/** Nobody waits for new figures but who asks first after a start. */
const pace = { fresh: 60_000, timeout: 0 };

interface Read {
  userId: Types.ObjectId | null;
  createdAt: Date;
  lines: { productId: Types.ObjectId }[];
}

/** What customers order, and what with what: from the newest orders, in the memory of each process (docs/adr/0021). */
@Injectable()
export class RecommendationsService {
  private readonly recent = new Recent(() => this.readOrders(), pace);

  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly catalogue: CatalogueProjection,
  ) {}

  /** In stock, filled up from the shelves where orders name too few. */
  async popular(): Promise<Outcome<'product', 'popular'>> {
    const boughtTogether = await this.recent.get();
    return { data: this.inStock(this.popularFirst(boughtTogether)) };
  }

  /** In stock; none where nothing is known. @throws DomainError `notFound` */
  async together({ productId }: { productId: string }): Promise<Outcome<'product', 'together'>> {
    if (!this.catalogue.product(productId)) throw new DomainError('notFound');
    const boughtTogether = await this.recent.get();
    return { data: this.inStock(boughtTogether.together(productId)) };
  }

  /** Looks at the orders now, however fresh the last look is. */
  async renew(): Promise<void> {
    this.recent.take(await this.readOrders());
  }

  /** After what is ordered most the first of each category, then whatever there is: no shelf has the row to itself. */
  private *popularFirst(boughtTogether: BoughtTogether): Generator<string> {
    yield* boughtTogether.popular();
    for (const { _id } of this.catalogue.categories()) {
      const first = this.catalogue.idsByCategory(_id).find((id) => this.catalogue.product(id)?.stock);
      if (first !== undefined) yield first;
    }
    yield* this.catalogue.idsByCategory();
  }

  private inStock(ids: Iterable<string>): ProductWithCategories[] {
    const found = new Map<string, ProductWithCategories>();
    for (const id of ids) {
      const product = this.catalogue.product(id);
      if (product?.stock) found.set(id, product);
      if (found.size === max) break;
    }
    return [...found.values()];
  }

  private async readOrders(): Promise<BoughtTogether> {
    const boughtTogether = new BoughtTogether();
    const since = daysBefore(new Date(), days);
    const newest = this.orders
      .find(sold, { _id: 0, userId: 1, createdAt: 1, 'lines.productId': 1 })
      .sort({ createdAt: -1 })
      .limit(read)
      .lean<Read>()
      .cursor({ batchSize: batch });
    for await (const { userId, createdAt, lines } of newest)
      boughtTogether.add({
        customer: userId?.toHexString(),
        products: [...new Set(lines.map(({ productId }) => productId.toHexString()))],
        lately: createdAt >= since,
      });
    return boughtTogether;
  }
}
