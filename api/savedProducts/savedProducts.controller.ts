import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { SavedProductsService } from './savedProducts.service.js';

@Controller()
export class SavedProductsController {
  constructor(private readonly saved: SavedProductsService) {}

  @Call(calls.saved.list)
  async list(@CurrentUser() customer: Customer) {
    return { data: await this.saved.list(customer.id) };
  }

  @Call(calls.saved.update)
  update(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'saved', 'update'>) {
    return this.saved.update(customer.id, body);
  }

  @Call(calls.saved.merge)
  async merge(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'saved', 'merge'>) {
    return { data: await this.saved.merge(customer.id, body) };
  }
}
