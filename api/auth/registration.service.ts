import { Injectable } from '@nestjs/common';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Texts } from '../../contract/texts/en.js';
import { RateLimits } from '../rates/rateLimits.js';
import type { Visitor } from '../rates/visitor.js';
import { refuseCommon } from '../users/passwords.js';
import { UsersService } from '../users/users.service.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly rates: RateLimits,
  ) {}

  /** @throws DomainError `commonPassword`, `emailTaken`, `rateLimited` */
  async register(
    input: ParsedBody<'user', 'register'>,
    { address }: Visitor,
    { language }: Texts,
  ): Promise<void> {
    refuseCommon(input.password, input.email, input.name);
    await this.rates.spend('registrationsFromAddress', address);
    await this.users.register({ ...input, language });
  }
}
