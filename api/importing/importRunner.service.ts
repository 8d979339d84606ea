import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DomainError } from '../common/domainError.js';
import { isOutage } from '../common/outage.js';
import { transact } from '../database/transact.js';
import { batchesOf } from './batches.js';
import { CatalogueWriter } from './catalogueWriter.service.js';
import type { Row } from './csv/rows.js';
import { ImportFiles } from './importFiles.service.js';
import type { ImportRecord } from './importJob.schema.js';
import { ImportLeases, LeaseLost } from './importLeases.service.js';
import { mappingIn } from './mappings.js';
import { type Meant, remember } from './meant.js';
import { PlannerService } from './planner.service.js';

/** Rows of one transaction. */
const batch = 250;
/** Of the time that a batch took, how much the shop then has to itself. */
const restful = 0.25;
/** ms between signs of life, far fewer than a lease lasts. */
const beat = 5_000;

/** What a batch leaves to the next ones. */
interface Wrote {
  meant: Meant;
  /** Categories that it added. */
  shelves: number;
}

/** Somebody else goes on, or the same in a while. */
const passes = (error: unknown) =>
  error instanceof LeaseLost || error instanceof DomainError || isOutage(error);

/** What follows the first `count`, which are only passed by. */
async function* after<One>(
  count: number,
  all: AsyncIterable<One>,
  pass: (one: One) => void,
): AsyncGenerator<One> {
  let at = 0;
  for await (const one of all)
    if (at++ < count) pass(one);
    else yield one;
}

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
  ) {}

  /**
   * Goes on where the import stands, until it is done, has failed, or `signal` says to stop; then somebody else may take it over.
   * @throws LeaseLost when it was stopped, or belongs to somebody else; whatever may be over when it is tried again
   */
  async run(job: ImportRecord, owner: string, signal?: AbortSignal): Promise<void> {
    try {
      await this.batches(job, owner, signal);
    } catch (error) {
      if (passes(error)) throw error;
      this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      await this.leases.fail(job._id, owner);
    }
  }

  private async batches(job: ImportRecord, owner: string, signal?: AbortSignal): Promise<void> {
    let { done, shelves } = job;
    const meant = new Map<string, number>();
    let beaten = -Infinity;
    // Of rows that another process wrote only their own words are known.
    const rows = after(done, this.files.rows(job, mappingIn(job)), (row) => remember(meant, row));
    for await (const some of batchesOf(rows, batch)) {
      if (signal?.aborted) return this.leases.release(job._id, owner);
      const began = performance.now();
      if (began - beaten > beat) {
        await this.leases.renew(job._id, owner);
        beaten = began;
      }
      const wrote = await this.commit({ ...job, done, shelves }, owner, some, meant);
      for (const [claim, line] of wrote.meant) meant.set(claim, line);
      shelves += wrote.shelves;
      done += some.length;
      await pause((performance.now() - began) * restful);
    }
    await this.leases.finish(job._id, owner);
  }

  private commit(job: ImportRecord, owner: string, rows: readonly Row[], meant: Meant): Promise<Wrote> {
    return transact(this.connection, async (session) => {
      const shelves = await this.planner.shelves(session, job.shelves);
      const plan = await this.planner.plan(rows, shelves, meant, session);
      await this.writer.write(job.author, plan, shelves, session);
      const step = { ...plan, rows: rows.length, shelves: shelves.added };
      await this.leases.advance(job, owner, step, session);
      return { meant: plan.meant, shelves: shelves.added };
    });
  }
}
