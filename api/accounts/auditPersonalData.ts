import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditErasureService } from '../audit/auditErasure.service.js';
import { type PersonalDataProvider, PersonalDataService } from './personalData.service.js';

/** Erases a former admin's personal data from the audit log. */
@Injectable()
export class AuditPersonalData implements PersonalDataProvider {
  constructor(
    personal: PersonalDataService,
    private readonly log: AuditErasureService,
  ) {
    personal.add(this);
  }

  erase(userId: string, session: ClientSession): Promise<void> {
    return this.log.erase(userId, session);
  }
}
