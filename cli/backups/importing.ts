import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeases } from '../../api/importing/importLeases.service.js';
import { CommandError } from '../terminal/commandError.js';
import { isStopped, runningImportInWords } from '../importing/runningImport.js';

/** Refuses a database into which somebody imports now: what is emptied under an import is half of it afterwards. @throws Refusal `conflict` */
export const refuseImporting = async (api: INestApplicationContext): Promise<void> => {
  const standing = await api.get(ImportLeases).standing();
  if (!standing || isStopped(standing)) return;
  const words = runningImportInWords({ ...standing, abandoned: false }); // its process lives, however long it has been silent
  throw new CommandError('conflict', `${words} Nothing was done.`);
};
