import { z } from 'zod';
import { type Wire } from './wire.js';

/**
 * The merchant's settings from the environment that every visitor sees. Empty texts are not shown.
 * `deliveryMinutes`: the delivery time that the storefront shows. `etaMinutes`: how long an order placed now
 * takes, including the orders ahead of it and, while the shop is closed, the wait for the opening.
 */
export const shopSettings = z.object({
  deliveryMinutes: z.int(),
  etaMinutes: z.int(),
  onlinePayment: z.boolean(),
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  grievanceContact: z.string(),
  /** Where customers reach the shop, and its FSSAI licence number; missing if not set. */
  email: z.string().optional(),
  phone: z.string().optional(),
  fssai: z.string().optional(),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type ShopSettings = Wire<typeof shopSettings>;
