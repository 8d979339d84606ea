import { z } from 'zod';
import { time, type Wire } from './wire.js';

export const sessionReference = z.object({ sessionId: z.string().regex(/^[\w-]{22}$/) });

/** One login on one device, as the customer sees it. */
export const session = z.object({
  _id: z.string(),
  /** The name of the browser, such as "Chrome"; empty when unknown. */
  browser: z.string(),
  /** The name of the operating system, such as "Android"; empty when unknown. */
  system: z.string(),
  /** The time of the login; null for logins from before the shop stored it. */
  createdAt: time.nullable(),
  /** When this login last refreshed its tokens. A device in use does so at least every 15 minutes. */
  lastUsedAt: time,
  /** True for the login from which the list is requested. */
  current: z.boolean(),
});

export type Session = Wire<typeof session>;
