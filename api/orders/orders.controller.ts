import { Body, Controller, Query } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentMessages } from '../common/locale.js';
import { IdempotencyKey } from '../idempotency/idempotency.service.js';
import { CheckoutService } from './checkout.service.js';
import { OrderTransitionsService } from './orderTransitions.service.js';
import { OrderProblemsService } from './orderProblems.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { OrdersService } from './orders.service.js';
import { PlacingService } from './placing.service.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly placing: PlacingService,
    private readonly transitions: OrderTransitionsService,
    private readonly checkout: CheckoutService,
    private readonly payments: OrderPaymentsService,
    private readonly problems: OrderProblemsService,
  ) {}

  @Call(calls.order.placeCashOnDelivery)
  async placeCashOnDelivery(
    @CurrentUser() customer: Customer,
    @Body() body: ParsedBody<'order', 'placeCashOnDelivery'>,
    @CurrentMessages() { language }: Messages,
    @IdempotencyKey() key?: string,
  ) {
    return { data: this.orders.show(await this.placing.place(customer, body, 'cod', { key, language })) };
  }

  @Call(calls.order.checkout)
  beginCheckout(
    @CurrentUser() customer: Customer,
    @Body() body: ParsedBody<'order', 'checkout'>,
    @CurrentMessages() { language }: Messages,
    @IdempotencyKey() key?: string,
  ) {
    return this.checkout.begin(customer, body, { key, language });
  }

  @Call(calls.order.askPayment)
  async askPayment(
    @CurrentUser() customer: Customer,
    @Body() { orderId }: ParsedBody<'order', 'askPayment'>,
  ) {
    const order = await this.orders.details(customer.id, orderId);
    await this.payments.ask(order);
    return { data: order };
  }

  @Call(calls.order.list)
  list(@CurrentUser() { id }: Customer, @Query() query: ParsedBody<'order', 'list'>) {
    return this.orders.list(id, query);
  }

  @Call(calls.order.details)
  async details(@CurrentUser() customer: Customer, @Body() { orderId }: ParsedBody<'order', 'details'>) {
    return { data: await this.orders.details(customer.id, orderId) };
  }

  @Call(calls.order.cancel)
  async cancel(@CurrentUser() { id, email }: Customer, @Body() { orderId }: ParsedBody<'order', 'cancel'>) {
    const actor = { actorRole: 'customer', by: email, userId: id } as const;
    return {
      data: this.orders.show(
        await this.transitions.take({ orderId, from: 'placed', to: 'cancelled' }, actor),
      ),
    };
  }

  @Call(calls.order.reportProblem)
  async reportProblem(@CurrentUser() { id }: Customer, @Body() report: ParsedBody<'order', 'reportProblem'>) {
    return { data: await this.problems.report(id, report) };
  }
}
