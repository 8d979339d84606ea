import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { BACKGROUND } from '../common/background.js';
import { batched } from '../database/batches.js';
import { JobQueue } from '../jobs/jobQueue.js';
import { Keys } from '../secrets/keys.js';
import type { Mail } from './mail.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';
import { unseal } from '../secrets/seal.js';

/** ms of the lease of a mail; longer than its deadline and the time for which a process may hold it. */
export const mailLease = 180_000;

/**
 * A mail that this process may send. One that it has stored with its own lease still has its content, and its times are
 * unknown.
 */
export type TakenMail = Pick<OutgoingMailRecord, '_id' | 'sealed' | 'decoy' | 'tries'> &
  Partial<Pick<OutgoingMailRecord, 'dueAt' | 'until'>> & { mail?: Mail };

/**
 * The queue of mails to be sent. When the shop closes, it waits 4 s for mails in progress; a mail that is not
 * sent by then is sent again when its lease ends.
 */
@Injectable()
export class MailQueueService extends JobQueue<TakenMail> {
  constructor(
    @InjectModel('OutgoingMail') mails: Model<OutgoingMailRecord>,
    @Inject(BACKGROUND) background: boolean,
    private readonly keys: Keys,
  ) {
    super(mails.collection, background, { lease: mailLease, interval: 2_000, atOnce: 4, stopTimeout: 4_000 });
  }

  /**
   * Returns the content of a mail, decrypted if it comes from the queue.
   * @throws if the shop's secret has changed since the mail was written
   */
  open({ _id, sealed, mail }: TakenMail): Mail {
    return mail ?? (JSON.parse(unseal(sealed, this.keys.all.mails, _id.toHexString())) as Mail); // `Outbox` wrote this JSON
  }

  /** Tells whether the time to send a mail was over when it was taken. */
  isLate({ until, dueAt }: TakenMail): boolean {
    return until !== undefined && dueAt !== undefined && until.getTime() <= dueAt.getTime() - mailLease;
  }

  async drop({ _id }: TakenMail): Promise<void> {
    await this.delete(_id);
  }

  private readonly delete = batched(
    async (ids: readonly Types.ObjectId[]) => {
      await this.collection.deleteMany({ _id: { $in: ids } });
      return ids.map(() => undefined);
    },
    { pause: 5 },
  );
}
