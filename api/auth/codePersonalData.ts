import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type PersonalDataProvider, PersonalDataService } from '../accounts/personalData.service.js';
import type { CodeRecord } from './code.schema.js';
import type { ResetProofRecord } from './resetProof.schema.js';

/** Erases a customer's password reset codes and proofs. */
@Injectable()
export class CodePersonalData implements PersonalDataProvider {
  constructor(
    personal: PersonalDataService,
    @InjectModel('Code') private readonly codes: Model<CodeRecord>,
    @InjectModel('ResetProof') private readonly proofs: Model<ResetProofRecord>,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.codes.deleteOne({ _id: userId }, { session });
    await this.proofs.deleteOne({ _id: userId }, { session });
  }
}
