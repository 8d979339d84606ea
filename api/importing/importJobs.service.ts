import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../common/domainError.js';
import { WorkLoop } from '../common/workLoop.js';
import { ImportLeases, LeaseLost } from './importLeases.service.js';
import { ImportRunner } from './importRunner.service.js';
import { nameWorker } from '../common/workers.js';

/** ms between looks at what nobody works on: an import whose process died goes on after its lease and this. */
const interval = 5_000;

/** Lets this process work on imports: those that are started here, and those that another process left. */
@Injectable()
export class ImportJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Imports');
  private readonly owner = nameWorker('shop');
  private readonly loop = new WorkLoop({
    one: (stopping) => this.one(stopping),
    interval,
    onError: (error) => this.log.warn(`an import waits: ${String(error)}`),
  });

  constructor(
    private readonly leases: ImportLeases,
    private readonly runner: ImportRunner,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Something was started: no need to wait. */
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
