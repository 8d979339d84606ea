import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { hashOfSecret, secretText } from '../secrets/secretText.js';
import type { EmailUndoRecord } from './emailUndo.schema.js';
import type { UserRecord } from './user.schema.js';

const lifetime = limits.emailUndoHours * 3_600_000;
const day = 86_400_000;

type Former = Pick<UserRecord, '_id' | 'email' | 'verify_email' | 'role' | 'changes' | 'createdAt'>;

interface UsedUndo extends Pick<EmailUndoRecord, 'userId' | 'formerEmail'> {
  /** When the account left the address for the first time within the undo's life. */
  leftAt: Date;
}

/** Whether somebody lost more than an empty account of today: aggregation expression, by MongoDB's time. */
const wasUsed = ({ verify_email, role, changes, createdAt }: Former) =>
  verify_email || role === 'ADMIN' || changes > 0 || { $lte: [createdAt, { $subtract: ['$$NOW', day] }] };

const open = { $expr: { $gt: ['$expiresAt', '$$NOW'] } };

/** Ways back to an address that an account had, by MongoDB's time (W-37). */
@Injectable()
export class EmailUndosService {
  constructor(@InjectModel('EmailUndo') private readonly undos: Model<EmailUndoRecord>) {}

  /** For an account as it was. @returns the secret that opens the way back: for the former address alone */
  async issue(former: Former, session: ClientSession): Promise<string> {
    const secret = secretText();
    const fields = {
      userId: former._id,
      formerEmail: { $literal: former.email },
      used: wasUsed(former),
      hash: hashOfSecret(secret),
    };
    await this.undos.updateOne(
      { _id: new Types.ObjectId() },
      [{ $set: { ...fields, expiresAt: { $add: ['$$NOW', lifetime] } } }],
      { upsert: true, updatePipeline: true, session },
    );
    return secret;
  }

  /** Whether somebody else's account may still go back to this address: until then it is not free. */
  async holds(email: string, session: ClientSession, but?: Types.ObjectId): Promise<boolean> {
    const others = but ? { userId: { $ne: but } } : {};
    return (await this.undos.exists({ formerEmail: email, ...others, ...open }).session(session)) !== null;
  }

  /**
   * For an account that is about to have an address again that it had: what later addresses got leads nowhere any more, since a
   * thief might have come by them. The undo of the address itself stays: a thief may have set a password at a later address.
   * @returns whether it had it
   */
  async settle(userId: Types.ObjectId, email: string, session: ClientSession): Promise<boolean> {
    const first = await this.firstOf(userId, email, session);
    if (!first) return false;
    const later = { userId, formerEmail: { $ne: email }, expiresAt: { $gte: first.expiresAt } };
    await this.undos.deleteMany(later, { session });
    return true;
  }

  /**
   * A code sent to the present address was used: that voids undos of addresses under which the account was never used. Else whoever
   * puts a stranger's address on a fresh account could take it back after the stranger has made it theirs.
   */
  async voidUnused(userId: Types.ObjectId): Promise<void> {
    await this.undos.deleteMany({ userId, used: false });
  }

  async isOpen(userId: string, session: ClientSession): Promise<boolean> {
    return (await this.undos.exists({ userId, ...open }).session(session)) !== null;
  }

  /** No way back is left. */
  async erase(userId: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.undos.deleteMany({ userId }, { session });
  }

  /** Addresses that the account may still go back to, and until when. */
  async *of(userId: string): AsyncIterable<{ email: string; until: Date }> {
    for (const { formerEmail: email, expiresAt: until } of await this.undos.find({ userId }).lean())
      yield { email, until };
  }

  /**
   * Spends the way back, and those that later changes of the same account opened: what a thief's own addresses got is void,
   * what the addresses before got is not.
   */
  async use(secret: string, session: ClientSession): Promise<UsedUndo | null> {
    const undo = await this.undos
      .findOne({ hash: hashOfSecret(secret), ...open })
      .session(session)
      .lean();
    if (!undo) return null;
    const { userId, formerEmail, expiresAt } = undo;
    const first = await this.firstOf(userId, formerEmail, session);
    await this.undos.deleteMany({ userId, expiresAt: { $gte: expiresAt } }, { session });
    const firstEnd = first?.expiresAt ?? expiresAt;
    return { userId, formerEmail, leftAt: new Date(firstEnd.getTime() - lifetime) };
  }

  private firstOf(
    userId: Types.ObjectId,
    email: string,
    session: ClientSession,
  ): Promise<EmailUndoRecord | null> {
    return this.undos
      .findOne({ userId, formerEmail: email, ...open })
      .sort({ expiresAt: 1 })
      .session(session)
      .lean()
      .exec();
  }
}
