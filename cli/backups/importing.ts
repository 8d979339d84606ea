import type { INestApplicationContext } from '@nestjs/common';
import { isAtWork, whereIs, workerNamed } from '../../api/common/workers.js';
import { ImportLeases } from '../../api/importing/importLeases.service.js';
import { Refusal } from '../frame/refusal.js';

const count = (rows: number) => rows.toLocaleString('en-IN');

/** Refuses a database into which somebody imports now: what is emptied under an import is half of it afterwards. @throws Refusal `conflict` */
export const refuseImporting = async (api: INestApplicationContext): Promise<void> => {
  const standing = await api.get(ImportLeases).standing();
  const owner = standing?.lease?.owner ?? '';
  if (!standing || !isAtWork(owner, !standing.abandoned)) return;
  const worker = workerNamed(owner);
  const what = `${standing.name} (${count(standing.done)} of ${count(standing.total)} rows)`;
  throw new Refusal(
    'conflict',
    worker?.kind === 'command line'
      ? `Another command (${whereIs(worker)}) imports ${what}: wait until it is done, or stop it with Ctrl-C. Nothing was done.`
      : `The shop imports ${what}: wait until it is done, or stop it in the dashboard, under Import and export. Nothing was done.`,
  );
};
