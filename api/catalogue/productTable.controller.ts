import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { BulkEditsService } from './bulkEdits.service.js';
import { ProductListsService } from './productLists.service.js';
import { ProductTableService } from './productTable.service.js';

/** Answers the dashboard's table of products and its bulk edits. */
@Controller()
export class ProductTableController {
  constructor(
    private readonly products: ProductTableService,
    private readonly lists: ProductListsService,
    private readonly edits: BulkEditsService,
  ) {}

  @Call(calls.product.table)
  table(@Body() query: ParsedBody<'product', 'table'>) {
    return this.products.table(query);
  }

  /** Returns a product with its texts in all languages. */
  @Call(calls.product.stored)
  stored(@Body() { productId }: ParsedBody<'product', 'stored'>) {
    return this.lists.details({ productId });
  }

  @Call(calls.product.bulk)
  async bulk(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'product', 'bulk'>) {
    return { data: (await this.edits.apply(admin, body)).map(this.products.row) };
  }
}
