import { inferredSchema, number, text, when } from '../database/documentSchema.js';

/** Counters of rate-limiter-flexible, with the library's field names. */
export const rateLimitSchema = inferredSchema('rates', {
  key: text,
  points: number,
  expire: when,
});

rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
