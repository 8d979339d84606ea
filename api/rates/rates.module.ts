import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { rateSchema } from './rate.schema.js';
import { PasswordTries } from './passwordTries.js';
import { RateLimits } from './rateLimits.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Rate', schema: rateSchema }])],
  providers: [RateLimits, PasswordTries],
  exports: [RateLimits, PasswordTries],
})
export class RatesModule {}
