import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { batchesOf } from '../common/batches.js';
import { DomainError } from '../common/domainError.js';
import { isOutage } from '../common/outage.js';
import { nextTurn } from '../common/slices.js';
import { isMaintained } from '../database/maintenance.js';
import { transact } from '../database/transact.js';
import { heartbeat } from '../jobs/lease.js';
import { CatalogueWriterService } from './catalogueWriter.service.js';
import type { ImportRow } from './csv/rows.js';
import { ImportFilesService } from './importFiles.service.js';
import { addedCategories, type ImportRecord } from './importJob.schema.js';
import { ImportLeasesService, LeaseLost } from './importLeases.service.js';
import { mappingIn } from './mappings.js';
import type { KnownIdentifiers } from './identifiers.js';
import { IdentifierLines } from './identifierLines.js';
import { type BatchPlan, noChange, PlannerService } from './planner.service.js';
import { type Repeated, RepeatedImportsService } from './repeatedImports.service.js';
import type { CategoryPlan } from './categoryPlan.js';

/** Rows per transaction. */
const batch = 250;

interface RunOptions {
  /** Stops the run after the batch that is being written. */
  stopping?: AbortSignal;
  /** Is called after each batch with the number of rows read so far. */
  onProgress?: (done: number) => void;
}

interface Wrote {
  plan: BatchPlan;
  categoryPlan: CategoryPlan;
}

/**
 * Tells whether an error does not make the import fail, because another process continues it or a retry can
 * succeed later.
 */
const passes = (error: unknown) =>
  error instanceof LeaseLost || error instanceof DomainError || isOutage(error);

/** Runs an import batch by batch. Each transaction commits rows and progress together, so no row is written twice. */
@Injectable()
export class ImportRunnerService {
  private readonly log = new Logger('Imports');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: ImportFilesService,
    private readonly planner: PlannerService,
    private readonly writer: CatalogueWriterService,
    private readonly leases: ImportLeasesService,
    private readonly repeats: RepeatedImportsService,
  ) {}

  /**
   * Continues the import until it is done, has failed, or `stopping` aborts. After an abort another process
   * may take over.
   * @throws LeaseLost if the import was stopped or another process took it; DomainError `maintenance`; any
   * error that a retry may fix
   */
  async run(job: ImportRecord, owner: string, options: RunOptions = {}): Promise<void> {
    try {
      await this.batches(job, owner, options);
    } catch (error) {
      if (passes(error)) throw error;
      await this.fails(job, owner, error);
    }
  }

  /**
   * Sends a heartbeat. A command that empties the database sets maintenance first and then looks for leases;
   * here the lease is renewed first. So at least one of the two sees the other.
   * @throws LeaseLost, DomainError `maintenance`
   */
  private async signOn(job: ImportRecord, owner: string): Promise<void> {
    await this.leases.renew(job._id, owner);
    if (await isMaintained(this.connection)) throw new DomainError('maintenance');
  }

  /**
   * Marks the import as failed and logs the cause, even if the mark cannot be stored.
   * @throws LeaseLost, and any error of `ImportLeasesService.end`
   */
  private async fails(job: ImportRecord, owner: string, why: unknown): Promise<void> {
    const unwritten = await this.leases.end(job._id, owner, 'failed').catch((error: unknown) => error);
    // the database was emptied, which is not an error here
    if (unwritten instanceof LeaseLost) throw unwritten;
    this.log.error(String(why), why instanceof Error ? why.stack : undefined);
    if (unwritten) throw unwritten;
  }

  private async batches(
    job: ImportRecord,
    owner: string,
    { stopping, onProgress }: RunOptions,
  ): Promise<void> {
    const repeated = job.done ? undefined : await this.repeats.of(job, mappingIn(job));
    if (repeated) return this.repeat(job, owner, repeated, onProgress);
    const watch = job.done ? undefined : await this.repeats.watch(job);
    let { done, [addedCategories]: added } = job;
    let read = 0;
    const earlier = new IdentifierLines();
    let beaten = -Infinity;
    for await (const some of batchesOf(this.files.rows(job, mappingIn(job)), batch)) {
      if (stopping?.aborted) return this.leases.release(job._id, owner);
      const began = performance.now();
      if (began - beaten > heartbeat) {
        await this.signOn(job, owner);
        beaten = began;
      }
      const written = some.slice(0, Math.max(0, job.done - read));
      const rows = some.slice(written.length);
      read += some.length;
      if (written.length) earlier.add(await this.identifiersOf(job, written, earlier));
      if (!rows.length) continue;
      const wrote = await this.commit({ ...job, done, [addedCategories]: added }, owner, rows, earlier);
      earlier.add(wrote.plan.identifiers);
      watch?.wrote(rows, wrote.plan, wrote.categoryPlan);
      added += wrote.categoryPlan.added;
      done += rows.length;
      onProgress?.(done);
    }
    const outcome = watch?.outcome(await this.repeats.sum(mappingIn(job)));
    await this.leases.end(job._id, owner, 'done', outcome);
  }

  /** Ends an import that would change nothing, without reading its rows. */
  private async repeat(
    job: ImportRecord,
    owner: string,
    { badCount, bad, ...outcome }: Repeated,
    onProgress: RunOptions['onProgress'],
  ): Promise<void> {
    await this.signOn(job, owner);
    const rows = job.total;
    const step = { ...noChange(), unchanged: rows - badCount, badCount, bad, rows, categories: 0 };
    await transact(this.connection, (session) => this.leases.advance(job, owner, step, session));
    onProgress?.(rows);
    await this.leases.end(job._id, owner, 'done', outcome);
  }

  /** Returns the product identifiers of rows that another process has written, by planning these rows again. */
  private async identifiersOf(
    job: ImportRecord,
    rows: readonly ImportRow[],
    earlier: KnownIdentifiers,
  ): Promise<BatchPlan['identifiers']> {
    const categoryPlan = await this.planner.categoryPlan(undefined, job[addedCategories]);
    return (await this.planner.plan(rows, categoryPlan, earlier, undefined, job.choices)).identifiers;
  }

  private commit(
    job: ImportRecord,
    owner: string,
    rows: readonly ImportRow[],
    earlier: KnownIdentifiers,
  ): Promise<Wrote> {
    return transact(this.connection, async (session) => {
      const categoryPlan = await this.planner.categoryPlan(session, job[addedCategories]);
      const plan = await this.planner.plan(rows, categoryPlan, earlier, session, job.choices);
      await nextTurn(); // to write what is planned takes as long again
      await this.writer.write(job, plan, categoryPlan, session);
      const step = { ...plan, rows: rows.length, categories: categoryPlan.added };
      await this.leases.advance(job, owner, step, session);
      return { plan, categoryPlan };
    });
  }
}
