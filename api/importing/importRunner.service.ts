import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { isOutage } from '../common/outage.js';
import { isMaintained } from '../database/maintenance.js';
import { transact } from '../database/transact.js';
import { batchesOf } from './batches.js';
import { CatalogueWriter } from './catalogueWriter.service.js';
import type { Row } from './csv/rows.js';
import { ImportFiles } from './importFiles.service.js';
import { addedCategories, type ImportRecord } from './importJob.schema.js';
import { ImportLeases, LeaseLost } from './importLeases.service.js';
import { mappingIn } from './mappings.js';
import type { Meant } from './meant.js';
import { MeantLines } from './meantLines.js';
import { type BatchPlan, noChange, PlannerService } from './planner.service.js';
import { type Repeated, RepeatedImports } from './repeatedImports.service.js';
import type { CategoryPlan } from './categoryPlan.js';

/** Rows of one transaction. */
const batch = 250;
/** Of the time that a batch took, how much a shop in the same process then has to itself. */
const rest = 0.25;
/** ms between signs of life, far fewer than a lease lasts. */
const beat = 5_000;

/** How an import is carried out. */
interface Manner {
  /** Says when to stop: after the batch that is being written. */
  stopping?: AbortSignal;
  /** The shop serves from this process, and wants some of its time. */
  restful?: boolean;
  /** After each batch: rows that have been read by now. */
  onProgress?: (done: number) => void;
}

/** What a batch came to. */
interface Wrote {
  plan: BatchPlan;
  categoryPlan: CategoryPlan;
}

/** Somebody else goes on, or the same in a while. */
const passes = (error: unknown) =>
  error instanceof LeaseLost || error instanceof DomainError || isOutage(error);

/** Carries an import out, batch by batch; each commits its rows together with the progress, so that none is written twice. */
@Injectable()
export class ImportRunner {
  private readonly log = new Logger('Imports');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: ImportFiles,
    private readonly planner: PlannerService,
    private readonly writer: CatalogueWriter,
    private readonly leases: ImportLeases,
    private readonly repeats: RepeatedImports,
  ) {}

  /**
   * Goes on where the import stands, until it is done, has failed, or is to stop; then somebody else may take it over.
   * @throws LeaseLost when it was stopped, or belongs to somebody else; DomainError `maintenance`; whatever may be over when
   * it is tried again
   */
  async run(job: ImportRecord, owner: string, manner: Manner = {}): Promise<void> {
    try {
      await this.batches(job, owner, manner);
    } catch (error) {
      if (passes(error)) throw error;
      await this.fails(job, owner, error);
    }
  }

  /**
   * Shows that it works on. Who empties a database takes it first and looks for leases then, and here the lease is renewed
   * first: so at least one of both sees the other.
   * @throws LeaseLost, DomainError `maintenance`
   */
  private async signOn(job: ImportRecord, owner: string): Promise<void> {
    await this.leases.renew(job._id, owner);
    if (await isMaintained(this.connection)) throw new DomainError('maintenance');
  }

  /** Writes down that it has failed, and logs why, whether that can be written down or not. @throws LeaseLost; what `ImportLeases.fail` throws */
  private async fails(job: ImportRecord, owner: string, why: unknown): Promise<void> {
    const unwritten = await this.leases.fail(job._id, owner).catch((error: unknown) => error);
    if (unwritten instanceof LeaseLost) throw unwritten; // the shop was emptied, which is no fault of ours
    this.log.error(why instanceof Error ? (why.stack ?? why.message) : String(why));
    if (unwritten) throw unwritten;
  }

  private async batches(
    job: ImportRecord,
    owner: string,
    { stopping, restful, onProgress }: Manner,
  ): Promise<void> {
    const repeated = job.done ? undefined : await this.repeats.of(job, mappingIn(job));
    if (repeated) return this.repeat(job, owner, repeated, onProgress);
    const watch = job.done ? undefined : await this.repeats.watch(job);
    let { done, [addedCategories]: added } = job;
    let read = 0;
    const meant = new MeantLines();
    let beaten = -Infinity;
    for await (const some of batchesOf(this.files.rows(job, mappingIn(job)), batch)) {
      if (stopping?.aborted) return this.leases.release(job._id, owner);
      const began = performance.now();
      if (began - beaten > beat) {
        await this.signOn(job, owner);
        beaten = began;
      }
      const written = some.slice(0, Math.max(0, job.done - read));
      const rows = some.slice(written.length);
      read += some.length;
      if (written.length) meant.add(await this.meantBy(job, written, meant));
      if (!rows.length) continue;
      const wrote = await this.commit({ ...job, done, [addedCategories]: added }, owner, rows, meant);
      meant.add(wrote.plan.meant);
      watch?.wrote(rows, wrote.plan, wrote.categoryPlan);
      added += wrote.categoryPlan.added;
      done += rows.length;
      onProgress?.(done);
      if (restful) await pause((performance.now() - began) * rest);
    }
    const outcome = watch?.outcome(await this.repeats.sum(mappingIn(job)));
    if (outcome) await this.leases.remember(job._id, owner, outcome);
    await this.leases.finish(job._id, owner);
  }

  /** Ends an import of which no row would change anything, without reading them. */
  private async repeat(
    job: ImportRecord,
    owner: string,
    { badCount, bad, ...outcome }: Repeated,
    onProgress: Manner['onProgress'],
  ): Promise<void> {
    await this.signOn(job, owner);
    const rows = job.total;
    const step = { ...noChange(), unchanged: rows - badCount, badCount, bad, rows, categories: 0 };
    await transact(this.connection, (session) => this.leases.advance(job, owner, step, session));
    onProgress?.(rows);
    await this.leases.remember(job._id, owner, outcome);
    await this.leases.finish(job._id, owner);
  }

  /** What rows mean that another process wrote: planned once more, they are their products. */
  private async meantBy(job: ImportRecord, rows: readonly Row[], meant: Meant): Promise<BatchPlan['meant']> {
    const categoryPlan = await this.planner.categoryPlan(undefined, job[addedCategories]);
    return (await this.planner.plan(rows, categoryPlan, meant, undefined, job.choices)).meant;
  }

  private commit(job: ImportRecord, owner: string, rows: readonly Row[], meant: Meant): Promise<Wrote> {
    return transact(this.connection, async (session) => {
      const categoryPlan = await this.planner.categoryPlan(session, job[addedCategories]);
      const plan = await this.planner.plan(rows, categoryPlan, meant, session, job.choices);
      await this.writer.write(job, plan, categoryPlan, session);
      const step = { ...plan, rows: rows.length, categories: categoryPlan.added };
      await this.leases.advance(job, owner, step, session);
      return { plan, categoryPlan };
    });
  }
}
