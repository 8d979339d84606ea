import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { ShelvedProduct } from '../catalogue/catalogueProjection.js';
import { transact } from '../database/transact.js';
import type { CartLineRecord } from './cartLine.schema.js';
import { CartsService } from './carts.service.js';
import { type MergePlan, planMerge } from './mergePlan.js';
import { ShelfService } from './shelf.service.js';

/** The same product twice in a guest's cart counts as one line. */
const sums = (lines: ParsedBody<'cart', 'merge'>['lines']): Map<string, number> => {
  const byProduct = new Map<string, number>();
  for (const { productId, quantity } of lines)
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
  return byProduct;
};

/** Joins the cart that a guest kept in the browser to the account's (W-18). */
@Injectable()
export class MergingService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('CartLine') private readonly lines: Model<CartLineRecord>,
    private readonly carts: CartsService,
    private readonly shelf: ShelfService,
  ) {}

  /** Answers how many lines grew, what the stock or the limits cut short, and how many products are gone. */
  async merge(
    customerId: string,
    { lines }: ParsedBody<'cart', 'merge'>,
  ): Promise<Outcome<'cart', 'merge'>['data']> {
    const wanted = sums(lines);
    const sold = [...wanted].flatMap(([id, quantity]) => {
      const product = this.shelf.product(id);
      return product ? [{ id, product, wanted: quantity }] : [];
    });
    const plan = await transact(this.connection, async (session) => {
      const present = await this.carts.linesOf(customerId, session);
      const there = new Map(present.map(({ productId, quantity }) => [productId.toHexString(), quantity]));
      const wishes = sold.map(({ id, ...wish }) => ({ ...wish, there: there.get(id) ?? 0 }));
      const planned = planMerge(wishes, present.length);
      await this.carryOut(customerId, planned, session);
      return planned;
    });
    return { added: plan.changes.length, capped: plan.capped, gone: wanted.size - sold.length };
  }

  private async carryOut(
    customerId: string,
    { changes }: MergePlan<ShelvedProduct>,
    session: ClientSession,
  ): Promise<void> {
    const writes = changes.map(({ product, quantity }) => ({
      updateOne: {
        filter: { userId: customerId, productId: product._id },
        update: { $set: { quantity }, $setOnInsert: { seen: this.shelf.seen(product) } },
        upsert: true,
      },
    }));
    if (writes.length) await this.lines.bulkWrite(writes, { session });
  }
}
