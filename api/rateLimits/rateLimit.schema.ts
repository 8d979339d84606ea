import { Schema } from 'mongoose';

/** A counter of rate-limiter-flexible, with the library's field names. */
interface RateLimitRecord {
  key: string;
  points: number;
  expire: Date;
}

export const rateLimitSchema = new Schema<RateLimitRecord>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'rates' },
);

rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
