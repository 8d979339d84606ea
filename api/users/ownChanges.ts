import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditPeople } from '../audit/auditPeople.js';
import { type Keeper, PersonalData } from './personalData.js';

/** What the log of changes knows of a customer who was an admin once. */
@Injectable()
export class OwnChanges implements Keeper {
  constructor(
    personal: PersonalData,
    private readonly log: AuditPeople,
  ) {
    personal.add(this);
  }

  forget(userId: string, session: ClientSession): Promise<void> {
    return this.log.forget(userId, session);
  }
}
