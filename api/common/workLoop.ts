import { setTimeout as pause } from 'node:timers/promises';

interface Work {
  /** Does one piece that nobody else does, if there is one. @returns whether there was */
  one: (stopping: AbortSignal) => Promise<boolean>;
  /** ms between looks while there is nothing. */
  interval: number;
  onError: (error: unknown) => void;
}

/** Goes on with work that waits in the database, piece by piece: what is left over by a process that died, too. */
export class WorkLoop {
  private readonly stopping = new AbortController();
  private nap = new AbortController();
  private running?: Promise<void>;

  constructor(private readonly work: Work) {}

  start(): void {
    this.running ??= this.run();
  }

  /** There is something now: no need to wait. */
  wake(): void {
    this.nap.abort();
  }

  /** Takes nothing more; resolves when the piece in hand is done. */
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
