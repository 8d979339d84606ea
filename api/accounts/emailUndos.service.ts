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
  /** The time when the account first left the former email, as far as the unexpired undos tell. */
  leftAt: Date;
}

/**
 * Returns an aggregation expression that tells whether an account was really used: its email is confirmed, it
 * is an admin, something was written for it, or it is older than a day by MongoDB's clock.
 */
const wasUsed = ({ verify_email, role, changes, createdAt }: Former) =>
  verify_email || role === 'ADMIN' || changes > 0 || { $lte: [createdAt, { $subtract: ['$$NOW', day] }] };

const open = { $expr: { $gt: ['$expiresAt', '$$NOW'] } };

/** Stores and uses the undos of email changes, by MongoDB's clock (W-37). */
@Injectable()
export class EmailUndosService {
  constructor(@InjectModel('EmailUndo') private readonly undos: Model<EmailUndoRecord>) {}

  /**
   * Creates an undo of an email change.
   * @param former the account before the change
   * @returns the secret for the mail to the former email only
   */
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

  /**
   * Tells whether an account may still go back to this email. While it may, no other account can take the
   * email.
   * @param but an account that does not count
   */
  async holds(email: string, session: ClientSession, but?: Types.ObjectId): Promise<boolean> {
    const others = but ? { userId: { $ne: but } } : {};
    return (await this.undos.exists({ formerEmail: email, ...others, ...open }).session(session)) !== null;
  }

  /**
   * Settles an account that returns to a former email. Undos that were sent to later emails are deleted,
   * because a thief may own those. The undo of this email stays, because a thief may have set a password at a
   * later email.
   * @returns whether the account had this email before
   */
  async settle(userId: Types.ObjectId, email: string, session: ClientSession): Promise<boolean> {
    const first = await this.firstOf(userId, email, session);
    if (!first) return false;
    const later = { userId, formerEmail: { $ne: email }, expiresAt: { $gte: first.expiresAt } };
    await this.undos.deleteMany(later, { session });
    return true;
  }

  /**
   * Voids the undos of emails under which the account was never used, once a code sent to the current email
   * was used. Otherwise a stranger could put someone's email on a fresh account and take the account back
   * after its owner has accepted it.
   */
  async voidUnused(userId: Types.ObjectId): Promise<void> {
    await this.undos.deleteMany({ userId, used: false });
  }

  async isOpen(userId: string, session: ClientSession): Promise<boolean> {
    return (await this.undos.exists({ userId, ...open }).session(session)) !== null;
  }

  /** Deletes all undos of an account. */
  async erase(userId: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.undos.deleteMany({ userId }, { session });
  }

  /** Lists the emails that the account may still go back to, with the end of each undo. */
  async *of(userId: string): AsyncIterable<{ email: string; until: Date }> {
    for (const { formerEmail: email, expiresAt: until } of await this.undos.find({ userId }).lean())
      yield { email, until };
  }

  /**
   * Uses an undo and deletes it together with all undos of later changes: a thief's own emails lose their
   * undos, earlier emails keep theirs.
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
