import { Body, Controller, StreamableFile } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentMessages } from '../common/locale.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { type InvoiceFile, InvoicesService } from './invoices.service.js';

const asFile = ({ name, pdf }: InvoiceFile) =>
  new StreamableFile(pdf, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  @Call(calls.order.invoice)
  async own(
    @CurrentUser() { id }: Customer,
    @Body() { orderId }: ParsedBody<'order', 'invoice'>,
    @CurrentMessages() messages: Messages,
  ) {
    await this.rateLimits.spend('invoices', id);
    return asFile(await this.invoices.file(orderId, messages, id));
  }

  @Call(calls.order.inspectInvoice)
  async anybodys(
    @Body() { orderId }: ParsedBody<'order', 'inspectInvoice'>,
    @CurrentMessages() messages: Messages,
  ) {
    return asFile(await this.invoices.file(orderId, messages));
  }
}
