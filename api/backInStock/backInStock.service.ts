import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Outcome } from '../../contract/schemas.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import { UsersService } from '../accounts/users.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import type { Customer } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import type { Visitor } from '../common/visitor.js';
import { inMs } from '../jobs/lease.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { BackInStockQueueService } from './backInStockQueue.service.js';
import type { BackInStockRequestRecord } from './backInStockRequest.schema.js';
import { StopLinksService } from './stopLinks.service.js';

type Asker = Pick<BackInStockRequestRecord, 'userId' | 'email'>;

const ofAccount = (userId: string): Asker => ({ userId: new Types.ObjectId(userId), email: null });
const ofGuest = (email: string): Asker => ({ userId: null, email });

const lifetime = limits.backInStockDays * 86_400_000;

/** Keeps the requests for a mail when a sold-out product is back in stock. */
@Injectable()
export class BackInStockService {
  constructor(
    @InjectModel('BackInStockRequest') private readonly requests: Model<BackInStockRequestRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly users: UsersService,
    private readonly catalogue: CatalogueProjectionService,
    private readonly queue: BackInStockQueueService,
    private readonly rateLimits: RateLimitsService,
    private readonly stopLinks: StopLinksService,
  ) {}

  /** Returns a customer's requests that wait, the oldest first. */
  async list(userId: string): Promise<Outcome<'backInStock', 'list'>['data']> {
    const waiting = await this.requests.find({ userId }).sort({ _id: 1 }).lean<BackInStockRequestRecord[]>();
    return waiting.map(({ productId, until }) => ({ productId, until }));
  }

  /**
   * Stores a customer's request. A repeat renews it.
   * @throws DomainError `notFound`, `inStock`, `tooManyWaiting`, `rateLimited`, `notReady`, `sessionEnded`
   */
  async ask({ id }: Customer, productId: string, visitor: Visitor, messages: Messages): Promise<void> {
    await this.admit(productId, id, visitor);
    await this.accounts.during(id, (session) => this.store(ofAccount(id), productId, messages, session));
    await this.queue.askAgain(productId);
  }

  /**
   * Stores the request of an address. It never looks for an account, so the answer tells of none.
   * @throws DomainError `notFound`, `inStock`, `tooManyWaiting`, `rateLimited`
   */
  async askAsGuest(email: string, productId: string, visitor: Visitor, messages: Messages): Promise<void> {
    await this.admit(productId, email, visitor);
    await this.store(ofGuest(email), productId, messages);
    await this.queue.askAgain(productId);
  }

  async cancel(userId: string, productId: string): Promise<void> {
    await this.requests.deleteOne({ ...ofAccount(userId), productId });
  }

  /** Ends all requests of the address of a token, and those of its account. @throws DomainError `stopLinkInvalid` */
  async stop(token: string): Promise<void> {
    const email = this.stopLinks.addressOf(token);
    const account = await this.users.byEmail(email);
    await this.requests.deleteMany({ email });
    if (account) await this.requests.deleteMany({ userId: account._id });
  }

  /** Counts the requests that wait for products. */
  async waiting(productIds: readonly string[]): Promise<Outcome<'backInStock', 'waiting'>['data']> {
    const ids = productIds.map((productId) => new Types.ObjectId(productId));
    return this.requests.aggregate<{ productId: Types.ObjectId; count: number }>([
      { $match: { productId: { $in: ids } } },
      { $group: { _id: '$productId', count: { $sum: 1 } } },
      { $project: { _id: 0, productId: '$_id', count: 1 } },
    ]);
  }

  /** @param asker the id of an account or a guest's email: guests must not use up the limit of a customer */
  private async admit(productId: string, asker: string, { address }: Visitor): Promise<void> {
    if (!this.catalogue.state.product(productId)) throw new DomainError('notFound');
    if (this.catalogue.state.isInStock(productId)) throw new DomainError('inStock');
    await this.rateLimits.spend('backInStockFromAddress', address);
    await this.rateLimits.spend('backInStockOfAsker', asker);
  }

  private async store(
    asker: Asker,
    productId: string,
    { language }: Messages,
    session?: ClientSession,
  ): Promise<void> {
    const filter = { ...asker, productId: new Types.ObjectId(productId) };
    const fields = {
      language: { $literal: language },
      tries: { $ifNull: ['$tries', 0] },
      until: inMs(lifetime),
    };
    const options = session && { session };
    const others = { ...asker, productId: { $ne: filter.productId } };
    const max = limits.backInStockRequests;
    if ((await this.requests.collection.countDocuments(others, { ...options, limit: max })) >= max)
      throw new DomainError('tooManyWaiting', { values: { count: max } });
    await this.requests.collection.updateOne(filter, [{ $set: fields }], { ...options, upsert: true });
  }
}
