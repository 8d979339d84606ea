import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { ModerationService } from './moderation.service.js';
import { ratingSchema } from './rating.schema.js';
import { RatingPersonalData } from './ratingPersonalData.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsService } from './ratings.service.js';
import { RatingSumsService } from './ratingSums.service.js';
import { ReviewsService } from './reviews.service.js';

/** Takes the ratings of customers who got a product, lets admins moderate them, and shows them. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Rating', schema: ratingSchema }]),
    AccountsModule,
    AuditModule,
    CatalogueModule,
    OrdersModule,
    RateLimitsModule,
  ],
  controllers: [RatingsController],
  providers: [ModerationService, RatingPersonalData, RatingSumsService, RatingsService, ReviewsService],
  exports: [ModerationService, RatingsService, ReviewsService],
})
export class RatingsModule {}
