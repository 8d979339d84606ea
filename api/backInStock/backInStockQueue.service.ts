import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { BACKGROUND } from '../common/background.js';
import { JobQueue } from '../jobs/jobQueue.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { BackInStockRequestRecord } from './backInStockRequest.schema.js';

/** ms of the lease of a request; longer than the transaction that writes its mail. */
export const requestLease = 60_000;
/** ms between two searches for requests whose product came back unnoticed, such as while no process ran. */
const searchEvery = 60_000;
/** ms for which restocked products are collected, because an import restocks thousands. */
const collectFor = 50;
const batch = 1_000;

/** The queue of requests whose product is back in stock. Each process hears of all stock by the change stream. */
@Injectable()
export class BackInStockQueueService extends JobQueue<BackInStockRequestRecord> {
  private readonly log = new Logger('BackInStock');
  private restocked = new Set<string>();
  private search?: NodeJS.Timeout;

  constructor(
    @InjectModel('BackInStockRequest') requests: Model<BackInStockRequestRecord>,
    @Inject(BACKGROUND) background: boolean,
    private readonly catalogue: CatalogueProjectionService,
    outbox: OutboxService,
  ) {
    super(requests.collection, background, {
      lease: requestLease,
      interval: 2_000,
      atOnce: 4,
      stopTimeout: 4_000,
      jobs: { dueAt: { $exists: true } },
      mayTake: async () => !(await outbox.isFull()),
    });
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    if (!this.background) return;
    this.catalogue.onRestock((productId) => this.note(productId));
    this.searchInBackground();
    this.search = setInterval(() => this.searchInBackground(), searchEvery).unref();
  }

  override async onModuleDestroy(): Promise<void> {
    clearInterval(this.search);
    await super.onModuleDestroy();
  }

  /** Deletes a taken request in the caller's transaction. @returns whether this process still had it */
  async take({ _id, dueAt }: BackInStockRequestRecord, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.collection.deleteOne({ _id, dueAt }, { session });
    return deletedCount > 0;
  }

  /** Deletes the other requests for a product that lead to the same mailbox: one mail answers all of them. */
  async takeOthers(
    { productId }: BackInStockRequestRecord,
    email: string,
    userId: Types.ObjectId | null,
    session: ClientSession,
  ): Promise<void> {
    const same = userId ? [{ email }, { userId }] : [{ email }];
    await this.collection.deleteMany({ productId, $or: same }, { session });
  }

  /** Makes the requests of a product due if it is in stock: it may have come back while one was stored. */
  async askAgain(productId: string): Promise<void> {
    if (this.catalogue.state.isInStock(productId)) await this.makeDue([productId]);
  }

  /** Makes the requests due that wait for a product which is in stock. */
  async searchAll(): Promise<void> {
    const ids = await this.collection.distinct('productId', { dueAt: { $exists: false } });
    const waiting = ids.map(String);
    await this.makeDue(waiting.filter((productId) => this.catalogue.state.isInStock(productId)));
  }

  private searchInBackground(): void {
    void this.searchAll().catch((error: unknown) => this.log.warn(`Requests wait: ${String(error)}`));
  }

  private note(productId: string): void {
    this.restocked.add(productId);
    if (this.restocked.size === 1) void this.makeCollectedDue();
  }

  /** A failure is only logged: the next search finds the requests. */
  private async makeCollectedDue(): Promise<void> {
    await pause(collectFor, undefined, { ref: false });
    const ids = [...this.restocked];
    this.restocked = new Set();
    await this.makeDue(ids).catch((error: unknown) => this.log.warn(`Requests wait: ${String(error)}`));
  }

  private async makeDue(productIds: readonly string[]): Promise<void> {
    for (let from = 0; from < productIds.length; from += batch) {
      const productId = { $in: productIds.slice(from, from + batch).map((one) => new Types.ObjectId(one)) };
      const { modifiedCount } = await this.collection.updateMany({ productId, dueAt: { $exists: false } }, [
        { $set: { dueAt: '$$NOW' } },
      ]);
      if (modifiedCount) this.wake();
    }
  }
}
