import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { operator } from '../../api/audit/auditLog.service.js';
import { isOutage } from '../../api/common/outage.js';
import { ImportLeasesService, LeaseLost } from '../../api/importing/importLeases.service.js';
import { ImportRunnerService } from '../../api/importing/importRunner.service.js';
import { ImportsService } from '../../api/importing/imports.service.js';
import { nameWorker } from '../../api/common/workers.js';
import type { ImportMapping } from '../../contract/importing.js';
import { messages } from '../../contract/messages/en.js';
import type { Terminal } from '../terminal/terminal.js';
import { emptied, isEmptied } from './emptied.js';
import { retryUntilCommitted } from './retryUntilCommitted.js';

/** Milliseconds between two checks of an import that another process has taken over. */
const glance = 500;

interface Order {
  id: string;
  mapping: ImportMapping;
}

const statusOf = async (imports: ImportsService, id: string) => {
  const job = await imports.status(messages, id);
  if (!job) throw emptied();
  return job;
};

type Job = Awaited<ReturnType<typeof statusOf>>;

/** Works on an import that has been started, until it ends or is stopped. */
const work = async (
  api: INestApplicationContext,
  owner: string,
  stopping: AbortSignal,
  terminal: Terminal,
  onProgress: (done: number) => void,
): Promise<void> => {
  let moves = 0;
  let seen = 0;
  const moved = () => seen !== (seen = moves);
  const go = async () => {
    const job = await api.get(ImportLeasesService).held(owner);
    const onRows = (done: number) => {
      moves += 1;
      onProgress(done);
    };
    if (job) await api.get(ImportRunnerService).run(job, owner, { stopping, onProgress: onRows });
  };
  await retryUntilCommitted(go, terminal, stopping, moved).catch((error: unknown) => {
    const isStopped = stopping.aborted && error === stopping.reason;
    if (!isStopped && !(error instanceof LeaseLost)) throw error;
  });
};

/**
 * Runs an import of a received file in this process. `onBegun` is called once the import has been started.
 * @returns how the import ended
 * @throws the abort reason of `stopping` when it aborts before the start
 */
export const runImport = async (
  api: INestApplicationContext,
  order: Order,
  stopping: AbortSignal,
  terminal: Terminal,
  onBegun: () => void,
): Promise<Job> => {
  const imports = api.get(ImportsService);
  const owner = nameWorker('command line');
  const start = () => imports.start(order, operator, messages, owner);
  const { total } = await retryUntilCommitted(start, terminal, stopping);
  onBegun();
  const bar = terminal.progress('Writing', total);
  const stop = () => imports.cancel(operator, messages, order.id);
  try {
    await work(api, owner, stopping, terminal, (done) => bar.reaches(done));
    for (;;) {
      const job = stopping.aborted ? ((await stop()) ?? undefined) : await statusOf(imports, order.id);
      if (job && job.state !== 'running') return job;
      bar.reaches(job?.done ?? 0); // the shop has taken the import over, because this process was suspended
      await pause(glance);
    }
  } catch (error) {
    if (isEmptied(error) || isOutage(error)) throw error; // the next run ends this import
    await stop().catch((stopError: unknown) =>
      terminal.warns(`The import could not be ended: ${String(stopError)}`),
    );
    throw error;
  } finally {
    bar.ends();
  }
};
