import cluster from 'node:cluster';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MONGO_URI } from '../base/base.module.js';
import { BACKGROUND } from '../common/background.js';
import { DomainError } from '../common/domainError.js';
import { nameWorker } from '../common/workers.js';
import { WorkerThread } from '../common/workerThread.js';
import { CONFIG, type Config } from '../config/config.js';
import { JobQueue } from '../jobs/jobQueue.js';
import { heartbeatTimeout } from '../jobs/lease.js';
import type { ImportTask, ImportThreadData } from './importThread.js';
import type { ImportRecord } from './importJob.schema.js';
import { ImportLeasesService, LeaseLost } from './importLeases.service.js';
import { ImportRunnerService } from './importRunner.service.js';

/** Imports of up to this many rows run in the process: a thread takes longer to start than they take. */
const maxRowsWithoutThread = 2_000;

/** Runs imports in the background of this process: those started here and those abandoned by another process. */
@Injectable()
export class ImportJobsService extends JobQueue<ImportRecord> {
  private readonly log = new Logger('Imports');

  constructor(
    @InjectModel('Import') imports: Model<ImportRecord>,
    @Inject(BACKGROUND) background: boolean,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MONGO_URI) private readonly mongoUri: string,
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
    if (stopping.aborted || job.total <= maxRowsWithoutThread) return this.carryOut(owner, stopping);
    const data: ImportThreadData = {
      config: this.config,
      mongoUri: this.mongoUri,
      worker: cluster.worker?.id,
    };
    const thread = new WorkerThread<ImportTask, void>(import.meta.url, 'importThread', { data });
    const stop = () => void thread.run('stop').catch(() => undefined); // it rejects if the thread has ended, so nothing is left to stop
    stopping.addEventListener('abort', stop);
    try {
      await thread.run({ owner });
    } finally {
      stopping.removeEventListener('abort', stop);
      await thread.end();
    }
  }

  /**
   * Runs the import whose lease `owner` holds, in the thread that calls, until it is done, has failed or `stopping`
   * aborts.
   * @throws any error that a retry may fix
   */
  async carryOut(owner: string, stopping: AbortSignal): Promise<void> {
    const job = await this.leases.held(owner);
    if (!job) return;
    try {
      if (stopping.aborted) return await this.leases.release(job._id, owner);
      await this.leases.renew(job._id, owner);
      await this.runner.run(job, owner, { stopping });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (error instanceof DomainError && error.code === 'maintenance')
        await this.leases.release(job._id, owner);
      throw error;
    }
  }
}
