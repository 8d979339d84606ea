import { Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { OrderFeedService } from './orderFeed.service.js';

/** Streams order changes: all orders to admins, and a customer's own orders to the customer. */
@Controller()
export class OrderFeedController {
  constructor(private readonly feed: OrderFeedService) {}

  @Call(calls.order.events)
  events(@CurrentUser() admin: Customer) {
    return this.feed.followAll(admin);
  }

  @Call(calls.order.follow)
  follow(@CurrentUser() customer: Customer) {
    return this.feed.followOwn(customer);
  }
}
