import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { exitCodes } from '../contract/operator/exits.js';
import type { Config } from './config/config.js';

/** ms between the starts of a process and of the one that replaces it. */
const restartPause = 1_000;
/** ms that the processes get to close; each ends by itself before that. */
const stopTimeout = 10_000;

/** Returns how many processes serve the shop. */
export const workerCount = ({ WORKERS }: Pick<Config, 'WORKERS'>): number =>
  WORKERS === 'auto' ? availableParallelism() : WORKERS;

/** Resolves when a process reports that it serves, or with its exit code. */
const opened = (worker: Worker): Promise<number | 'open'> =>
  new Promise((resolve) => {
    worker.once('message', () => resolve('open'));
    worker.once('exit', (code: number | null) => resolve(code ?? 1)); // null after a signal
  });

/** Reports to the main process that this one serves. */
export const reportOpen = (): void => {
  if (cluster.isWorker) process.send?.('open');
};

/**
 * Runs `count` processes of the shop behind one port until a signal stops them. The first prepares the shop, and
 * the others follow. A process that dies is replaced; its work in progress is lost, that of the others is not.
 * Resolves when all serve. Runs in the main process of Node's cluster.
 */
export const runWorkers = async (count: number): Promise<void> => {
  // each accepts connections by itself: the main process would lose those that it hands to one that dies
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // a message to a process that has just died is an error of its channel; `exit` follows
  cluster.on('fork', (worker) => worker.on('error', () => undefined));
  // a link to the newest release may point elsewhere when a process is replaced
  if (process.argv[1]) cluster.setupPrimary({ exec: realpathSync(process.argv[1]) });
  let stopping = false;

  const start = (): Worker => {
    const since = performance.now();
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => void replace(since, signal ?? code));
    return worker;
  };
  const replace = async (since: number, end: number | string) => {
    if (stopping) return;
    if (end === exitCodes.conflict) {
      await stop(exitCodes.conflict); // a newer program has migrated the database: another process would end too
      return;
    }
    console.error(`A process of the shop ended (${end}); another one takes its place.`);
    await pause(Math.max(0, restartPause - (performance.now() - since)));
    if (!stopping) start();
  };
  const stop = async (code = 0) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ends = workers.map(async (worker): Promise<number> => {
      const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
      return signal === 'SIGTERM' ? 0 : (code ?? 1); // one that was still starting
    });
    for (const worker of workers) worker.process.kill('SIGTERM');
    process.exit(Math.max(code, ...(await Promise.all(ends))));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());

  const first = cluster.fork();
  const outcome = await opened(first);
  if (outcome !== 'open') process.exit(stopping ? 0 : outcome); // a signal ends what still starts
  first.once('exit', (code, signal) => void replace(0, signal ?? code));
  await Promise.all(Array.from({ length: count - 1 }, () => opened(start())));
};
