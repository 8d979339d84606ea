import { Body, Controller, StreamableFile } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import { dayOf } from '../../contract/dates.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.js';
import { ExportService } from './export.service.js';
import { AccountDeletionService } from './accountDeletion.service.js';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly exports: ExportService,
    private readonly accountDeletion: AccountDeletionService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  @Call(calls.user.export)
  async export(@CurrentUser() { id }: Customer) {
    await this.rateLimits.spend('exports', id);
    return new StreamableFile(await this.exports.json(id), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="tokri-data-${dayOf(new Date())}.json"`,
    });
  }

  @Call(calls.user.remove)
  remove(
    @CurrentUser() customer: Customer,
    @Body() body: ParsedBody<'user', 'remove'>,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.accountDeletion.deleteAccount(customer, body, visitor);
  }
}
