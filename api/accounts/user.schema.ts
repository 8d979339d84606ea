import type { Types } from 'mongoose';
import type { Role, User } from '../../contract/user.js';
import { documentSchema, optionalText, text } from '../database/documentSchema.js';

/** An account without its password. */
export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  /** The email address, in lower case. */
  email: string;
  /** A key of the image store; empty if there is no avatar. */
  avatar: string;
  mobile: string;
  /** Whether a code sent to the email was used. */
  verify_email: boolean;
  last_login_date: Date | null;
  status: User['status'];
  role: Role;
  /** BCP 47: the language of the locale in which the account was created, for mails that no request caused. */
  language: string;
  /**
   * A counter that transactions increment when they write records of the account, such as orders, so that
   * they conflict with account deletion.
   */
  changes: number;
  createdAt: Date;
}

/** An account with its password's hash, which is read only to check a password. */
export interface PasswordRecord extends UserRecord {
  /** The password's hash by Argon2id, with its parameters. */
  password_hash: string;
}

export const userSchema = documentSchema<PasswordRecord>(
  'users',
  {
    name: text,
    email: text,
    password_hash: { ...text, select: false },
    avatar: optionalText,
    mobile: optionalText,
    verify_email: { type: Boolean, default: false },
    last_login_date: { type: Date, default: null },
    status: { type: String, enum: ['Active', 'Blocked'], default: 'Active' },
    role: { type: String, enum: ['ADMIN', 'USER'], default: 'USER' },
    language: optionalText,
    changes: { type: Number, default: 0 },
  },
  { timestamps: true },
);

userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ avatar: 1 });
