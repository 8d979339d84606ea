import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { CodeRecord } from './code.schema.js';
import { Keys } from '../secrets/keys.js';

const lifetime = limits.otpMinutes * 60_000;

const equal = (left: string, right: string) => timingSafeEqual(Buffer.from(left), Buffer.from(right));

/**
 * Issues and checks one-time codes of six digits. Only their hash is stored, and MongoDB's clock
 * decides when they expire.
 */
@Injectable()
export class CodesService {
  constructor(
    @InjectModel('Code') private readonly codes: Model<CodeRecord>,
    private readonly keys: Keys,
  ) {}

  /**
   * Issues a new code for the address that it will be sent to; the account's former code becomes void.
   * Without an account it does the same work for a code that belongs to no account, so that the time does not
   * reveal whether the account exists.
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

  /**
   * Tells whether the code is right, not expired, within five tries and used for the first time. The try is
   * counted before the comparison, so that parallel guesses cannot exceed the limit.
   */
  async use(userId: Types.ObjectId | undefined, email: string, code: string): Promise<boolean> {
    const _id = userId ?? this.nobodyAt(email);
    const open = { _id, email, tries: { $lt: limits.otpTries }, $expr: { $gt: ['$expiresAt', '$$NOW'] } };
    const tried = await this.codes.findOneAndUpdate(open, { $inc: { tries: 1 } }).lean();
    if (!tried || !equal(tried.hash, this.hash(_id, code))) return false;
    const { deletedCount } = await this.codes.deleteOne({ _id, hash: tried.hash });
    return deletedCount === 1;
  }

  /** Returns the id of an account that does not exist: always the same id for the same email address. */
  private nobodyAt(email: string): Types.ObjectId {
    const digest = createHmac('sha256', this.keys.all.codes).update(`nobody:${email}`).digest();
    return new Types.ObjectId(digest.subarray(0, 12));
  }

  private hash(userId: Types.ObjectId, code: string): string {
    const text = `${userId.toHexString()}:${code}`;
    return createHmac('sha256', this.keys.all.codes).update(text).digest('base64url');
  }
}
