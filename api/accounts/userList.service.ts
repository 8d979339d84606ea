import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Role, User } from '../../contract/user.js';
import { editsFrom } from '../common/editDistance.js';
import type { SessionRecord } from './session.schema.js';
import type { UserRecord } from './user.schema.js';

interface Query {
  role?: Role | undefined;
  status?: User['status'] | undefined;
  /** A text that the email or the name must contain. */
  search?: string | undefined;
  page: number;
  limit: number;
}

/** An account and its number of sessions. */
export interface ListedUser extends Pick<
  UserRecord,
  'name' | 'email' | 'role' | 'status' | 'verify_email' | 'last_login_date' | 'createdAt'
> {
  sessions: number;
}

/** The number of emails to compare with an unknown one, and the largest edit distance that counts as a typo. */
const compared = 20_000;
const maxEdits = 3;

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

/** Lists the accounts for admins. */
@Injectable()
export class UserListService {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Session') private readonly sessions: Model<SessionRecord>,
  ) {}

  /** Lists admins before customers, each sorted by email. */
  async list({ role, status, search = '', page, limit }: Query) {
    const text = literally(search.trim());
    const filter = {
      ...(role && { role }),
      ...(status && { status }),
      ...(search.trim() && { $or: [{ email: text }, { name: text }] }),
    };
    const [found, totalCount] = await Promise.all([
      this.users
        .find(filter)
        .sort({ role: 1, email: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<UserRecord[]>(),
      this.users.countDocuments(filter),
    ]);
    const sessions = await this.sessionsOf(found);
    const users = found.map((user): ListedUser => ({
      ...user,
      sessions: sessions.get(user._id.toHexString()) ?? 0,
    }));
    return { users, totalCount };
  }

  /**
   * Returns the account email that is most similar to a mistyped one, by edit distance; undefined if none is
   * similar.
   */
  async near(address: string): Promise<string | undefined> {
    const begin = literally(address.slice(0, 1)).source;
    const [alike, admins] = await Promise.all([
      this.users
        .find({ email: new RegExp(`^${begin}`) }, { email: 1 })
        .limit(compared)
        .lean(),
      this.users.find({ role: 'ADMIN' }, { email: 1 }).limit(compared).lean(),
    ]);
    const emails = [...new Set([...alike, ...admins].map(({ email }) => email))];
    const near = editsFrom(address, maxEdits, false, emails, new Uint8Array(emails.length));
    return near.sort((one, other) => one.distance - other.distance)[0]?.word;
  }

  private async sessionsOf(users: readonly UserRecord[]): Promise<Map<string, number>> {
    const groups = await this.sessions.aggregate<{ _id: UserRecord['_id']; count: number }>([
      {
        $match: {
          userId: { $in: users.map(({ _id }) => _id) },
          $expr: { $gt: ['$expiresAt', '$$NOW'] },
        },
      },
      { $group: { _id: '$userId', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map(({ _id, count }) => [_id.toHexString(), count]));
  }
}
