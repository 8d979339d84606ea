import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeases, LeaseLost } from '../../api/importing/importLeases.service.js';
import { isGone, whereIs, workerNamed } from '../../api/common/workers.js';
import { CommandError } from '../terminal/commandError.js';
import type { Terminal } from '../terminal/terminal.js';
import { patiently } from './patiently.js';
import { progressOf, runningImportInWords } from './runningImport.js';

/**
 * Ends an import whose command was killed.
 * @throws Refusal `conflict` where somebody lives who works on one; the reason of `stopping`
 */
export const prepareTarget = async (
  api: INestApplicationContext,
  stopping: AbortSignal,
  terminal: Terminal,
): Promise<void> => {
  const leases = api.get(ImportLeases);
  const standing = await leases.standing();
  if (!standing) return;
  const owner = standing.lease?.owner ?? '';
  const worker = workerNamed(owner);
  const dead = worker?.kind === 'command line' && (standing.abandoned || isGone(worker));
  if (!dead) throw new CommandError('conflict', `${runningImportInWords(standing)} Nothing was written.`);
  const end = () => leases.stop(standing._id, owner);
  await patiently(end, terminal, stopping).catch(async (error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
    await prepareTarget(api, stopping, terminal); // the shop was quicker, or the import has ended
  });
  terminal.notes(
    `An import of ${standing.name} was cut off at ${progressOf(standing)}, its ${whereIs(worker)} being gone: it has been ended, and what it wrote stays.`,
  );
};
