import { Schema } from 'mongoose';

/** A counter of rate-limiter-flexible, in its own field names. */
interface RateRecord {
  key: string;
  points: number;
  expire: Date;
}

export const rateSchema = new Schema<RateRecord>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'rates' },
);

rateSchema.index({ key: 1 }, { unique: true });
rateSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
