import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeases, LeaseLost } from '../../api/importing/importLeases.service.js';
import { isGone, workerNamed } from '../../api/common/workers.js';
import { Refusal } from '../frame/refusal.js';
import type { Terminal } from '../frame/terminal.js';
import { patiently } from './patiently.js';

type Standing = NonNullable<Awaited<ReturnType<ImportLeases['standing']>>>;

const count = (rows: number) => rows.toLocaleString('en-IN');

const refusal = ({ name, done, total, lease, abandoned }: Standing): Refusal => {
  const worker = workerNamed(lease?.owner ?? '');
  const what = `${name} (${count(done)} of ${count(total)} rows)`;
  if (worker?.kind === 'command line')
    return new Refusal(
      'conflict',
      `Another command, process ${worker.pid}, imports ${what}: wait until it is done, or stop it with Ctrl-C. Nothing was written.`,
    );
  const end = 'or stop it in the dashboard, under Import and export. Nothing was written.';
  return new Refusal(
    'conflict',
    abandoned
      ? `The shop has begun to import ${what} and goes on as soon as it runs: open it (npm start), ${end}`
      : `The shop imports ${what}: wait until it is done, ${end}`,
  );
};

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
  if (!dead) throw refusal(standing);
  const end = () => leases.stop(standing._id, owner);
  await patiently(end, terminal, stopping).catch(async (error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error;
    await clearTheWay(api, stopping, terminal); // the shop was quicker, or the import has ended
  });
  const { name, done, total } = standing;
  terminal.notes(
    `An import of ${name} was cut off at ${count(done)} of ${count(total)} rows, its process ${worker.pid} being gone: it has been ended, and what it wrote stays.`,
  );
};
