import { Schema, type Types } from 'mongoose';

/** The one-time code that an account can use at the moment, at most one, with the email address that it was sent to. */
export interface CodeRecord {
  /** The account's id. */
  _id: Types.ObjectId;
  email: string;
  hash: string;
  tries: number;
  expiresAt: Date;
}

export const codeSchema = new Schema<CodeRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
    hash: { type: String, required: true },
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

codeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
