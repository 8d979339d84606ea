import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { EmailUndoRecord } from './emailUndo.schema.js';

const lifetime = limits.emailUndoHours * 3_600_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const open = { $expr: { $gt: ['$expiresAt', '$$NOW'] } };

/** Ways back to an address that an account had; all in the caller's transaction, and by MongoDB's time (W-37). */
@Injectable()
export class EmailUndosService {
  constructor(@InjectModel('EmailUndo') private readonly undos: Model<EmailUndoRecord>) {}

  /** @returns the secret that opens the way back: for the former address alone */
  async issue(userId: Types.ObjectId, formerEmail: string, session: ClientSession): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const fields = { userId, formerEmail: { $literal: formerEmail }, hash: hashOf(secret) };
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
   * Spends the way back, and those that later changes of the same account opened: what a thief's own addresses got is void,
   * what the addresses before got is not.
   */
  async use(secret: string, session: ClientSession): Promise<EmailUndoRecord | null> {
    const undo = await this.undos
      .findOne({ hash: hashOf(secret), ...open })
      .session(session)
      .lean();
    if (undo)
      await this.undos.deleteMany({ userId: undo.userId, expiresAt: { $gte: undo.expiresAt } }, { session });
    return undo;
  }
}
