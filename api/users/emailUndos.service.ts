import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { hashOfSecret, secretText } from '../secrets/secretText.js';
import type { EmailUndoRecord } from './emailUndo.schema.js';
import type { UserRecord } from './user.schema.js';

const lifetime = limits.emailUndoHours * 3_600_000;

type Former = Pick<UserRecord, '_id' | 'email' | 'verify_email'>;

const open = { $expr: { $gt: ['$expiresAt', '$$NOW'] } };

/** Ways back to an address that an account had, by MongoDB's time (W-37). */
@Injectable()
export class EmailUndosService {
  constructor(@InjectModel('EmailUndo') private readonly undos: Model<EmailUndoRecord>) {}

  /** For an account as it was. @returns the secret that opens the way back: for the former address alone */
  async issue(
    { _id: userId, email: formerEmail, verify_email: confirmed }: Former,
    session: ClientSession,
  ): Promise<string> {
    const secret = secretText();
    const fields = { userId, formerEmail: { $literal: formerEmail }, confirmed, hash: hashOfSecret(secret) };
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
   * thief might have come by them.
   * @returns whether it had it
   */
  async settle(userId: Types.ObjectId, email: string, session: ClientSession): Promise<boolean> {
    const first = await this.undos
      .findOne({ userId, formerEmail: email, ...open })
      .sort({ expiresAt: 1 })
      .session(session)
      .lean();
    if (!first) return false;
    await this.undos.deleteMany({ userId, expiresAt: { $gte: first.expiresAt } }, { session });
    return true;
  }

  /**
   * A code sent to the present address was used: that outweighs addresses that nobody proved to have. Else whoever puts a stranger's
   * address on an own account could take it back after the stranger has made it theirs.
   */
  async outweigh(userId: Types.ObjectId): Promise<void> {
    await this.undos.deleteMany({ userId, confirmed: false });
  }

  async isOpen(userId: string, session: ClientSession): Promise<boolean> {
    return (await this.undos.exists({ userId, ...open }).session(session)) !== null;
  }

  /** No way back is left. */
  async forget(userId: string | Types.ObjectId, session: ClientSession): Promise<void> {
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
  async use(secret: string, session: ClientSession): Promise<EmailUndoRecord | null> {
    const undo = await this.undos
      .findOne({ hash: hashOfSecret(secret), ...open })
      .session(session)
      .lean();
    if (undo)
      await this.undos.deleteMany({ userId: undo.userId, expiresAt: { $gte: undo.expiresAt } }, { session });
    return undo;
  }
}
