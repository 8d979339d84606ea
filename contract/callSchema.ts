import { z } from 'zod';
import type { ErrorCode } from './errors.js';
import { nothing } from './wire.js';

/**
 * The schemas of one call. `reply`: the fields of the reply beside the envelope. `errors`: the error codes
 * beyond those of every call with the same access.
 */
export interface CallSchema {
  body: z.ZodType;
  reply: z.ZodObject;
  errors: readonly ErrorCode[];
}

/** Returns the schemas of a call: its body, its reply, and the errors of its own. */
export const row = <B extends z.ZodType, R extends z.ZodObject = typeof nothing>(
  body: B,
  reply: R,
  ...errors: ErrorCode[]
) => ({ body, reply, errors });

/** Returns the schema of a reply that has only `data`. */
export const data = <D extends z.ZodType>(schema: D) => z.object({ data: schema });
