import { Body, Controller, Query } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { DeliveryService } from './delivery.service.js';
import { DeliverySlotsService } from './deliverySlots.service.js';

@Controller()
export class DeliveryController {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly deliverySlots: DeliverySlotsService,
  ) {}

  @Call(calls.delivery.rules)
  async current() {
    return { data: await this.delivery.rules() };
  }

  @Call(calls.delivery.promise)
  async promise(@Query() place: ParsedBody<'delivery', 'promise'>) {
    return { data: await this.delivery.promise(place) };
  }

  @Call(calls.delivery.slots)
  slots(@CurrentUser() { id }: Customer) {
    return this.deliverySlots.offered(id);
  }

  @Call(calls.delivery.update)
  async update(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'delivery', 'update'>) {
    return { data: await this.delivery.saveRules(admin, body) };
  }
}
