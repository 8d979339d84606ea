import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { rateLimitSchema } from './rateLimit.schema.js';
import { PasswordAttemptsService } from './passwordAttempts.service.js';
import { RateLimitsService } from './rateLimits.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'RateLimit', schema: rateLimitSchema }])],
  providers: [RateLimitsService, PasswordAttemptsService],
  exports: [RateLimitsService, PasswordAttemptsService],
})
export class RateLimitsModule {}
