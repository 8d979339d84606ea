import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ImportLeases, LeaseLost } from './importLeases.service.js';
import { ImportRunner } from './importRunner.service.js';

/** ms between looks at what nobody works on: an import whose process died goes on after its lease and this. */
const interval = 5_000;

/** Lets this process work on imports: those that are started here, and those that another process left. */
@Injectable()
export class ImportJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Imports');
  private readonly stopping = new AbortController();
  private readonly owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  private nap = new AbortController();
  private running?: Promise<void>;

  constructor(
    private readonly leases: ImportLeases,
    private readonly runner: ImportRunner,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  /** Something was started: no need to wait. */
  wake(): void {
    this.nap.abort();
  }

  private async work(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.nap = new AbortController();
      const worked = await this.one().catch((error: unknown) => {
        this.log.warn(`an import waits: ${String(error)}`);
        return false;
      });
      const { signal } = this.nap;
      if (!worked) await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async one(): Promise<boolean> {
    const job = await this.leases.take(this.owner);
    if (!job) return false;
    await this.runner.run(job, this.owner, this.stopping.signal).catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error;
    });
    return true;
  }
}
