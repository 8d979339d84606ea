import { Body, Controller, Header, StreamableFile } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Texts } from '../../contract/texts/en.js';
import { Call } from '../common/call.js';
import { CurrentUser, type Customer } from '../common/customer.js';
import { CurrentTexts } from '../common/edition.js';
import { RateLimits } from '../rates/rateLimits.js';
import { type InvoiceFile, InvoicesService } from './invoices.service.js';

const asFile = ({ name, pdf }: InvoiceFile) =>
  new StreamableFile(pdf, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly rates: RateLimits,
  ) {}

  @Call(calls.order.invoice)
  @Header('cache-control', 'no-store')
  async own(
    @CurrentUser() { id }: Customer,
    @Body() { orderId }: ParsedBody<'order', 'invoice'>,
    @CurrentTexts() texts: Texts,
  ): Promise<StreamableFile> {
    await this.rates.spend('invoices', id);
    return asFile(await this.invoices.file(orderId, texts, id));
  }

  @Call(calls.order.inspectInvoice)
  @Header('cache-control', 'no-store')
  async anybodys(
    @Body() { orderId }: ParsedBody<'order', 'inspectInvoice'>,
    @CurrentTexts() texts: Texts,
  ): Promise<StreamableFile> {
    return asFile(await this.invoices.file(orderId, texts));
  }
}
