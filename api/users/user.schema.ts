import { Schema, type Types } from 'mongoose';
import type { Role, User } from '../../contract/user.js';

/** An account, as it is read. */
export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  /** In lower case. */
  email: string;
  /** A key of the media store; empty for none. */
  avatar: string;
  mobile: string;
  /** A code sent to the address was used. */
  verify_email: boolean;
  last_login_date: Date | null;
  status: User['status'];
  role: Role;
  /** BCP 47, of the edition in which it was made: mails that nobody asked for are written in it. */
  language: string;
  /** Counted up by what is written in the account's name, so that it collides with the account's end. */
  changes: number;
  createdAt: Date;
}

/** What only a login reads: everything else is answered without it. */
export interface PasswordRecord extends UserRecord {
  /** Argon2id, with its parameters. */
  password_hash: string;
}

const text = { type: String, default: '' };

export const userSchema = new Schema<PasswordRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    password_hash: { type: String, required: true, select: false },
    avatar: text,
    mobile: text,
    verify_email: { type: Boolean, default: false },
    last_login_date: { type: Date, default: null },
    status: { type: String, enum: ['Active', 'Blocked'], default: 'Active' },
    role: { type: String, enum: ['ADMIN', 'USER'], default: 'USER' },
    language: text,
    changes: { type: Number, default: 0 },
  },
  { strict: 'throw', versionKey: false, timestamps: true },
);

userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ avatar: 1 });
