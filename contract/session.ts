import { z } from 'zod';
import { time, type Wire } from './wire.js';

export const sessionReference = z.object({ sessionId: z.string().regex(/^[\w-]{22}$/) });

/** One login on one device, as the customer sees it. */
export const session = z.object({
  _id: z.string(),
  /** "Chrome"; empty when unknown. */
  browser: z.string(),
  /** "Android"; empty when unknown. */
  system: z.string(),
  /** Time of the login; null for logins that are older than this field. */
  createdAt: time.nullable(),
  /** When the tokens were last refreshed; in use, at least every 15 minutes. */
  lastUsedAt: time,
  /** True for the session of the request. */
  current: z.boolean(),
});

export type Session = Wire<typeof session>;
