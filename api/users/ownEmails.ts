import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { EmailUndosService } from './emailUndos.service.js';
import { type Keeper, PersonalData } from './personalData.js';

/** The addresses that an account may still go back to. */
@Injectable()
export class OwnEmails implements Keeper {
  readonly tells = { formerEmails: (userId: string) => this.undos.of(userId) };

  constructor(
    personal: PersonalData,
    private readonly undos: EmailUndosService,
  ) {
    personal.add(this);
  }

  forget(userId: string, session: ClientSession): Promise<void> {
    return this.undos.forget(userId, session);
  }
}
