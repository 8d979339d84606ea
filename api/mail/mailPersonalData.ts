import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type PersonalDataProvider, PersonalDataService } from '../accounts/personalData.service.js';
import type { OutgoingMailRecord } from './outgoingMail.schema.js';

/** Erases the unsent mails about a customer at account deletion. */
@Injectable()
export class MailPersonalData implements PersonalDataProvider {
  constructor(
    personal: PersonalDataService,
    @InjectModel('OutgoingMail') private readonly mails: Model<OutgoingMailRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.mails.deleteMany({ userId }, { session });
  }
}
