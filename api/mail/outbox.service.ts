import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Messages } from '../../contract/messages/en.js';
import { ShopAddressService } from '../common/shopAddress.service.js';
import { afterCommit } from '../database/transact.js';
import { inMs } from '../jobs/lease.js';
import { Keys } from '../secrets/keys.js';
import { mailOf } from './layout.js';
import type { Mail, MailContent, Sender } from './mail.js';
import { mailLease, MailQueueService } from './mailQueue.service.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';
import { seal } from '../secrets/seal.js';

/** As many mails as a process sends in about a second. */
const manyDue = 50;

interface Postage {
  /** The messages of the mail's locale. */
  messages: Messages;
  /** Minutes after which the mail is no longer sent; a day by default. */
  minutes?: number;
  /** The account that the mail is about: the mail is erased with the account. */
  userId?: Types.ObjectId | undefined;
  /**
   * Whether the mail is only stored and never sent. It makes the answer for an unknown address take as long
   * as for a known one (W-04).
   */
  decoy?: boolean;
}

/** Returns the content of a mail in the messages of the sender. */
type Compose = (sender: Sender) => MailContent;

/** A mail that is ready to be stored. */
export interface SealedMail extends Pick<OutgoingMailRecord, '_id' | 'sealed' | 'userId' | 'decoy'> {
  mail: Mail;
  /** Time in ms after which the mail is no longer sent. */
  lifetime: number;
}

/**
 * Stores mails to be sent. A mail is stored in the transaction of the change that it tells about: both are
 * saved, or neither.
 */
@Injectable()
export class OutboxService {
  constructor(
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
    private readonly keys: Keys,
    private readonly shop: ShopAddressService,
    private readonly queue: MailQueueService,
  ) {}

  /** Tells whether many mails are due. More would delay codes, so a caller with many mails waits then. */
  async isFull(): Promise<boolean> {
    const isDue = { $expr: { $lte: ['$dueAt', '$$NOW'] } };
    const due = await this.mails.collection.countDocuments(isDue, { limit: manyDue });
    return due + this.queue.heldCount >= manyDue;
  }

  /**
   * Stores a mail in the outbox.
   * @param session the transaction that saves the change which the mail tells about
   */
  async write(
    compose: Compose,
    { session, ...postage }: Postage & { session: ClientSession },
  ): Promise<void> {
    await this.store([this.seal(compose, postage)], session);
  }

  /**
   * Stores sealed mails in the outbox in one command. If this process sends mails and has few to send, it stores them
   * with its own lease, and sends them once they are stored. Taking them later would need more commands.
   */
  async store(mails: readonly SealedMail[], session: ClientSession): Promise<void> {
    if (!mails.length) return;
    const [isHeld, since] = [this.queue.canHold(), performance.now()];
    const schedule = isHeld ? { tries: 1, dueAt: inMs(mailLease) } : { tries: 0, dueAt: '$$NOW' };
    const stored = mails.map(({ _id, lifetime, mail: _mail, ...fields }) => ({
      updateOne: {
        filter: { _id },
        update: [{ $set: { ...fields, ...schedule, until: inMs(lifetime) } }],
        upsert: true,
      },
    }));
    await this.mails.collection.bulkWrite(stored, { session });
    afterCommit(session, () => {
      if (isHeld)
        this.queue.hold(
          mails.map((mail) => ({ ...mail, tries: 1 })),
          since,
        );
      else this.queue.wake();
    });
  }

  /** Writes and encrypts a mail, for `store`. */
  seal(compose: Compose, { messages, minutes, userId, decoy = false }: Postage): SealedMail {
    const sender = { messages, shop: this.shop.url() };
    const mail = mailOf(compose(sender), sender);
    const _id = new Types.ObjectId();
    const sealed = seal(JSON.stringify(mail), this.keys.all.mails, _id.toHexString());
    const lifetime = (minutes ?? limits.mailHours * 60) * 60_000;
    return { _id, mail, sealed, userId: userId ?? null, decoy, lifetime };
  }
}
