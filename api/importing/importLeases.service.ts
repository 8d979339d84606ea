import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { addedCategories, type ImportRecord } from './importJob.schema.js';
import { ImportLog } from './importLog.service.js';
import type { BatchPlan } from './planner.service.js';

/** Seconds without a sign of life after which an import is anybody's. */
const seconds = 15;

/** Another one works on it now, or it was stopped. */
export class LeaseLost extends Error {
  constructor() {
    super('the import was stopped or belongs to another process');
    this.name = 'LeaseLost';
  }
}

/** By MongoDB's own clock: those of several machines differ. */
const leased = (owner: string) => [
  {
    $set: { lease: { owner, until: { $dateAdd: { startDate: '$$NOW', unit: 'second', amount: seconds } } } },
  },
];

const ended = (state: ImportRecord['state']) => [
  { $set: { state, finishedAt: '$$NOW' } },
  { $unset: 'lease' },
];

const owned = (_id: Types.ObjectId, owner: string) =>
  ({ _id, state: 'running', 'lease.owner': owner }) as const;

/** The import that runs, and whether whoever worked on it has given no sign of life for too long. */
interface RunningImport extends ImportRecord {
  abandoned: boolean;
  /** Since its last sign of life. */
  silentSeconds: number;
}

/** What a batch came to: rows read, categories added. */
interface Step extends BatchPlan {
  rows: number;
  categories: number;
}

/** Who works on an import, and how far they are: one process at a time. */
@Injectable()
export class ImportLeases {
  constructor(
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly log: ImportLog,
  ) {}

  /** Takes the import that runs and that nobody works on. */
  async take(owner: string): Promise<ImportRecord | undefined> {
    const abandoned = {
      state: 'running' as const,
      $or: [{ lease: { $exists: false } }, { $expr: { $lt: ['$lease.until', '$$NOW'] } }],
    };
    const options = { returnDocument: 'after' } as const;
    const taken = await this.imports.collection.findOneAndUpdate(abandoned, leased(owner), options);
    return taken ? this.imports.hydrate(taken).toObject() : undefined;
  }

  /** The one that runs, whoever works on it. */
  async standing(): Promise<RunningImport | undefined> {
    const until = { $ifNull: ['$lease.until', '$startedAt', new Date(0)] };
    const over = { $dateDiff: { startDate: until, endDate: '$$NOW', unit: 'second' } };
    const [found] = await this.imports.aggregate<RunningImport>([
      { $match: { state: 'running' } },
      {
        $set: {
          abandoned: { $lt: [{ $ifNull: ['$lease.until', new Date(0)] }, '$$NOW'] },
          silentSeconds: { $cond: ['$lease.until', { $add: [over, seconds] }, over] },
        },
      },
    ]);
    return found;
  }

  /** The one that is `owner`'s. */
  async held(owner: string): Promise<ImportRecord | undefined> {
    const held = await this.imports
      .findOne({ state: 'running', 'lease.owner': owner })
      .lean<ImportRecord>()
      .exec();
    return held ?? undefined;
  }

  /** Gives one that begins to whoever began it, in the transaction in which it begins: so none is ever nobody's. */
  async give(_id: Types.ObjectId, owner: string, session: ClientSession): Promise<void> {
    await this.imports.collection.updateOne({ _id }, leased(owner), { session });
  }

  /** @throws LeaseLost */
  async renew(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.change(_id, owner, leased(owner));
  }

  /**
   * Counts a batch of `rows` that added `categories`, in the transaction that writes it: of two who believe to own an import, or
   * to stand where it stands, one counts.
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

  /** Writes down what the same file comes to next time. @throws LeaseLost */
  async remember(_id: Types.ObjectId, owner: string, afterwards: ImportRecord['afterwards']): Promise<void> {
    await this.change(_id, owner, [{ $set: { afterwards: { $literal: afterwards } } }]);
  }

  /** @throws LeaseLost */
  async finish(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.end(_id, owner, 'done');
  }

  /** Something is wrong that trying again would not mend. @throws LeaseLost */
  async fail(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.end(_id, owner, 'failed');
  }

  /** For one whose owner died. @throws LeaseLost */
  async stop(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.end(_id, owner, 'stopped');
  }

  /** Leaves it to others. @throws LeaseLost */
  async release(_id: Types.ObjectId, owner: string): Promise<void> {
    await this.change(_id, owner, [{ $unset: 'lease' }]);
  }

  private async end(_id: Types.ObjectId, owner: string, state: ImportRecord['state']): Promise<void> {
    await this.log.end(async (session) => {
      const options = { returnDocument: 'after', session } as const;
      const job = await this.imports.collection.findOneAndUpdate(owned(_id, owner), ended(state), options);
      if (!job) throw new LeaseLost();
      return this.imports.hydrate(job).toObject();
    });
  }

  private async change(_id: Types.ObjectId, owner: string, update: object[]): Promise<void> {
    const { matchedCount } = await this.imports.collection.updateOne(owned(_id, owner), update);
    if (!matchedCount) throw new LeaseLost();
  }
}
