import { Body, Controller, Query } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Messages } from '../../contract/messages/en.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentMessages } from '../common/locale.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.js';
import { BackInStockService } from './backInStock.service.js';

@Controller()
export class BackInStockController {
  constructor(private readonly requests: BackInStockService) {}

  @Call(calls.backInStock.list)
  async list(@CurrentUser() customer: Customer) {
    return { data: await this.requests.list(customer.id) };
  }

  @Call(calls.backInStock.ask)
  ask(
    @CurrentUser() customer: Customer,
    @Body() { productId }: ParsedBody<'backInStock', 'ask'>,
    @CurrentVisitor() visitor: Visitor,
    @CurrentMessages() messages: Messages,
  ) {
    return this.requests.ask(customer, productId, visitor, messages);
  }

  @Call(calls.backInStock.askAsGuest)
  askAsGuest(
    @Body() { email, productId }: ParsedBody<'backInStock', 'askAsGuest'>,
    @CurrentVisitor() visitor: Visitor,
    @CurrentMessages() messages: Messages,
  ) {
    return this.requests.askAsGuest(email, productId, visitor, messages);
  }

  @Call(calls.backInStock.cancel)
  cancel(@CurrentUser() customer: Customer, @Body() { productId }: ParsedBody<'backInStock', 'cancel'>) {
    return this.requests.cancel(customer.id, productId);
  }

  @Call(calls.backInStock.stop)
  stop(@Body() { token }: ParsedBody<'backInStock', 'stop'>) {
    return this.requests.stop(token);
  }

  @Call(calls.backInStock.oneClickStop)
  oneClickStop(@Query('token') token: unknown) {
    return this.requests.stop(typeof token === 'string' ? token : '');
  }

  @Call(calls.backInStock.waiting)
  async waiting(@Body() { productIds }: ParsedBody<'backInStock', 'waiting'>) {
    return { data: await this.requests.waiting(productIds) };
  }
}
