import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { IdempotencyKey } from '../idempotency/idempotency.service.js';
import { ProductListsService } from './productLists.service.js';
import { ProductsService } from './products.service.js';

@Controller()
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly lists: ProductListsService,
  ) {}

  @Call(calls.product.create)
  async create(
    @CurrentUser() admin: Customer,
    @Body() body: ParsedBody<'product', 'create'>,
    @IdempotencyKey() key?: string,
  ) {
    return { data: await this.products.create(admin, body, key) };
  }

  @Call(calls.product.update)
  async update(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'product', 'update'>) {
    return { data: await this.products.update(admin, body) };
  }

  @Call(calls.product.remove)
  remove(@CurrentUser() admin: Customer, @Body() { _id }: ParsedBody<'product', 'remove'>) {
    return this.products.remove(admin, _id);
  }

  @Call(calls.product.list)
  list(@Body() body: ParsedBody<'product', 'list'>) {
    return this.lists.list(body);
  }

  @Call(calls.product.byCategory)
  byCategory(@Body() body: ParsedBody<'product', 'byCategory'>) {
    return this.lists.byCategory(body);
  }

  @Call(calls.product.bySubCategory)
  bySubCategory(@Body() body: ParsedBody<'product', 'bySubCategory'>) {
    return this.lists.bySubCategory(body);
  }

  @Call(calls.product.details)
  details(@Body() body: ParsedBody<'product', 'details'>) {
    return this.lists.details(body);
  }

  @Call(calls.product.related)
  related(@Body() body: ParsedBody<'product', 'related'>) {
    return this.lists.related(body);
  }

  @Call(calls.product.summaries)
  summaries(@Body() body: ParsedBody<'product', 'summaries'>) {
    return this.lists.summaries(body);
  }
}
