import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { heartbeatTimeout, inMs } from '../jobs/lease.js';
import { addedCategories, type ImportRecord } from './importJob.schema.js';
import { ImportLogService } from './importLog.service.js';
import type { BatchPlan } from './planner.service.js';

/** Another process works on the import now, or the import was stopped. */
export class LeaseLost extends Error {
  constructor() {
    super('the import was stopped or belongs to another process');
    this.name = 'LeaseLost';
  }
}

/** Builds the update that gives or renews the lease of an import. */
const leased = (owner: string) => [{ $set: { lease: { owner, until: inMs(heartbeatTimeout) } } }];

const owned = (_id: Types.ObjectId, owner: string) =>
  ({ _id, state: 'running', 'lease.owner': owner }) as const;

/** The running import; `abandoned` means that its process missed the heartbeat for too long. */
interface RunningImport extends ImportRecord {
  abandoned: boolean;
  /** Seconds since the last heartbeat. */
  silentSeconds: number;
}

/** The result of a batch; `rows` counts rows read, `categories` counts categories added. */
interface Step extends BatchPlan {
  rows: number;
  categories: number;
}

/** Keeps the lease of the running import, which one process has at a time, and records its progress. */
@Injectable()
export class ImportLeasesService {
  constructor(
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly log: ImportLogService,
  ) {}

  /** Returns the running import, whoever holds its lease. */
  async running(): Promise<RunningImport | undefined> {
    const until = { $ifNull: ['$lease.until', '$startedAt', new Date(0)] };
    const over = { $dateDiff: { startDate: until, endDate: '$$NOW', unit: 'second' } };
    const [found] = await this.imports.aggregate<RunningImport>([
      { $match: { state: 'running' } },
      {
        $set: {
          abandoned: { $lt: [{ $ifNull: ['$lease.until', new Date(0)] }, '$$NOW'] },
          silentSeconds: { $cond: ['$lease.until', { $add: [over, heartbeatTimeout / 1000] }, over] },
        },
      },
    ]);
    return found;
  }

  /** Returns the running import whose lease `owner` holds. */
  async held(owner: string): Promise<ImportRecord | undefined> {
    const held = await this.imports
      .findOne({ state: 'running', 'lease.owner': owner })
      .lean<ImportRecord>()
      .exec();
    return held ?? undefined;
  }

  /**
   * Gives the lease to the process that starts the import, in the same transaction, so that no other process
   * takes it.
   */
  async give(_id: Types.ObjectId, owner: string, session: ClientSession): Promise<void> {
    await this.imports.collection.updateOne({ _id }, leased(owner), { session });
  }

  /** Sends a heartbeat: extends the lease of an import. @throws LeaseLost */
  async renew(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.change(_id, owner, leased(owner));
  }

  /**
   * Adds a batch to the progress of the import, in the transaction that writes the batch. If two processes
   * believe that they hold the lease, or continue from the same row, only one of them succeeds.
   * @throws LeaseLost
   */
  async advance(
    { _id, done }: ImportRecord,
    owner: string,
    { rows, categories, ...plan }: Step,
    session: ClientSession,
  ): Promise<void> {
    const counted = {
      $inc: {
        done: rows,
        new: plan.new.length,
        changed: plan.changed.length,
        unchanged: plan.unchanged,
        badCount: plan.badCount,
        [addedCategories]: categories,
      },
      $push: { bad: { $each: plan.bad, $slice: limits.badRows } },
    };
    const { modifiedCount } = await this.imports.updateOne({ ...owned(_id, owner), done }, counted, {
      session,
    });
    if (!modifiedCount) throw new LeaseLost();
  }

  /** Gives up the lease, so that another process can continue. @throws LeaseLost */
  async release(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.change(_id, owner, [{ $unset: 'lease' }]);
  }

  /**
   * Ends the import: `failed` after an error that a retry would not fix, `stopped` after its process has died.
   * @param afterwards the result that a repeated import of the same file would have
   * @throws LeaseLost
   */
  async end(
    _id: Types.ObjectId,
    owner: string,
    state: Exclude<ImportRecord['state'], 'running'>,
    afterwards?: ImportRecord['afterwards'],
  ): Promise<void> {
    const remembered = afterwards && { afterwards: { $literal: afterwards } };
    const update = [{ $set: { state, finishedAt: '$$NOW', ...remembered } }, { $unset: 'lease' }];
    await this.log.end(async (session) => {
      const options = { returnDocument: 'after', session } as const;
      const job = await this.imports.collection.findOneAndUpdate(owned(_id, owner), update, options);
      if (!job) throw new LeaseLost();
      return this.imports.hydrate(job).toObject();
    });
  }

  private async change(_id: Types.ObjectId, owner: string, update: object[]): Promise<void> {
    const { matchedCount } = await this.imports.collection.updateOne(owned(_id, owner), update);
    if (!matchedCount) throw new LeaseLost();
  }
}
