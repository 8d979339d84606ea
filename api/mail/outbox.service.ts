import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Messages } from '../../contract/messages/en.js';
import { ShopAddress } from '../common/shopAddress.js';
import { Keys } from '../secrets/keys.js';
import type { Mail } from './mail.js';
import type { Sender } from './mails.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';
import { seal } from './seal.js';

interface Postage {
  /** Of its cause. */
  session: ClientSession;
  /** The edition that it is written in. */
  messages: Messages;
  /** For how long it is of use to who gets it; a day unless said otherwise. */
  minutes?: number;
  /** Whom it is about: it goes with the account. */
  userId?: Types.ObjectId | undefined;
  /** Nobody gets it: it is written so that the answer takes as long as another's (W-04). */
  decoy?: boolean;
}

/** Mails that are to leave. Each is written in the transaction of its cause: both happen, or neither. */
@Injectable()
export class Outbox {
  private readonly written = new EventEmitter();
  private readonly wake = () => void this.written.emit('mail');

  constructor(
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
    private readonly keys: Keys,
    private readonly shop: ShopAddress,
  ) {}

  /** @param compose writes it, in the given words */
  async write(
    compose: (sender: Sender) => Mail,
    { session, messages, minutes, userId, decoy = false }: Postage,
  ): Promise<void> {
    const mail = compose({ messages, shop: this.shop.url() });
    const _id = new Types.ObjectId();
    const sealed = seal(JSON.stringify(mail), this.keys.mails, _id.toHexString());
    const fields = { sealed, userId: userId ?? null, decoy, tries: 0 };
    const lifetime = (minutes ?? limits.mailHours * 60) * 60_000;
    await this.mails.updateOne(
      { _id },
      [{ $set: { ...fields, dueAt: '$$NOW', until: { $add: ['$$NOW', lifetime] } } }],
      { upsert: true, updatePipeline: true, session },
    );
    if (!session.listeners('ended').includes(this.wake)) session.once('ended', this.wake);
  }

  /** Tells when there may be something to send, once its transaction is over. */
  onWritten(look: () => void): void {
    this.written.on('mail', look);
  }
}
