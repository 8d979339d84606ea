import { Schema, type Types } from 'mongoose';

/** One login on one device. */
export interface SessionRecord {
  _id: string;
  userId: Types.ObjectId;
  /** The mark of its device; its names are missing in records from before they were kept, like `createdAt`. */
  device: string;
  browser?: string;
  system?: string;
  /** When one logged in. */
  createdAt?: Date;
  /** Its refresh tokens, the newest first: each came into being when the one after it was used. */
  tokens: { id: string; issuedAt: Date }[];
  expiresAt: Date;
}

export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    device: { type: String, required: true },
    browser: String,
    system: String,
    createdAt: Date,
    tokens: [{ _id: false, id: String, issuedAt: Date }],
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
