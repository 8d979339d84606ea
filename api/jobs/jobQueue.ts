import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Collection, Types } from 'mongoose';
import { inMs } from './lease.js';

/** ms between a failed try and the first retry; doubles with each further try. */
const firstPause = 2_000;
const longestPause = 600_000;
/** The most jobs that a process holds. */
const maxHeld = 20;
/** ms after which a process gives back a job that it holds. */
const longestHold = 30_000;

/** The fields by which a queue schedules a job. */
interface Schedule {
  _id: Types.ObjectId;
  /** Unknown in a job that this process holds since it was stored. */
  dueAt?: Date;
  tries: number;
}

interface Options {
  /** ms for which no other process takes a job that one process has taken. */
  lease: number;
  /** ms between two searches for due jobs. */
  interval: number;
  /** The number of jobs at once in this process: a slow job does not hold up the others. */
  atOnce: number;
  /** ms that the process waits for jobs in progress when it closes; without it, until they end. */
  stopTimeout?: number;
  /** Selects the documents that may be due; all by default. */
  jobs?: object;
  /** The field with the time when a document is due. In a taken document it is the end of the lease. */
  dueAt?: string;
  /** What a process stores in a document that it takes; by default it counts `tries`. */
  taken?: object;
  /** Whether jobs may be taken now. If not, this is asked again after the interval. */
  mayTake?: () => Promise<boolean>;
}

/** A job that this process has stored with its own lease, and when that began in ms of `performance.now`. */
interface Held<Job> {
  job: Job;
  since: number;
}

/** Selects a job as it was taken. Whoever takes it counts its tries, and changes its due time. */
const sameLease = ({ _id, dueAt, tries }: Schedule) => (dueAt ? { _id, dueAt } : { _id, tries });

