import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Outcome } from '../../contract/schemas.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrdersService } from '../orders/orders.service.js';

/** The number of a customer's newest orders that are read for "buy again". */
const read = 100;
const max = 30;
/** ms after which a purchase counts half as much as a new one. */
const halfLife = 60 * 24 * 3_600_000;

interface Read {
  createdAt: Date;
  lines: { productId: Types.ObjectId }[];
}

/**
 * Sorts product ids by the number of orders that contain them, the highest number first. The older an order,
 * the less it counts.
 */
const byHowOften = (orders: readonly Read[], now: number): string[] => {
  const weights = new Map<string, number>();
  for (const { createdAt, lines } of orders) {
    const weight = 0.5 ** ((now - createdAt.getTime()) / halfLife);
    for (const id of new Set(lines.map(({ productId }) => productId.toHexString())))
      weights.set(id, (weights.get(id) ?? 0) + weight);
  }
  return [...weights].sort(([, one], [, other]) => other - one).map(([id]) => id);
};

/** Lists the products for "buy again": bought before and still sold. */
@Injectable()
export class BoughtService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly catalogue: CatalogueProjectionService,
  ) {}

  /** Lists the products for "buy again", those out of stock last. */
  async list(customerId: string): Promise<Outcome<'order', 'bought'>> {
    const orders = await this.orders
      .find({ userId: customerId, ...OrdersService.sold }, { createdAt: 1, 'lines.productId': 1 })
      .sort({ createdAt: -1 })
      .limit(read)
      .lean<Read[]>();
    const products = this.catalogue.state.products(byHowOften(orders, Date.now()));
    const there = products.filter(({ stock }) => stock > 0);
    const gone = products.filter(({ stock }) => stock === 0);
    return { data: [...there, ...gone].slice(0, max) };
  }
}
