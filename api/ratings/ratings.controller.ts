import { Body, Controller } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { ModerationService } from './moderation.service.js';
import { RatingsService } from './ratings.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class RatingsController {
  constructor(
    private readonly ratings: RatingsService,
    private readonly reviews: ReviewsService,
    private readonly moderation: ModerationService,
  ) {}

  @Call(calls.rating.list)
  list(@Body() query: ParsedBody<'rating', 'list'>) {
    return this.reviews.list(query);
  }

  @Call(calls.rating.own)
  async own(@CurrentUser() customer: Customer, @Body() { productIds }: ParsedBody<'rating', 'own'>) {
    return { data: await this.ratings.own(customer.id, productIds) };
  }

  @Call(calls.rating.save)
  async save(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'rating', 'save'>) {
    return { data: await this.ratings.save(customer.id, body) };
  }

  @Call(calls.rating.remove)
  remove(@CurrentUser() customer: Customer, @Body() { productId }: ParsedBody<'rating', 'remove'>) {
    return this.ratings.remove(customer.id, productId);
  }

  @Call(calls.rating.adminRatings)
  adminRatings(@Body() query: ParsedBody<'rating', 'adminRatings'>) {
    return this.moderation.list(query);
  }

  @Call(calls.rating.approve)
  async approve(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'rating', 'approve'>) {
    return { data: await this.moderation.decide(admin, body, 'approved') };
  }

  @Call(calls.rating.reject)
  async reject(@CurrentUser() admin: Customer, @Body() body: ParsedBody<'rating', 'reject'>) {
    return { data: await this.moderation.decide(admin, body, 'rejected') };
  }
}
