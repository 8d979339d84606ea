import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import type { INestApplicationContext } from '@nestjs/common';
import { operator } from '../../api/audit/auditLog.service.js';
import { ImportUploadsService } from '../../api/importing/importUploads.service.js';
import { ImportsService } from '../../api/importing/imports.service.js';
import { identifyingFields, type ImportMapping } from '../../contract/importing.js';
import { messages } from '../../contract/messages/en.js';
import { stopping } from '../terminal/stopping.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Api } from '../withApi.js';
import { emptied, isEmptied } from './emptied.js';
import type { ImportOptions } from './options.js';
import { refuseUnidentified, refuseUnknownColumns } from './mapping.js';
import { noteChanges, plannedChanges } from './changes.js';
import { confirmPrune, prune } from './prune.js';
import { type ImportOutcome, noteOf, noteUnread, warnOf } from './report.js';
import { noteTrial } from '../seeding/guard.js';
import { ImportLeasesService, LeaseLost } from '../../api/importing/importLeases.service.js';
import { isGone, whereIs, workerNamed, nameWorker } from '../../api/common/workers.js';
import { CommandError } from '../terminal/commandError.js';
import { retryUntilCommitted } from './retryUntilCommitted.js';
import { progressOf, runningImportInWords } from './runningImport.js';
import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '../../api/common/outage.js';
import { ImportRunnerService } from '../../api/importing/importRunner.service.js';

/**
 * Ends an import whose command was killed, so that another one can start.
 * @throws CommandError `conflict` when a live process works on an import; the abort reason of `stopping`
 */
const prepareTarget = async (
  api: INestApplicationContext,
  stopping: AbortSignal,
  terminal: Terminal,
): Promise<void> => {
  const leases = api.get(ImportLeasesService);
  const running = await leases.running();
  if (!running) return;
  const owner = running.lease?.owner ?? '';
  const worker = workerNamed(owner);
  const dead = worker?.kind === 'command line' && (running.abandoned || isGone(worker));
  if (!dead) throw new CommandError('conflict', `${runningImportInWords(running)} Nothing was written.`);
  const end = () => leases.end(running._id, owner, 'stopped');
  await retryUntilCommitted(end, terminal, stopping).catch(async (error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
    await prepareTarget(api, stopping, terminal); // the shop was faster, or the import has ended
  });
  terminal.notes(
    `An import of ${running.name} was cut off at ${progressOf(running)}, its ${whereIs(worker)} being gone: it has been ended, and what it wrote stays.`,
  );
};

/**
 * Lets the heap grow by at most a third before a garbage collection, so that a command that reads a long file
 * needs little memory, also on a machine with much memory. The limit applies from the next collection on, so
 * one is run now. It applies to the whole process: a command in a thread of another program leaves it alone.
 */
const stayLean = (): void => {
  if (!isMainThread) return;
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc') as () => void; // the flag applies to contexts created from now on
  tidy();
};

/** A product file: its name for messages, and its bytes. */
export interface ImportSource {
  name: string;
  bytes(): AsyncIterable<Buffer>;
}

/** Passes on bytes until the signal aborts. */
async function* until(signal: AbortSignal, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    yield chunk;
  }
}

const preview = async (
  { api }: Api,
  order: { id: string; mapping: ImportMapping },
  rows: number,
  signal: AbortSignal,
  terminal: Terminal,
) => {
  using bar = terminal.progress('Validating', rows);
  const onProgress = (done: number) => bar.reaches(done);
  return await api
    .get(ImportsService)
    .preview(order, messages, { max: Infinity, stopping: signal, onProgress });
};

/** `signal` stops an import early; `onBegun` is called as soon as something may be written. */
interface Stop {
  signal: AbortSignal;
  onBegun: () => void;
}

const bring = async (
  shop: Api,
  source: ImportSource,
  options: ImportOptions,
  { signal, onBegun }: Stop,
  terminal: Terminal,
): Promise<ImportOutcome> => {
  const uploads = shop.api.get(ImportUploadsService);
  if (!options.dryRun) await prepareTarget(shop.api, signal, terminal);
  const received = await uploads.receive(until(signal, source.bytes()), source.name, operator, Infinity);
  const order = { id: received.id, mapping: { ...received.mapping, ...options.map } };
  let kept = false;
  try {
    refuseUnknownColumns(options.map, received.columns);
    refuseUnidentified(identifyingFields, order.mapping, received.columns);
    noteUnread(received.columns, order.mapping, received.rows, terminal);
    const seen = await preview(shop, order, received.rows, signal, terminal);
    warnOf(seen.bad, terminal);
    noteOf(seen, terminal);
    const { done: _done, notes: _notes, noteCount: _count, ...result } = seen;
    const { changes: seenChanges, stockChanged: _stock, missing: _missing, ...counts } = result;
    const outcome = { ...counts, changes: [], from: source.name, pruned: null, images: 0, orders: 0 };
    const doomed = options.prune ? await confirmPrune(shop, order, seen, source.name, options) : null;
    if (options.dryRun) {
      const changes = plannedChanges(seenChanges);
      noteChanges(changes, seen.changed, terminal);
      return { ...outcome, state: 'planned', changes, pruned: doomed && doomed.length };
    }
    if (options.strict && seen.badCount) return { ...outcome, state: 'refused' };
    signal.throwIfAborted();
    const job = await runImport(shop.api, order, signal, terminal, () => {
      kept = true;
      onBegun();
    });
    const state = job.state === 'done' || job.state === 'failed' ? job.state : 'stopped';
    const { new: fresh, changed, unchanged, badCount } = job;
    const written = { ...outcome, state, new: fresh, changed, unchanged, badCount } satisfies ImportOutcome;
    if (!doomed) return written;
    return state === 'done' ? prune(shop, doomed, written, signal, terminal) : { ...written, pruned: 0 };
  } finally {
    if (!kept) await uploads.discard(order.id);
  }
};

/**
 * Imports products: all rows are checked before anything is written. Ctrl-C stops it in a consistent state.
 * @throws CommandError
 */
export const bringProducts = (
  shop: Api,
  source: ImportSource,
  options: ImportOptions,
  terminal: Terminal,
): Promise<ImportOutcome> => {
  let words = 'Stopped before anything was written: run it again when you want it.';
  const onBegun = () => (words = 'Stopped: what was written stays. Run it again to go on.');
  stayLean();
  noteTrial(shop, terminal);
  return stopping(
    () => words,
    (signal) =>
      bring(shop, source, options, { signal, onBegun }, terminal).catch((error: unknown) => {
        throw isEmptied(error) ? emptied(error) : error;
      }),
  );
};

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
const runImport = async (
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
  using bar = terminal.progress('Writing', total);
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
  }
};
