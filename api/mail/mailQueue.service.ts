import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Keys } from '../secrets/keys.js';
import type { Mail } from './mail.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';
import { unseal } from './seal.js';

/** ms for which a mail is left to who took it; longer than a mail server usually takes to answer. */
const lease = 180_000;
/** ms; doubles with each try. */
const firstPause = 2_000;
const longestPause = 600_000;

/** A mail that was taken to be sent. */
export interface TakenMail extends Pick<OutgoingMailRecord, '_id' | 'sealed' | 'decoy' | 'tries'> {
  late: boolean;
}

const later = (ms: number) => [{ $set: { dueAt: { $add: ['$$NOW', ms] } } }];

/** Who sends which mail, and when again; the time is MongoDB's. */
@Injectable()
export class MailQueue {
  constructor(
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
    private readonly keys: Keys,
  ) {}

  /** The mail that is due longest. Nobody else takes it for a while. */
  take(): Promise<TakenMail | null> {
    const fields = { sealed: 1, decoy: 1, tries: 1, late: { $lte: ['$until', '$$NOW'] } };
    return this.mails
      .findOneAndUpdate(
        { $expr: { $lte: ['$dueAt', '$$NOW'] } },
        [{ $set: { tries: { $add: ['$tries', 1] }, dueAt: { $add: ['$$NOW', lease] } } }],
        { sort: { dueAt: 1 }, returnDocument: 'after', projection: fields, updatePipeline: true },
      )
      .lean<TakenMail | null>()
      .exec();
  }

  /** @throws when the secret of the shop is another one than when it was written */
  open({ _id, sealed }: TakenMail): Mail {
    return JSON.parse(unseal(sealed, this.keys.mails, _id.toHexString())) as Mail; // `Outbox` wrote it
  }

  async drop(_id: Types.ObjectId): Promise<void> {
    await this.mails.deleteOne({ _id });
  }

  /** Tries it again after a while, unless somebody else has taken it meanwhile. */
  async putOff({ _id, tries }: TakenMail): Promise<void> {
    const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause);
    await this.mails.updateOne({ _id, tries }, later(pause), { updatePipeline: true });
  }
}
