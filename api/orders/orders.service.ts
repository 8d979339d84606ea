import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { listedOrder } from '../../contract/order.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { nextTurn } from '../common/slices.js';
import { DocumentCache } from '../database/documentCache.js';
import { MediaService } from '../media/media.service.js';
import type { OrderLineRecord, OrderRecord } from './order.schema.js';

/** An order in the form of the API; amounts in paise. */
export type ShownOrder = Outcome<'order', 'details'>['data'];

/**
 * Returns a step of an order's history as the customer sees it: without its actor and the notes on reasons,
 * and without the suspicion of fraud.
 */
export const customerStep = ({
  status,
  at,
  reason,
}: OrderRecord['history'][number]): ShownOrder['history'][number] => ({
  status,
  at,
  ...(reason && { reason: reason === 'suspected_fraud' ? ('other' as const) : reason }),
});

/** The maximum number of orders that a customer's profile lists, the newest first. */
const maxProfileOrders = 100;

/** The stored fields that a list shows of an order: the others are most of it. */
const listed = Object.fromEntries(
  [
    ...Object.keys(listedOrder.omit({ product_details: true, lineCount: true }).shape),
    'lines.name',
    'lines.image',
    'lines.translations',
  ].map((name) => [name, 1]),
);

/** What an order card shows of a line. */
type ShownLine = Pick<OrderLineRecord, 'name' | 'image' | 'translations'>;

type ListedRecord = Omit<OrderRecord, 'lines' | 'history'> & {
  lines: ShownLine[];
};

type ListedOrder = Outcome<'order', 'list'>['data'][number];

/** The number of bytes of orders whose rows are cached. Rows and their JSON take a few times as much. */
const maxCachedBytes = 4_000_000;

/** Returns orders to their customers. */
@Injectable()
export class OrdersService {
  private readonly rows = new DocumentCache(
    maxCachedBytes,
    ({ lines, ...order }: ListedRecord): ListedOrder => ({
      ...order,
      product_details: this.firstOf(lines),
      lineCount: lines.length,
    }),
  );

  /** Matches orders that are not cancelled and are paid, or will be paid in cash. */
  static readonly sold = { status: { $ne: 'cancelled' }, payment_status: { $in: ['due', 'paid'] } } as const;

  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly media: MediaService,
  ) {}

  /** Lists a customer's orders, the newest first, without the fields that only the order page shows. */
  async list(
    customerId: string,
    { page, limit }: ParsedBody<'order', 'list'>,
  ): Promise<Outcome<'order', 'list'>> {
    const userId = new Types.ObjectId(customerId);
    const orders = this.orders.collection;
    const before = (page - 1) * limit;
    const found = await orders
      .find<Uint8Array>({ userId }, { projection: listed, raw: true })
      .sort({ createdAt: -1 })
      .skip(before)
      .limit(limit + 1) // one more tells whether the page is the last
      .toArray();
    const isLast = found.length <= limit && (found.length > 0 || page === 1);
    const totalCount = isLast ? before + found.length : await orders.countDocuments({ userId });
    const shown = found.slice(0, limit);
    await nextTurn(); // many lists that arrive in one turn would hold the event loop for long
    const data = shown.map(this.rows.read);
    return { data, page, totalPage: Math.ceil(totalCount / limit), totalCount };
  }

  async idsOf(customerId: string): Promise<string[]> {
    const newest = this.orders
      .find({ userId: customerId }, { _id: 1 })
      .sort({ createdAt: -1 })
      .limit(maxProfileOrders);
    return (await newest.lean()).map(({ _id }) => _id.toHexString());
  }

  /**
   * Returns one of the customer's orders.
   * @throws DomainError `notFound`, also for another customer's order
   */
  async details(customerId: string, orderId: string): Promise<ShownOrder> {
    const order = await this.orders.findOne({ userId: customerId, orderId: orderId.toUpperCase() }).lean();
    if (!order) throw new DomainError('notFound');
    return this.show(order);
  }

  /**
   * Converts a stored order to the form of the API: image keys become addresses, and the first line is added
   * for the order card.
   */
  show = (order: OrderRecord): ShownOrder => {
    const lines = order.lines.map((line) => ({
      ...line,
      image: line.image.map((key) => this.media.url(key)),
    }));
    const history = order.history.map(customerStep);
    return { ...order, lines, history, product_details: this.firstOf(order.lines) };
  };

  /** Returns what an order card shows of the first line. */
  private firstOf([first]: readonly ShownLine[]) {
    const { name = '', image = [], translations = {} } = first ?? {};
    return { name, image: image.map((key) => this.media.url(key)), translations };
  }
}
