import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { deadlines } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import { type Named, nameIn } from '../common/localized.js';
import { entryLimit } from '../common/entryLimit.js';
import { batched, type Find, readTogether } from '../database/batches.js';
import { DocumentCache } from '../database/documentCache.js';
import { SharedTransactions, type SharedWrite, timeLeft } from '../database/sharedTransactions.js';
import { afterCommit, KeyedMutex, StaleReadError, type transact } from '../database/transact.js';
import type { IdLike } from '../../contract/wire.js';
import type { ProductWithCategories } from '../catalogue/catalogueProjection.service.js';
import { heldIn, PaymentsService } from '../payments/payments.service.js';
import { AccountHoldsService, type Hold } from '../accounts/accountHolds.service.js';
import type { CartLineRecord } from './cartLine.schema.js';
import { CartProductsService, type ShownLine } from './cartProducts.service.js';
import { KnownCarts } from './knownCarts.js';

const outOfStock = (product: Named, stock: number) =>
  new DomainError('outOfStock', {
    inWords: (messages) => ({ values: { names: nameIn(product, messages) } }),
    data: { stock },
  });

/** Returns lines in the order in which they were added. The database would take longer for a few. */
export const inOrder = (lines: readonly CartLineRecord[]): CartLineRecord[] =>
  [...lines].sort((a, b) => Buffer.compare(a._id.id, b._id.id));

/** The number of bytes of cart lines whose objects are cached: about 1,900 carts of five lines. */
const maxCachedBytes = 2_000_000;

interface OrderedLines {
  /** The hold by which the transaction has locked the account. */
  hold: Hold;
  lines: readonly { productId: Types.ObjectId; quantity: number }[];
}

/** A new line of a cart. */
interface Addition extends SharedWrite {
  hold: Hold;
  line: { filter: object; update: object; upsert: true };
}

/** Keeps a customer's cart, which has one line for each product. */
@Injectable()
export class CartsService {
  /** The products of lines, by customer and line: a line never gets another product. */
  private readonly productOfLine = new LRUCache<string, string>(entryLimit(50_000));

