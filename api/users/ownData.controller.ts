import { Body, Controller, Header, StreamableFile } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { CurrentUser, type Customer } from '../common/customer.js';
import { dayOf } from '../common/days.js';
import { RateLimits } from '../rates/rateLimits.js';
import { CurrentVisitor, type Visitor } from '../rates/visitor.js';
import { ExportService } from './export.service.js';
import { LeavingService } from './leaving.service.js';

/** A customer's data, to take along and to have deleted. */
@Controller()
export class OwnDataController {
  constructor(
    private readonly exports: ExportService,
    private readonly leaving: LeavingService,
    private readonly rates: RateLimits,
  ) {}

  @Call(calls.user.export)
  @Header('cache-control', 'no-store')
  async export(@CurrentUser() { id }: Customer): Promise<StreamableFile> {
    await this.rates.spend('exports', id);
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
    return this.leaving.leave(customer, body, visitor);
  }
}
