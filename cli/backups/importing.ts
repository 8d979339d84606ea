import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeasesService } from '../../api/importing/importLeases.service.js';
import { CommandError } from '../terminal/commandError.js';
import { isStopped, runningImportInWords } from '../importing/runningImport.js';

/**
 * Rejects a database with a running import, because emptying it would leave half of the imported products.
 * @throws CommandError `conflict`
 */
export const refuseImporting = async (api: INestApplicationContext): Promise<void> => {
  const running = await api.get(ImportLeasesService).running();
  if (!running || isStopped(running)) return;
  const words = runningImportInWords({ ...running, abandoned: false }); // a live process counts as working, however long it is silent
  throw new CommandError('conflict', `${words} Nothing was done.`);
};
