import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { CodeRecord } from './code.schema.js';
import { Keys } from '../secrets/keys.js';

const lifetime = limits.otpMinutes * 60_000;

const equal = (left: string, right: string) => timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** One-time codes of six digits (W-03). Only their hash is kept; the time is MongoDB's. */
@Injectable()
export class CodesService {
  constructor(
    @InjectModel('Code') private readonly codes: Model<CodeRecord>,
    private readonly keys: Keys,
  ) {}

  /**
   * A new code, for the address it will be sent to. The account's former one is void. Without an account it is as much work,
   * and the code is nobody's (W-04).
   */
  async issue(userId: Types.ObjectId | undefined, email: string, session: ClientSession): Promise<string> {
    const _id = userId ?? this.nobodyAt(email);
    const code = String(randomInt(10 ** limits.otp)).padStart(limits.otp, '0');
    const fields = { email: { $literal: email }, hash: this.hash(_id, code), tries: 0 };
    await this.codes.updateOne({ _id }, [{ $set: { ...fields, expiresAt: { $add: ['$$NOW', lifetime] } } }], {
      upsert: true,
      updatePipeline: true,
      session,
    });
    return code;
  }

  /** Whether it is the code, in time, within five tries and for the first time. The try counts before anything is compared. */
  async use(userId: Types.ObjectId | undefined, email: string, code: string): Promise<boolean> {
    const _id = userId ?? this.nobodyAt(email);
    const open = { _id, email, tries: { $lt: limits.otpTries }, $expr: { $gt: ['$expiresAt', '$$NOW'] } };
    const tried = await this.codes.findOneAndUpdate(open, { $inc: { tries: 1 } }).lean();
    if (!tried || !equal(tried.hash, this.hash(_id, code))) return false;
    const { deletedCount } = await this.codes.deleteOne({ _id, hash: tried.hash });
    return deletedCount === 1;
  }

  /** An account that is none; of the same address always the same one, as with an account that is one. */
  private nobodyAt(email: string): Types.ObjectId {
    const digest = createHmac('sha256', this.keys.codes).update(`nobody:${email}`).digest();
    return new Types.ObjectId(digest.subarray(0, 12));
  }

  private hash(userId: Types.ObjectId, code: string): string {
    const text = `${userId.toHexString()}:${code}`;
    return createHmac('sha256', this.keys.codes).update(text).digest('base64url');
  }
}
