import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { BoughtService } from './bought.service.js';
import { RecommendationsService } from './recommendations.service.js';

@Controller()
export class RecommendationsController {
  constructor(
    private readonly recommendations: RecommendationsService,
    private readonly purchases: BoughtService,
  ) {}

  @Call(calls.product.popular)
  popular() {
    return this.recommendations.popular();
  }

  @Call(calls.product.together)
  together(@Body() body: ParsedBody<'product', 'together'>) {
    return this.recommendations.together(body);
  }

  @Call(calls.order.bought)
  bought(@CurrentUser() { id }: Customer) {
    return this.purchases.list(id);
  }
}
