import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CartsService } from './carts.service.js';
import { MergingService } from './merging.service.js';

@Controller()
export class CartsController {
  constructor(
    private readonly carts: CartsService,
    private readonly merging: MergingService,
  ) {}

  @Call(calls.cart.add)
  add(@CurrentUser() customer: Customer, @Body() { productId }: ParsedBody<'cart', 'add'>) {
    return this.carts.add(customer.id, productId);
  }

  @Call(calls.cart.list)
  async list(@CurrentUser() customer: Customer) {
    return { data: await this.carts.list(customer.id) };
  }

  @Call(calls.cart.updateQuantity)
  updateQuantity(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'cart', 'updateQuantity'>) {
    return this.carts.updateQuantity(customer.id, body);
  }

  @Call(calls.cart.remove)
  remove(@CurrentUser() customer: Customer, @Body() { _id }: ParsedBody<'cart', 'remove'>) {
    return this.carts.remove(customer.id, _id);
  }

  @Call(calls.cart.merge)
  async merge(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'cart', 'merge'>) {
    return { data: await this.merging.merge(customer.id, body) };
  }

  @Call(calls.cart.acceptPrices)
  acceptPrices(@CurrentUser() customer: Customer) {
    return this.carts.acceptPrices(customer.id);
  }

  @Call(calls.product.dependents)
  async dependents(@Body() { _id }: ParsedBody<'product', 'dependents'>) {
    return { data: await this.carts.dependents(_id) };
  }
}
