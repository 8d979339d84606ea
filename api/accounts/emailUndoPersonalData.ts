import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { DomainError } from '../common/domainError.js';
import { EmailUndosService } from './emailUndos.service.js';
import { type PersonalDataProvider, PersonalDataService } from './personalData.service.js';

/**
 * Blocks account deletion while a former email can be put back, because a thief could destroy the undo by
 * deleting the account.
 */
@Injectable()
export class EmailUndoPersonalData implements PersonalDataProvider {
  readonly tells = { formerEmails: (userId: string) => this.undos.of(userId) };

  constructor(
    personal: PersonalDataService,
    private readonly undos: EmailUndosService,
  ) {
    personal.add(this);
  }

  /**
   * Erases all undos of an account.
   * @throws DomainError `emailJustChanged` while a former email can be put back
   */
  async erase(userId: string, session: ClientSession): Promise<void> {
    if (await this.undos.isOpen(userId, session))
      throw new DomainError('emailJustChanged', { values: { hours: limits.emailUndoHours } });
    await this.undos.erase(userId, session);
  }
}