  private readonly lineCache = new DocumentCache(maxCachedBytes, (line: CartLineRecord) => line);
  private readonly known = new KnownCarts();
  private readonly adding = new KeyedMutex();
  private readonly additions = new SharedTransactions<Addition>({
    write: (additions, run) => this.insert(additions, run),
  });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('CartLine') private readonly lines: Model<CartLineRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly cartProducts: CartProductsService,
    private readonly payments: PaymentsService,
  ) {}

  /** Finds the lines of customers as they are stored; `inOrder` sorts them. */
  findLines(...customerIds: readonly string[]): Find<CartLineRecord> {
    const filter = { userId: { $in: customerIds.map((id) => new Types.ObjectId(id)) } };
    return { collection: this.lines.collection, filter, read: this.lineCache.read };
  }

  /** Reads a customer's lines in the order in which they were added, and what their open payment reserves. */
  private readonly read = batched(
    async (customerIds: readonly string[]) => {
      const { lines, live } = await readTogether({
        lines: this.findLines(...customerIds),
        live: this.payments.liveOf(...customerIds),
      });
      const ownLines = new Map(customerIds.map((id): [string, CartLineRecord[]] => [id, []]));
      for (const line of lines) ownLines.get(line.userId.toHexString())?.push(line);
      const payments = new Map(live.map((payment) => [payment.userId?.toHexString(), payment]));
      return customerIds.map((id) => ({
        lines: inOrder(ownLines.get(id) ?? []),
        held: heldIn(payments.get(id)),
      }));
    },
    { atOnce: 2 }, // with one, shop and database wait for each other in turn (ADR 73)
  );

  /** Returns the lines as they are stored, in the order in which they were added. */
  async linesOf(customerId: string, session?: ClientSession): Promise<CartLineRecord[]> {
    if (!session) return (await this.read(customerId)).lines;
    const { collection, filter } = this.findLines(customerId);
    return inOrder(await collection.find<CartLineRecord>(filter, { session }).toArray());
  }

  /** Returns how many carts hold a product. @throws DomainError `notFound` */
  async dependents(productId: string): Promise<{ carts: number }> {
    if (!this.cartProducts.product(productId)) throw new DomainError('notFound');
    return { carts: await this.lines.countDocuments({ productId }).exec() };
  }

  async idsOf(customerId: string): Promise<string[]> {
    return (await this.linesOf(customerId)).map(({ _id }) => _id.toHexString());
  }

  /** Returns the cart lines with the products as they are sold now. */
  async list(customerId: string): Promise<ShownLine[]> {
    const { lines, held } = await this.read(customerId);
    for (const { _id, productId } of lines)
      this.productOfLine.set(`${customerId} ${_id.toHexString()}`, productId.toHexString());
    return lines.map((line) => this.cartProducts.show(line, held.get(line.productId.toHexString())));
  }

  /**
   * Adds a product. A product that is already in the cart keeps its quantity (W-10). Adding counts as a change of
   * the account, so parallel calls cannot exceed the limit of lines.
   * @throws DomainError `notFound`, `outOfStock`, `cartFull`, `notReady`, `sessionEnded`
   */
  async add(customerId: string, productId: string): Promise<void> {
    const product = this.cartProducts.product(productId);
    if (!product) throw new DomainError('notFound');
    const until = Date.now() + deadlines.transaction;
    await this.adding.take([customerId], deadlines.otherOrders, () =>
      this.accounts.readThenWrite(
        customerId,
        (hold) => this.mayBeIn(hold, productId),
        (products, hold) => this.addTo(products, product, { hold, until }),
      ),
    );
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
    const own = { _id: new Types.ObjectId(_id), userId: new Types.ObjectId(customerId) };
    const productId = await this.productOf(customerId, _id);
    if (!productId) throw new DomainError('notFound');
    const product = this.cartProducts.product(productId);
    const free = product?.stock ?? 0;
    const stock =
      product && qty > free ? free + ((await this.payments.heldBy(customerId)).get(product._id) ?? 0) : free;
    // A quantity above the stock, left from earlier, may still be lowered step by step.
    const isFound = qty > stock ? await this.lower(own, qty) : await this.change({ own, qty });
    if (isFound) return;
    const line = await this.lines.findOne(own).lean();
    if (line && qty <= stock) return; // another line of the batch was missing
    throw line ? outOfStock(product ?? line.seen, stock) : new DomainError('notFound');
  }

  /** Changes a line. @returns false when this line, or another of the same batch, was not found */
  private readonly change = batched(async (changes: readonly { own: object; qty: number }[]) => {
    const writes = changes.map(({ own, qty }) => ({
      updateOne: { filter: own, update: { $set: { quantity: qty } } },
    }));
    const { matchedCount } = await this.lines.collection.bulkWrite(writes, { ordered: false });
    return changes.map(() => matchedCount === changes.length);
  });

  /** Lowers the quantity of a line. @returns false when it is not found with at least this quantity */
  private async lower(own: object, qty: number): Promise<boolean> {
    const filter = { ...own, quantity: { $gte: qty } };
    const { matchedCount } = await this.lines.collection.updateOne(filter, { $set: { quantity: qty } });
    return matchedCount > 0;
  }

  /**
   * Returns the ids of the products that may be in a cart. The cart is read if it is unknown, if this product may be in
   * it, or if it may be full. A cart that was read gives exactly its products.
   */
  private async mayBeIn(hold: Hold, productId: string): Promise<ReadonlySet<string>> {
    const known = this.known.productsOf(hold);
    if (known && !known.has(productId) && known.size < limits.cartLines) return known;
    const lines = await this.linesOf(hold.userId);
    const products = new Set(lines.map((line) => line.productId.toHexString()));
    this.known.remember(hold, products);
    return products;
  }

  private async addTo(
    products: ReadonlySet<string>,
    product: ProductWithCategories,
    { hold, until }: Pick<Addition, 'hold' | 'until'>,
  ): Promise<void> {
    const { userId } = hold;
    if (products.has(product._id)) return;
    if (product.stock < 1 && !(await this.payments.heldBy(userId)).get(product._id))
      throw outOfStock(product, 0);
    if (products.size >= limits.cartLines) throw new DomainError('cartFull');
    const line = { userId: new Types.ObjectId(userId), productId: new Types.ObjectId(product._id) };
    const fresh = { quantity: 1, seen: this.cartProducts.seen(product) };
    // the id of an upsert is the database's, and shows the order of adding
    const addition = { filter: line, update: { $setOnInsert: fresh }, upsert: true } as const;
    await this.additions.add({ userId, until, hold, line: addition });
    this.known.applyChange(hold, { added: [product._id] });
  }

  /** Inserts lines, each of another customer, in one transaction. */
  private async insert(additions: readonly Addition[], run: typeof transact): Promise<void> {
    const work = async (session: ClientSession) => {
      await this.accounts.lockAll(
        additions.map(({ hold }) => hold),
        session,
      );
      await this.lines.collection.bulkWrite(
        additions.map(({ line }) => ({ updateOne: line })),
        { session },
      );
    };
    await run(this.connection, work, timeLeft(additions));
  }

  /** Returns the product of a customer's line; undefined when there is no such line. */
  private async productOf(customerId: string, lineId: string): Promise<string | undefined> {
    const key = `${customerId} ${lineId}`;
    const known = this.productOfLine.get(key);
    if (known) return known;
    const line = await this.lines.findOne({ _id: lineId, userId: customerId }, { productId: 1 }).lean();
    const productId = line?.productId.toHexString();
    if (productId) this.productOfLine.set(key, productId);
    return productId;
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
   * Removes the lines of carts that were ordered.
   * @throws StaleReadError when a line is not in its cart with this quantity any more
   */
  async removeLines(ordered: readonly OrderedLines[], session: ClientSession): Promise<void> {
    const carts = ordered.map(({ hold, lines }) => ({
      deleteMany: {
        filter: {
          userId: new Types.ObjectId(hold.userId),
          $or: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        },
      },
    }));
    const count = ordered.reduce((sum, { lines }) => sum + lines.length, 0);
    const { deletedCount } = await this.lines.collection.bulkWrite(carts, { session });
    if (deletedCount !== count) throw new StaleReadError();
    afterCommit(session, () => {
      for (const { hold, lines } of ordered)
        this.known.applyChange(hold, { removed: lines.map(({ productId }) => productId.toHexString()) });
    });
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
}
