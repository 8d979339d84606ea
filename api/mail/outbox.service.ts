import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { Keys } from '../secrets/keys.js';
import type { Mail } from './mail.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';
import { seal } from './seal.js';

interface Postage {
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

  constructor(
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
    private readonly keys: Keys,
  ) {}

  async write(
    mail: Mail,
    session: ClientSession,
    { minutes, userId, decoy = false }: Postage = {},
  ): Promise<void> {
    const _id = new Types.ObjectId();
    const sealed = seal(JSON.stringify(mail), this.keys.mails, _id.toHexString());
    const fields = { sealed, userId: userId ?? null, decoy, tries: 0 };
    const lifetime = (minutes ?? limits.mailHours * 60) * 60_000;
    await this.mails.updateOne(
      { _id },
      [{ $set: { ...fields, dueAt: '$$NOW', until: { $add: ['$$NOW', lifetime] } } }],
      { upsert: true, updatePipeline: true, session },
    );
    session.once('ended', () => this.written.emit('mail'));
  }

  /** Tells when there may be something to send, once its transaction is over. */
  onWritten(look: () => void): void {
    this.written.on('mail', look);
  }
}
