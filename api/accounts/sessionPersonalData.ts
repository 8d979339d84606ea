import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { eachOf } from '../database/eachOf.js';
import {
  type PersonalDataProvider,
  type PersonalDataEntry,
  PersonalDataService,
} from './personalData.service.js';
import type { SessionRecord } from './session.schema.js';
import { SessionsService } from './sessions.service.js';

/** Exports and erases a customer's sessions. */
@Injectable()
export class SessionPersonalData implements PersonalDataProvider {
  readonly tells = { sessions: (userId: string) => this.all(userId) };

  constructor(
    personal: PersonalDataService,
    @InjectModel('Session') private readonly records: Model<SessionRecord>,
    private readonly sessions: SessionsService,
  ) {
    personal.add(this);
  }

  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.sessions.endAll(userId, session);
  }

  private async *all(userId: string): AsyncIterable<PersonalDataEntry<'sessions'>> {
    const found = this.records.find({ userId }).lean<SessionRecord>().cursor();
    for await (const {
      browser = '',
      system = '',
      createdAt = null,
      tokens,
      expiresAt,
    } of eachOf<SessionRecord>(found)) {
      const [newest] = tokens;
      if (newest) yield { browser, system, createdAt, lastUsedAt: newest.issuedAt, expiresAt };
    }
  }
}
