import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { rateLimitSchema } from './rateLimit.schema.js';
import { PasswordTries } from './passwordTries.js';
import { RateLimitsService } from './rateLimits.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'RateLimit', schema: rateLimitSchema }])],
  providers: [RateLimitsService, PasswordTries],
  exports: [RateLimitsService, PasswordTries],
})
export class RateLimitsModule {}
