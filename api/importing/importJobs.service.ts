import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { BACKGROUND } from '../common/background.js';
import { DomainError } from '../common/domainError.js';
import { WorkLoop } from '../common/workLoop.js';
import { ImportLeasesService, LeaseLost } from './importLeases.service.js';
import { ImportRunnerService } from './importRunner.service.js';
import { nameWorker } from '../common/workers.js';

/**
 * ms between checks for an import that its process has abandoned. Such an import resumes at the latest this
 * long after its lease has expired.
 */
const interval = 5_000;

/**
 * Runs imports in the background of this process: those started here and those abandoned by another process.
 */
@Injectable()
export class ImportJobsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Imports');
  private readonly owner = nameWorker('shop');
  private readonly loop = new WorkLoop({
    one: (stopping) => this.one(stopping),
    interval,
    onError: (error) => this.log.warn(`an import waits: ${String(error)}`),
  });

  constructor(
    private readonly leases: ImportLeasesService,
    private readonly runner: ImportRunnerService,
    @Inject(BACKGROUND) private readonly background: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (this.background) this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Starts the next check at once instead of after the interval. */
  wake(): void {
    this.loop.wake();
  }

  private async one(stopping: AbortSignal): Promise<boolean> {
    const job = await this.leases.take(this.owner);
    if (!job) return false;
    try {
      await this.runner.run(job, this.owner, { stopping, restful: true });
    } catch (error) {
      if (error instanceof LeaseLost) return true;
      if (error instanceof DomainError && error.code === 'maintenance')
        await this.leases.release(job._id, this.owner);
      throw error;
    }
    return true;
  }
}
