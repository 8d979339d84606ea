import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BACKGROUND } from '../common/background.js';
import { DomainError } from '../common/domainError.js';
import { nameWorker } from '../common/workers.js';
import { JobQueue } from '../jobs/jobQueue.js';
import { heartbeatTimeout } from '../jobs/lease.js';
import type { ImportRecord } from './importJob.schema.js';
import { ImportLeasesService, LeaseLost } from './importLeases.service.js';
import { ImportRunnerService } from './importRunner.service.js';

/** Runs imports in the background of this process: those started here and those abandoned by another process. */
@Injectable()
export class ImportJobsService extends JobQueue<ImportRecord> {
  private readonly log = new Logger('Imports');

  constructor(
    @InjectModel('Import') imports: Model<ImportRecord>,
    @Inject(BACKGROUND) background: boolean,
    private readonly leases: ImportLeasesService,
    private readonly runner: ImportRunnerService,
  ) {
    const owner = nameWorker('shop');
    super(imports.collection, background, {
      lease: heartbeatTimeout,
      interval: 5_000,
      atOnce: 1,
      jobs: { state: 'running' },
      dueAt: 'lease.until', // an import without a lease is due
      taken: { 'lease.owner': owner },
    });
    this.process(
      (job, stopping) => this.one(job, owner, stopping),
      (error) => this.log.warn(`an import waits: ${String(error)}`),
    );
  }

  private async one(job: ImportRecord, owner: string, stopping: AbortSignal): Promise<void> {
    try {
      await this.runner.run(job, owner, { stopping, restful: true });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (error instanceof DomainError && error.code === 'maintenance')
        await this.leases.release(job._id, owner);
      throw error;
    }
  }
}
