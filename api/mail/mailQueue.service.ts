import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Keys } from '../secrets/keys.js';
import type { Mail } from './mail.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';
import { unseal } from './seal.js';

/**
 * ms for which no other process takes a mail that one process is sending; longer than a mail server usually
 * takes to answer.
 */
const lease = 180_000;
/** ms between a failed try to send a mail and the first retry; doubles with each further try. */
const firstPause = 2_000;
const longestPause = 600_000;

/** A mail that a process has taken to send. */
export interface TakenMail extends Pick<OutgoingMailRecord, '_id' | 'sealed' | 'decoy' | 'tries'> {
  late: boolean;
}

const later = (ms: number) => [{ $set: { dueAt: { $add: ['$$NOW', ms] } } }];

/** Hands out due mails to the senders and schedules retries with backoff, by MongoDB's clock. */
@Injectable()
export class MailQueueService {
  constructor(
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
    private readonly keys: Keys,
  ) {}

  /**
   * Takes the mail that has been due longest; null if none is due. No other process takes it during the
   * lease.
   */
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

  /** Decrypts a mail from the queue. @throws if the shop's secret has changed since the mail was written */
  open({ _id, sealed }: TakenMail): Mail {
    return JSON.parse(unseal(sealed, this.keys.mails, _id.toHexString())) as Mail; // `Outbox` wrote this JSON
  }

  async drop(_id: Types.ObjectId): Promise<void> {
    await this.mails.deleteOne({ _id });
  }

  /** Schedules the next try to send a mail, unless another process has taken the mail meanwhile. */
  async putOff({ _id, tries }: TakenMail): Promise<void> {
    const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause);
    await this.mails.updateOne({ _id, tries }, later(pause), { updatePipeline: true });
  }
}
