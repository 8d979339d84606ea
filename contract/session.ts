import { z } from 'zod';
import { time, type Wire } from './wire.js';

export const sessionReference = z.object({ sessionId: z.string().regex(/^[\w-]{22}$/) });

/** One login on one device, as its customer sees it. */
export const session = z.object({
  _id: z.string(),
  /** "Chrome"; empty where it is not known. */
  browser: z.string(),
  /** "Android"; empty where it is not known. */
  system: z.string(),
  /** When one logged in; null for logins from before this was kept. */
  createdAt: time.nullable(),
  /** When its tokens were last renewed: while it is in use, at least every 15 minutes. */
  lastUsedAt: time,
  /** The one that asks. */
  current: z.boolean(),
});

export type Session = Wire<typeof session>;
