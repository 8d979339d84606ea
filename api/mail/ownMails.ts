import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type Keeper, PersonalData } from '../users/personalData.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';

/** Mails about a customer that have not left yet. */
@Injectable()
export class OwnMails implements Keeper {
  constructor(
    personal: PersonalData,
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
  ) {
    personal.add(this);
  }

  async forget(userId: string, session: ClientSession): Promise<void> {
    await this.mails.deleteMany({ userId }, { session });
  }
}
