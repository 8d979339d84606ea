import { type Confirmation, refuseProduction } from '../frame/confirming.js';
import type { Api } from '../withApi.js';

/** Keeps what is for trying out of a shop that people buy from; `what` it is, as the end of "these are …". @throws Refusal `conflict` */
export const refuseTrying = (
  shop: Pick<Api, 'config' | 'database'>,
  { allowProduction, dryRun }: Confirmation & { dryRun?: boolean },
  what = 'products for trying',
): void => refuseProduction(shop, { allowProduction: allowProduction || dryRun }, `, and these are ${what}`);
