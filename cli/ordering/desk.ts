import { access } from 'node:fs/promises';
import { LazyModuleLoader } from '@nestjs/core';
import { AdvancingService } from '../../api/orders/advancing.service.js';
import { OrderDeskModule } from '../../api/orders/orderDesk.module.js';
import { secretFile } from '../../api/secrets/tokenSecret.js';
import { Refusal } from '../frame/refusal.js';
import type { Api } from '../withApi.js';

/** Mails are sealed with the shop's secret: one that is made here would make them unreadable where they are sent. */
const refuseStranger = async ({ TOKEN_SECRET, MONGODB_URI, DATA_DIR }: Api['config']): Promise<void> => {
  if (TOKEN_SECRET || !MONGODB_URI) return;
  const file = secretFile(DATA_DIR);
  await access(file).catch((error: unknown) => {
    throw new Refusal(
      'usage',
      `The customer's mail is sealed with the shop's secret, and ${file} is not here: set TOKEN_SECRET, or DATA_DIR, as the shop has it. Nothing was done.`,
      { cause: error },
    );
  });
};

/** Who moves orders; loaded where one is moved, since only then mails are written. @throws Refusal `usage` where the shop's secret is not known */
export const openDesk = async ({ api, config }: Api): Promise<AdvancingService> => {
  await refuseStranger(config);
  const desk = await api.get(LazyModuleLoader).load(() => OrderDeskModule);
  return desk.get(AdvancingService);
};
