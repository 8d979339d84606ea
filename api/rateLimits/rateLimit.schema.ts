import { documentSchema, number, text, when } from '../database/documentSchema.js';

/** A counter of rate-limiter-flexible, with the library's field names. */
interface RateLimitRecord {
  key: string;
  points: number;
  expire: Date;
}

export const rateLimitSchema = documentSchema<RateLimitRecord>('rates', {
  key: text,
  points: number,
  expire: when,
});

rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
