import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { RatingState } from '../../contract/codes.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { DomainError } from '../common/domainError.js';
import { wordsOf } from '../common/wordsOf.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { RatingRecord } from './rating.schema.js';
import { RatingSumsService } from './ratingSums.service.js';

type Input = Omit<ParsedBody<'rating', 'save'>, 'productId'>;
type Own = Outcome<'rating', 'save'>['data'];

const fieldsOf = ({ stars, text, name }: Input): Input => ({ stars, text, name });

/**
 * Returns the state of a rating that a customer saves. Only what the customer has written waits for an admin: stars
 * alone are shown nowhere but in the sum. A rejected rating waits after its next change.
 */
const stateOf = (input: Input, before: RatingRecord | undefined): RatingState => {
  if (before?.state === 'rejected') return 'pending';
  if (!input.text) return 'approved';
  const isRead = before?.text === input.text && before.name === input.name;
  return isRead ? before.state : 'pending';
};

const isSame = (input: Input, before: RatingRecord): boolean =>
  input.stars === before.stars && input.text === before.text && input.name === before.name;

const asOwn = ({ _id, stars, text, name, at, state, reason }: RatingRecord): Own => ({
  ...{ _id, stars, text, name, at, state },
  ...(reason && { reason }),
});

/** Keeps the ratings that customers give to products which were delivered to them. */
@Injectable()
export class RatingsService {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly catalogue: CatalogueProjectionService,
    private readonly rateLimits: RateLimitsService,
    private readonly sums: RatingSumsService,
  ) {}

  /**
   * Tells which of these products a customer may rate, with the customer's ratings. Products that the shop no longer
   * sells are left out.
   */
  async own(userId: string, productIds: readonly string[]): Promise<Outcome<'rating', 'own'>['data']> {
    const asked = [...new Set(productIds)].filter((productId) => this.catalogue.state.product(productId));
    const ids = asked.map((productId) => new Types.ObjectId(productId));
    const [rated, got] = await Promise.all([
      this.ratings.find({ userId, productId: { $in: ids } }).lean<RatingRecord[]>(),
      this.orders
        .distinct('lines.productId', { userId, status: 'delivered', 'lines.productId': { $in: ids } })
        .then((found) => new Set(found.map(String))),
    ]);
    const ratings = new Map(rated.map((rating) => [String(rating.productId), rating]));
    return asked
      .filter((productId) => got.has(productId))
      .map((productId) => {
        const rating = ratings.get(productId);
        return { productId, ...(rating && { rating: asOwn(rating) }) };
      });
  }

  /**
   * Stores the customer's rating of a product; an earlier one is replaced. A repeat changes nothing.
   * @throws DomainError `notFound`, `notBought`, `rateLimited`, `notReady`, `sessionEnded`
   */
  async save(userId: string, { productId, ...input }: ParsedBody<'rating', 'save'>): Promise<Own> {
    const product = this.catalogue.state.product(productId);
    if (!product) throw new DomainError('notFound');
    await this.rateLimits.spend('ratings', userId);
    const saved = await this.accounts.during(userId, async (session) => {
      const orderId = await this.deliveredOrder(userId, productId, session);
      const mine = { userId, productId };
      const before = (await this.ratings.findOne(mine).session(session).lean<RatingRecord>()) ?? undefined;
      if (before && isSame(input, before)) return before;
      const fields = {
        ...fieldsOf(input),
        ...{ product: product.name, orderId, state: stateOf(input, before), at: new Date() },
        search: [...new Set([product.name, orderId, input.name, input.text].flatMap(wordsOf))],
      };
      const after = await this.ratings
        .findOneAndUpdate(
          mine,
          { $set: fields, $unset: { reason: 1 }, $inc: { revision: 1 } },
          { upsert: true, returnDocument: 'after', session, runValidators: true },
        )
        .lean<RatingRecord>()
        .orFail();
      if ([before?.state, after.state].includes('approved')) await this.sums.recount([productId], session);
      return after;
    });
    return asOwn(saved);
  }

  /** Removes the customer's rating of a product. @throws DomainError `notReady`, `sessionEnded` */
  async remove(userId: string, productId: string): Promise<void> {
    await this.accounts.during(userId, async (session) => {
      const gone = await this.ratings
        .findOneAndDelete({ userId, productId }, { session })
        .lean<RatingRecord>();
      if (gone?.state === 'approved') await this.sums.recount([productId], session);
    });
  }

  /** Returns the number of a delivered order of the customer with the product. @throws DomainError `notBought` */
  private async deliveredOrder(userId: string, productId: string, session: ClientSession): Promise<string> {
    const order = await this.orders
      .findOne({ userId, status: 'delivered', 'lines.productId': productId }, { orderId: 1 })
      .sort({ createdAt: -1 })
      .session(session)
      .lean<Pick<OrderRecord, 'orderId'>>();
    if (!order) throw new DomainError('notBought');
    return order.orderId;
  }
}
