import type { INestApplicationContext } from '@nestjs/common';
import { ImportLeases } from '../../api/importing/importLeases.service.js';
import { Refusal } from '../frame/refusal.js';
import { isStopped, standingInWords } from '../importing/standing.js';

/** Refuses a database into which somebody imports now: what is emptied under an import is half of it afterwards. @throws Refusal `conflict` */
export const refuseImporting = async (api: INestApplicationContext): Promise<void> => {
  const standing = await api.get(ImportLeases).standing();
  if (!standing || isStopped(standing)) return;
  const words = standingInWords({ ...standing, abandoned: false }); // its process lives, however long it has been silent
  throw new Refusal('conflict', `${words} Nothing was done.`);
};
