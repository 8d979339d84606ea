import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeasesService, LeaseLost } from '../../api/importing/importLeases.service.js';
import { isGone, whereIs, workerNamed } from '../../api/common/workers.js';
import { CommandError } from '../terminal/commandError.js';
import type { Terminal } from '../terminal/terminal.js';
import { retryUntilCommitted } from './retryUntilCommitted.js';
import { progressOf, runningImportInWords } from './runningImport.js';

/**
 * Ends an import whose command was killed, so that another one can start.
 * @throws CommandError `conflict` when a live process works on an import; the abort reason of `stopping`
 */
export const prepareTarget = async (
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
  const end = () => leases.stop(running._id, owner);
  await retryUntilCommitted(end, terminal, stopping).catch(async (error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
    await prepareTarget(api, stopping, terminal); // the shop was faster, or the import has ended
  });
  terminal.notes(
    `An import of ${running.name} was cut off at ${progressOf(running)}, its ${whereIs(worker)} being gone: it has been ended, and what it wrote stays.`,
  );
};
