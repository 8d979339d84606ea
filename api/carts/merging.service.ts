import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { planMerge } from '../../contract/mergePlan.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { PaymentsService } from '../payments/payments.service.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import type { CartLineRecord } from './cartLine.schema.js';
import type { CartMergeRecord, Merged } from './cartMerge.schema.js';
import { CartsService } from './carts.service.js';
import { CartProductsService } from './cartProducts.service.js';

type GuestCart = ParsedBody<'cart', 'merge'>;

/** Sums up the quantities by product: a guest's cart may name a product twice. */
const sums = (lines: GuestCart['lines']): Map<string, number> => {
  const byProduct = new Map<string, number>();
  for (const { productId, quantity } of lines)
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
  return byProduct;
};

/** Merges the cart that a guest kept in the browser into the account's cart. */
@Injectable()
export class MergingService {
  constructor(
    @InjectModel('CartLine') private readonly lines: Model<CartLineRecord>,
    @InjectModel('CartMerge') private readonly merges: Model<CartMergeRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly carts: CartsService,
    private readonly payments: PaymentsService,
    private readonly cartProducts: CartProductsService,
  ) {}

  /**
   * Merges a guest's cart. A `mergeId` makes the call idempotent for a day: a repeat gets the first answer.
   * @throws DomainError `notReady`
   */
  merge(customerId: string, { lines, mergeId }: GuestCart): Promise<Merged> {
    return this.accounts.during(customerId, async (session) => {
      if (mergeId === undefined) return this.add(customerId, lines, session);
      const merge = { userId: customerId, mergeId };
      const before = await this.merges.findOne(merge).session(session).lean();
      if (before) return before.answer;
      const answer = await this.add(customerId, lines, session);
      await this.merges.create([{ ...merge, answer, createdAt: new Date() }], { session });
      return answer;
    });
  }

  private async add(customerId: string, lines: GuestCart['lines'], session: ClientSession): Promise<Merged> {
    const wanted = sums(lines);
    const held = await this.payments.heldBy(customerId);
    const present = await this.carts.linesOf(customerId, session);
    const there = new Map(present.map(({ productId, quantity }) => [productId.toHexString(), quantity]));
    const wantedLines = [...wanted].flatMap(([id, quantity]) => {
      const product = this.cartProducts.product(id);
      if (!product) return [];
      const stock = product.stock + (held.get(id) ?? 0);
      return [{ product: { ...product, stock }, wanted: quantity, there: there.get(id) ?? 0 }];
    });
    const plan = planMerge(wantedLines, present.length);
    const writes = plan.changes.map(({ product, quantity }) => ({
      updateOne: {
        filter: { userId: customerId, productId: product._id },
        update: { $set: { quantity }, $setOnInsert: { seen: this.cartProducts.seen(product) } },
        upsert: true,
      },
    }));
    if (writes.length) await this.lines.bulkWrite(writes, { session });
    return { added: plan.changes.length, capped: plan.capped, gone: wanted.size - wantedLines.length };
  }
}
