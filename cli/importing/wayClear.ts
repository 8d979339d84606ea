import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeases, LeaseLost } from '../../api/importing/importLeases.service.js';
import { isGone, whereIs, workerNamed } from '../../api/common/workers.js';
import { Refusal } from '../frame/refusal.js';
import type { Terminal } from '../frame/terminal.js';
import { patiently } from './patiently.js';
import { progressOf, standingInWords } from './standing.js';

/**
 * Ends an import whose command was killed.
 * @throws Refusal `conflict` where somebody lives who works on one; the reason of `stopping`
 */
export const clearTheWay = async (
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
  if (!dead) throw new Refusal('conflict', `${standingInWords(standing)} Nothing was written.`);
  const end = () => leases.stop(standing._id, owner);
  await patiently(end, terminal, stopping).catch(async (error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
    await clearTheWay(api, stopping, terminal); // the shop was quicker, or the import has ended
  });
  terminal.notes(
    `An import of ${standing.name} was cut off at ${progressOf(standing)}, its ${whereIs(worker)} being gone: it has been ended, and what it wrote stays.`,
  );
};