interface Work<Job> {
  one: (job: Job, stopping: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * A durable queue: due documents of a collection are jobs, which processes take one by one by a lease, or store with a
 * lease of their own. A job of a process that died is due again when its lease ends. All times are by MongoDB's clock
 * (ADR 42).
 */
export class JobQueue<Job extends { _id: Types.ObjectId }>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private readonly stopping = new AbortController();
  private nap = new AbortController();
  private work?: Work<Job>;
  private running?: Promise<void>;
  /** The jobs that this process has stored with its own lease and not begun. */
  private held: Held<Job>[] = [];
  private isTurnOfHeld = false;
  private mustSearch = true;

  /** @param background whether this process works on jobs (`BACKGROUND`) */
  constructor(
    protected readonly collection: Collection,
    protected readonly background: boolean,
    private readonly options: Options,
  ) {}

  /**
   * Sets how this process does a job. A job that `one` rejects keeps its lease.
   * @param onError is told the first of several errors in a row
   */
  process(one: Work<Job>['one'], onError: Work<Job>['onError']): void {
    this.work = { one, onError };
  }

  onApplicationBootstrap(): void {
    if (this.background && this.work) this.running ??= this.run(this.work);
  }

  /** Takes no further job, and waits for its own until they end or `stopTimeout` is over. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.wake();
    const { stopTimeout } = this.options;
    const timeout = stopTimeout === undefined ? [] : [pause(stopTimeout, undefined, { ref: false })];
    await Promise.race([this.running, ...timeout]);
    await this.giveBack(this.held.splice(0));
  }

  /** Searches for due jobs now instead of after the interval. */
  readonly wake = (): void => {
    this.mustSearch = true;
    this.nap.abort();
  };

  /** Tells whether this process may store a job with its own lease, and `hold` it then. */
  canHold(): boolean {
    return this.running !== undefined && !this.stopping.signal.aborted && this.held.length < maxHeld;
  }

  /** The number of jobs that this process holds and has not begun. */
  get heldCount(): number {
    return this.held.length;
  }

  /**
   * Takes jobs that this process has stored with its own lease: no search has to find them. It gives back those for
   * which it has no place.
   * @param since when the lease began, in ms of `performance.now`
   */
  hold(jobs: readonly Job[], since: number): void {
    const places = this.canHold() ? maxHeld - this.held.length : 0;
    const all = jobs.map((job) => ({ job, since }));
    this.held.push(...all.slice(0, places));
    void this.giveBack(all.slice(places));
    this.nap.abort();
  }

  /** Makes jobs due that this process holds and does not begin. If it cannot, they are due when their lease ends. */
  private async giveBack(held: readonly Held<Job>[]): Promise<void> {
    if (!held.length) return;
    const { dueAt = 'dueAt' } = this.options;
    const ids = held.map(({ job }) => job._id);
    await this.collection
      .updateMany({ _id: { $in: ids }, tries: 1 }, [{ $set: { [dueAt]: '$$NOW' } }])
      .then(this.wake, () => undefined);
  }

  /** Schedules the retry of a failed job, with backoff, unless its due time has changed meanwhile. */
  retryLater(job: Schedule): Promise<void> {
    return this.reschedule(job, inMs(Math.min(firstPause * 2 ** (job.tries - 1), longestPause)));
  }

  /** Ends the work on a document, which stays, unless its due time has changed meanwhile. */
  async end(job: Schedule): Promise<void> {
    await this.collection.updateOne(sameLease(job), { $unset: { dueAt: 1 } });
  }

  /**
   * Sets when a taken job is due next, unless its due time has changed meanwhile, because another process has
   * taken it or a change has made it due.
   * @param next an expression of a pipeline
   */
  protected async reschedule(job: Schedule, next: object, fields: object = {}): Promise<void> {
    await this.collection.updateOne(sameLease(job), [{ $set: { ...fields, dueAt: next } }]);
  }

  /** Counts the jobs that wait, those that are due now, and those that were tried at least three times. */
  async counts(): Promise<Record<'waiting' | 'due' | 'retried', number>> {
    const { jobs = {}, dueAt = 'dueAt' } = this.options;
    const isDue = { $expr: { $lte: [`$${dueAt}`, '$$NOW'] } };
    const [waiting, due, retried] = await Promise.all([
      this.collection.countDocuments(jobs),
      this.collection.countDocuments({ ...jobs, ...isDue }),
      this.collection.countDocuments({ ...jobs, tries: { $gte: 3 } }),
    ]);
    return { waiting, due, retried };
  }

  /** Takes the document that has been due longest, for the time of the lease; null if none is due. */
  private takeDue(): Promise<Job | null> {
    const { lease, jobs, dueAt = 'dueAt', taken = { tries: { $add: ['$tries', 1] } } } = this.options;
    return this.collection.findOneAndUpdate(
      { ...jobs, $expr: { $lte: [`$${dueAt}`, '$$NOW'] } },
      [{ $set: { ...taken, [dueAt]: inMs(lease) } }],
      { sort: { [dueAt]: 1 }, returnDocument: 'after' },
    ) as Promise<Job | null>; // the collection holds these documents
  }

  private nextHeld(): Job | undefined {
    const oldest = performance.now() - longestHold;
    const late = this.held.filter(({ since }) => since <= oldest);
    this.held = this.held.filter(({ since }) => since > oldest);
    void this.giveBack(late);
    return this.held.shift()?.job;
  }

  /** Returns a job that this process holds or, in turn with these, one that a search finds; null if there is none. */
  private async next(): Promise<Job | null> {
    const { mayTake = async () => true } = this.options;
    const mustSearch = this.mustSearch && !this.stopping.signal.aborted;
    const held = this.isTurnOfHeld || !mustSearch ? this.nextHeld() : undefined;
    this.isTurnOfHeld = held === undefined;
    if (held !== undefined || !mustSearch) return held ?? null;
    this.mustSearch = false; // unless `wake` asks for another search meanwhile
    const found = (await mayTake()) ? await this.takeDue() : null;
    if (found) this.mustSearch = true;
    return found;
  }

  private async run({ one, onError }: Work<Job>): Promise<void> {
    const { interval, atOnce } = this.options;
    const stopping = this.stopping.signal;
    const underWay = new Set<Promise<void>>();
    let failing = false;
    const search = () => {
      this.mustSearch = true;
    };
    const clock = setInterval(search, interval).unref(); // a process that holds jobs all the time never rests
    const rest = async (): Promise<void> => {
      const waking = { signal: this.nap.signal, ref: false };
      if (!stopping.aborted) await pause(interval, undefined, waking).then(search, () => undefined);
    };
    /** Rests in the place of a failed job, so that a job that is due again at once is not repeated at once. */
    const failed = async (error: unknown): Promise<void> => {
      if (!failing) onError(error);
      failing = true;
      await rest();
    };
    const begin = async (): Promise<void> => {
      const job = await this.next();
      failing = false;
      if (!job) return this.held.length ? undefined : rest();
      const done = one(job, stopping)
        .catch(failed)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    };
    while (!stopping.aborted || this.held.length) {
      this.nap = new AbortController();
      await (underWay.size < atOnce ? begin().catch(failed) : Promise.race(underWay));
    }
    clearInterval(clock);
    await Promise.all(underWay);
  }
}
