import { Schema, type Types } from 'mongoose';

/** A mail on its way out, or one that only takes as long to write (W-04). */
export interface OutgoingMailRecord {
  _id: Types.ObjectId;
  /** What `seal` made of it: it carries codes and addresses. */
  sealed: string;
  /** The account that it is about; none for a decoy, and for a last word. */
  userId: Types.ObjectId | null;
  /** Nobody is to get it. */
  decoy: boolean;
  tries: number;
  /** When to try it, next or again; whoever tries it puts this off first. */
  dueAt: Date;
  /** It is of no use to anybody from then on. */
  until: Date;
}

export const outgoingMailSchema = new Schema<OutgoingMailRecord>(
  {
    sealed: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    decoy: { type: Boolean, required: true },
    tries: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    until: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

outgoingMailSchema.index({ dueAt: 1 });
outgoingMailSchema.index({ userId: 1 });
