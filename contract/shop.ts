import { z } from 'zod';
import { type Wire } from './wire.js';

/**
 * What a merchant sets by environment and every visitor sees. Empty texts are not shown.
 * `deliveryMinutes`: the badge (W-31). `etaMinutes`: how long an order placed now takes, with those before it and, while the shop
 * is closed, the wait until it opens.
 */
export const shopSettings = z.object({
  deliveryMinutes: z.int(),
  etaMinutes: z.int(),
  onlinePayment: z.boolean(),
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  grievanceContact: z.string(),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type ShopSettings = Wire<typeof shopSettings>;
