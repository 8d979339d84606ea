import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import type { IdLike } from '../../contract/wire.js';
import { PaymentsService } from '../payments/payments.service.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import type { CartLineRecord } from './cartLine.schema.js';
import { CartProductsService, type ShownLine } from './cartProducts.service.js';

const outOfStock = (name: string, stock: number) =>
  new DomainError('outOfStock', { values: { names: name }, data: { stock } });

/** Keeps a customer's cart, which has one line for each product. */
@Injectable()
export class CartsService {
  constructor(
    @InjectModel('CartLine') private readonly lines: Model<CartLineRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly cartProducts: CartProductsService,
    private readonly payments: PaymentsService,
  ) {}

  /** Returns the lines as they are stored, in the order in which they were added. */
  linesOf(customerId: string, session?: ClientSession): Promise<CartLineRecord[]> {
    return this.lines
      .find({ userId: customerId })
      .sort({ _id: 1 })
      .session(session ?? null)
      .lean()
      .exec();
  }

  async idsOf(customerId: string): Promise<string[]> {
    return (await this.linesOf(customerId)).map(({ _id }) => _id.toHexString());
  }

  /** Returns the cart lines with the products as they are sold now. */
  async list(customerId: string): Promise<ShownLine[]> {
    const [lines, held] = await Promise.all([this.linesOf(customerId), this.payments.heldBy(customerId)]);
    return lines.map((line) => this.cartProducts.show(line, held.get(line.productId.toHexString())));
  }

  /**
   * Adds a product. A product that is already in the cart keeps its quantity (W-10).
   * @throws DomainError `notFound`, `outOfStock`, `cartFull`, `notReady`
   */
  async add(customerId: string, productId: string): Promise<void> {
    const product = this.cartProducts.product(productId);
    if (!product) throw new DomainError('notFound');
    const line = { userId: customerId, productId };
    if (product.stock < 1 && !(await this.payments.heldBy(customerId)).get(productId)) {
      if (await this.lines.exists(line)) return;
      throw outOfStock(product.name, 0);
    }
    await this.insert(line, { quantity: 1, seen: this.cartProducts.seen(product) });
  }

  /**
   * Sets the quantity of a line.
   * @throws DomainError `notFound` for another customer's line; `outOfStock` with the stock when the quantity
   * is raised above it
   */
  async updateQuantity(
    customerId: string,
    { _id, qty }: ParsedBody<'cart', 'updateQuantity'>,
  ): Promise<void> {
    const own = { _id, userId: customerId };
    const line = await this.lines.findOne(own).lean();
    if (!line) throw new DomainError('notFound');
    const stock = await this.stockFor(customerId, line.productId.toHexString());
    // A quantity above the stock, left from earlier, may still be lowered step by step.
    const filter = qty > stock ? { ...own, quantity: { $gte: qty } } : own;
    const { matchedCount } = await this.lines.updateOne(filter, { $set: { quantity: qty } });
    if (matchedCount) return;
    throw qty > stock ? outOfStock(line.seen.name, stock) : new DomainError('notFound');
  }

  /**
   * Returns how many of a product the customer may have, including the stock held for their own open payment.
   */
  private async stockFor(customerId: string, productId: string): Promise<number> {
    const product = this.cartProducts.product(productId);
    if (!product) return 0;
    return product.stock + ((await this.payments.heldBy(customerId)).get(productId) ?? 0);
  }

  /** Removes a line. @throws DomainError `notFound`, also for another customer's line */
  async remove(customerId: string, lineId: string): Promise<void> {
    const { deletedCount } = await this.lines.deleteOne({ _id: lineId, userId: customerId });
    if (!deletedCount) throw new DomainError('notFound');
  }

  /** Stores that the customer has seen today's prices: only later changes are shown as changes. */
  async acceptPrices(customerId: string): Promise<void> {
    const changes = (await this.linesOf(customerId)).flatMap(({ _id, productId }) => {
      const product = this.cartProducts.product(productId.toHexString());
      return product
        ? [{ updateOne: { filter: { _id }, update: { $set: { seen: this.cartProducts.seen(product) } } } }]
        : [];
    });
    if (changes.length) await this.lines.bulkWrite(changes, { ordered: false });
  }

  /**
   * Removes products from the cart.
   * @throws Error when one of the products is not in the cart, so that the whole transaction fails
   */
  async removeLines(
    customerId: string,
    productIds: readonly string[],
    session: ClientSession,
  ): Promise<void> {
    const filter = { userId: customerId, productId: { $in: [...productIds] } };
    const { deletedCount } = await this.lines.deleteMany(filter, { session });
    if (deletedCount !== productIds.length)
      throw new Error(`${deletedCount} of ${productIds.length} cart lines were there`);
  }

  /**
   * Takes the ordered quantity of each product out of the cart and removes a line that has nothing left. What
   * the customer added after ordering stays in the cart.
   */
  async removeOrdered(
    customerId: string,
    lines: readonly { productId: IdLike; quantity: number }[],
    session: ClientSession,
  ): Promise<void> {
    for (const { productId, quantity } of lines) {
      const line = { userId: customerId, productId: String(productId) };
      const { deletedCount } = await this.lines.deleteOne(
        { ...line, quantity: { $lte: quantity } },
        { session },
      );
      if (!deletedCount) await this.lines.updateOne(line, { $inc: { quantity: -quantity } }, { session });
    }
  }

  /** Inserts one line at a time for each account, so that parallel requests cannot exceed the limit. */
  private insert(
    line: { userId: string; productId: string },
    fresh: Pick<CartLineRecord, 'quantity' | 'seen'>,
  ): Promise<void> {
    return this.accounts.during(line.userId, async (session) => {
      const options = { upsert: true, session };
      const { upsertedCount } = await this.lines.updateOne(line, { $setOnInsert: fresh }, options);
      if (!upsertedCount) return;
      const count = await this.lines.countDocuments({ userId: line.userId }).session(session);
      if (count > limits.cartLines) throw new DomainError('cartFull');
    });
  }
}
