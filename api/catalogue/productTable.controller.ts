import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { BulkEditsService } from './bulkEdits.service.js';
import { ProductTableService } from './productTable.service.js';

/** Answers the dashboard's table of products and its bulk edits. */
@Controller()
export class ProductTableController {
  constructor(
    private readonly products: ProductTableService,
    private readonly edits: BulkEditsService,
  ) {}

  @Call(calls.product.table)
  table(@Body() query: ParsedBody<'product', 'table'>): Promise<Outcome<'product', 'table'>> {
    return this.products.table(query);
  }

  @Call(calls.product.bulk)
  async bulk(
    @CurrentUser() admin: Customer,
    @Body() body: ParsedBody<'product', 'bulk'>,
  ): Promise<Outcome<'product', 'bulk'>> {
    return { data: (await this.edits.apply(admin, body)).map(this.products.row) };
  }
}
