import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { AdminOrdersService } from './adminOrders.service.js';
import { OrderProblemsService } from './orderProblems.service.js';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly adminOrders: AdminOrdersService,
    private readonly problems: OrderProblemsService,
  ) {}

  @Call(calls.order.adminOrders)
  list(@Body() query: ParsedBody<'order', 'adminOrders'>) {
    return this.adminOrders.list(query);
  }

  @Call(calls.order.inspect)
  inspect(@Body() { orderId }: ParsedBody<'order', 'inspect'>) {
    return this.adminOrders.inspect(orderId);
  }

  @Call(calls.order.advance)
  advance(@CurrentUser() admin: Customer, @Body() step: ParsedBody<'order', 'advance'>) {
    return this.adminOrders.advance(admin, step);
  }

  @Call(calls.order.note)
  note(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'order', 'note'>) {
    return this.adminOrders.note(admin, body);
  }

  @Call(calls.order.answerProblem)
  answerProblem(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'order', 'answerProblem'>) {
    return this.problems.answer(admin, body);
  }
}
