import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { AuditListService } from './auditList.service.js';

@Controller()
export class AuditController {
  constructor(private readonly entries: AuditListService) {}

  @Call(calls.audit.list)
  list(@Body() query: ParsedBody<'audit', 'list'>) {
    return this.entries.list(query);
  }
}
