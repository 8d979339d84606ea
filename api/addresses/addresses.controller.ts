import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { AddressesService } from './addresses.service.js';

@Controller()
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Call(calls.address.create)
  create(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'address', 'create'>) {
    return this.addresses.create(customer.id, body);
  }

  @Call(calls.address.list)
  async list(@CurrentUser() customer: Customer) {
    return { data: await this.addresses.list(customer.id) };
  }

  @Call(calls.address.update)
  update(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'address', 'update'>) {
    return this.addresses.update(customer.id, body);
  }

  @Call(calls.address.disable)
  disable(@CurrentUser() customer: Customer, @Body() { _id }: ParsedBody<'address', 'disable'>) {
    return this.addresses.disable(customer.id, _id);
  }
}
