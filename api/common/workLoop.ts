import { setTimeout as pause } from 'node:timers/promises';

interface Work {
  /** Does one job that no other process has taken. @returns whether there was a job */
  one: (stopping: AbortSignal) => Promise<boolean>;
  /** Pause in ms between two searches for a job while there are none. */
  interval: number;
  onError: (error: unknown) => void;
}

/** Works through jobs in the database one by one, including jobs left over by a process that died. */
export class WorkLoop {
  private readonly stopping = new AbortController();
  private nap = new AbortController();
  private running?: Promise<void>;

  constructor(private readonly work: Work) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Skips the pause, because there is a new job. */
  wake(): void {
    this.nap.abort();
  }

  /** Takes no further job. @returns a promise that resolves when the current job is done */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    const { one, interval, onError } = this.work;
    while (!this.stopping.signal.aborted) {
      this.nap = new AbortController();
      const { signal } = this.nap;
      const worked = await one(this.stopping.signal).catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!worked) await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
