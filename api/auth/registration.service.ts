import { Injectable } from '@nestjs/common';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { Visitor } from '../common/visitor.js';
import { refuseCommon } from '../common/passwords.js';
import { UsersService } from '../accounts/users.service.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** Registers a customer. @throws DomainError `commonPassword`, `emailTaken`, `rateLimited` */
  async register(
    input: ParsedBody<'user', 'register'>,
    { address }: Visitor,
    { language }: Messages,
  ): Promise<void> {
    refuseCommon(input.password, input);
    await this.rateLimits.spend('registrationsFromAddress', address);
    await this.users.register({ ...input, language });
  }
}
