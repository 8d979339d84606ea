import { type Confirmation, productionSign } from '../frame/confirming.js';
import { Refusal } from '../frame/refusal.js';
import type { Api } from '../withApi.js';

/** Keeps goods out of a shop that people buy from; `what` they are, as the end of "these are …". @throws Refusal `conflict` */
export const refuseProduction = (
  shop: Pick<Api, 'config' | 'database'>,
  { allowProduction, dryRun }: Confirmation & { dryRun?: boolean },
  what = 'goods for trying',
): void => {
  const sign = allowProduction || dryRun ? undefined : productionSign(shop);
  if (sign)
    throw new Refusal(
      'conflict',
      `The database ${shop.database} looks like production (${sign}), and these are ${what}: nothing was done. Add --allow-production if that is meant.`,
    );
};
