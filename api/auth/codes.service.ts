import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { CodeRecord } from './code.schema.js';
import { Keys } from './keys.js';

const lifetime = limits.otpMinutes * 60_000;

const equal = (left: string, right: string) => timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** An account that is none, for asking in like time. */
const nobody = new Types.ObjectId('000000000000000000000000');

/** One-time codes of six digits (W-03). Only their hash is kept; the time is MongoDB's. */
@Injectable()
export class CodesService {
  constructor(
    @InjectModel('Code') private readonly codes: Model<CodeRecord>,
    private readonly keys: Keys,
  ) {}

  /** A new code, for the address it will be sent to. The account's former one is void. */
  async issue(userId: string, email: string): Promise<string> {
    const code = String(randomInt(10 ** limits.otp)).padStart(limits.otp, '0');
    const fields = { email: { $literal: email }, hash: this.hash(userId, code), tries: 0 };
    await this.codes.updateOne(
      { _id: new Types.ObjectId(userId) },
      [{ $set: { ...fields, expiresAt: { $add: ['$$NOW', lifetime] } } }],
      { upsert: true, updatePipeline: true },
    );
    return code;
  }

  /** Whether it is the code, in time, within five tries and for the first time. The try counts before anything is compared. */
  async use(userId: string | undefined, email: string, code: string): Promise<boolean> {
    const _id = userId ? new Types.ObjectId(userId) : nobody;
    const open = { _id, email, tries: { $lt: limits.otpTries }, $expr: { $gt: ['$expiresAt', '$$NOW'] } };
    const tried = await this.codes.findOneAndUpdate(open, { $inc: { tries: 1 } }).lean();
    if (!tried || !equal(tried.hash, this.hash(_id.toHexString(), code))) return false;
    const { deletedCount } = await this.codes.deleteOne({ _id, hash: tried.hash });
    return deletedCount === 1;
  }

  private hash(userId: string, code: string): string {
    return createHmac('sha256', this.keys.codes).update(`${userId}:${code}`).digest('base64url');
  }
}
