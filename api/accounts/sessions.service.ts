import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Device } from '../common/device.js';
import { DomainError } from '../common/domainError.js';
import { LiveSessionsService } from './liveSessions.service.js';
import type { SessionRecord } from './session.schema.js';

/** The data that an access token and a refresh token are signed from; the same data gives the same tokens. */
export interface TokenStamp {
  userId: string;
  sessionId: string;
  tokenId: string;
  issuedAt: Date;
}

const day = 86_400_000;
/** The number of refresh tokens to remember per session, the current one included, so that a late one is recognized. */
const maxUsedTokens = 5;

const newId = () => randomBytes(16).toString('base64url');

/** Builds the update that adds a new refresh token to a session, before its other tokens, by MongoDB's clock. */
const issueTo = ({ mark, browser, system }: Device) => ({
  device: mark,
  browser,
  system,
  tokens: {
    $slice: [
      { $concatArrays: [[{ id: newId(), issuedAt: '$$NOW' }], { $ifNull: ['$tokens', []] }] },
      maxUsedTokens,
    ],
  },
  expiresAt: { $add: ['$$NOW', limits.refreshDays * day] },
});

/** Starts, refreshes and ends sessions. */
@Injectable()
export class SessionsService {
  /** The accounts that transactions in progress have changed. */
  private readonly changed = new WeakMap<ClientSession, Set<string>>();

  constructor(
    @InjectModel('Session') private readonly sessions: Model<SessionRecord>,
    private readonly live: LiveSessionsService,
  ) {}

  /**
   * Starts a session in the transaction that has checked the password and written to the account, so that
   * logins of an account run one after the other. If there are too many sessions, those unused for longest
   * end.
   */
  async start(userId: string, device: Device, transaction: ClientSession): Promise<TokenStamp> {
    const fields = { userId: new Types.ObjectId(userId), createdAt: '$$NOW', ...issueTo(device) };
    const record = await this.sessions
      .findOneAndUpdate({ _id: newId() }, [{ $set: fields }], {
        upsert: true,
        returnDocument: 'after',
        updatePipeline: true,
        session: transaction,
      })
      .lean();
    await this.endSurplus(userId, transaction);
    return stampOf(record, 0);
  }

  /**
   * Exchanges a refresh token for its successor. A token that was used already returns the same successor for
   * a short time on the same device, because two tabs may refresh at once; otherwise it counts as stolen and
   * the session ends (W-07).
   * @throws DomainError `sessionEnded`
   */
  async rotate(sessionId: string, tokenId: string, device: Device): Promise<TokenStamp> {
    const record = await this.sessions
      .findOneAndUpdate({ _id: sessionId, 'tokens.0.id': tokenId }, [{ $set: issueTo(device) }], {
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean();
    return record ? stampOf(record, 0) : this.successorOf(sessionId, tokenId, device);
  }

  /** Ends a session, of this user if one is given. @returns whether it was there */
  async end(sessionId: string, userId?: string): Promise<boolean> {
    const { deletedCount } = await this.sessions.deleteOne({ _id: sessionId, ...(userId && { userId }) });
    this.live.forget(sessionId);
    return deletedCount > 0;
  }

  /** Makes later calls read the account again, once the transaction that changes it has ended. */
  forgetAfter(userId: string, transaction: ClientSession): void {
    const known = this.changed.get(transaction);
    const users = known ?? new Set();
    users.add(userId); // a transaction that is tried again calls this again
    if (known) return;
    this.changed.set(transaction, users);
    transaction.once('ended', () => users.forEach((id) => this.live.forgetUser(id)));
  }

  /** Ends all sessions of an account, except `but` if given. @returns the number of ended sessions */
  async endAll(userId: string, transaction: ClientSession, but?: string): Promise<number> {
    this.forgetAfter(userId, transaction);
    const mine = { userId, ...(but && { _id: { $ne: but } }) };
    return (await this.sessions.deleteMany(mine, { session: transaction })).deletedCount;
  }

  private async endSurplus(userId: string, session: ClientSession): Promise<void> {
    const surplus = await this.sessions
      .find({ userId }, { _id: 1 }, { session })
      .sort({ 'tokens.0.issuedAt': -1 })
      .skip(limits.sessions)
      .lean();
    if (!surplus.length) return;
    this.forgetAfter(userId, session);
    await this.sessions.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } }, { session });
  }

  private async successorOf(sessionId: string, tokenId: string, device: Device): Promise<TokenStamp> {
    const record = await this.sessions
      .findOne({ _id: sessionId })
      .select<SessionRecord & { now: Date }>({ userId: 1, device: 1, tokens: 1, now: '$$NOW' })
      .lean<(SessionRecord & { now: Date }) | null>();
    if (!record) throw new DomainError('sessionEnded');
    const used = record.tokens.findIndex(({ id }) => id === tokenId);
    const successor = record.tokens[used - 1];
    const late =
      !successor || record.now.getTime() - successor.issuedAt.getTime() > limits.refreshGraceSeconds * 1000;
    if (!late && record.device === device.mark) return stampOf(record, used - 1);
    await this.end(sessionId);
    throw new DomainError('sessionEnded');
  }
}

const stampOf = ({ _id, userId, tokens }: SessionRecord, index: number): TokenStamp => {
  const token = tokens[index];
  if (!token) throw new Error('a session has at least one token');
  return { userId: userId.toHexString(), sessionId: _id, tokenId: token.id, issuedAt: token.issuedAt };
};
