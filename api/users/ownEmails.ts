import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { EmailUndoRecord } from './emailUndo.schema.js';
import { type Keeper, PersonalData } from './personalData.js';

/** The addresses that an account may still go back to. */
@Injectable()
export class OwnEmails implements Keeper {
  constructor(
    personal: PersonalData,
    @InjectModel('EmailUndo') private readonly undos: Model<EmailUndoRecord>,
  ) {
    personal.add(this);
  }

  async forget(userId: string, session: ClientSession): Promise<void> {
    await this.undos.deleteMany({ userId }, { session });
  }
}
