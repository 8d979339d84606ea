import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { rateSchema } from './rate.schema.js';
import { RateLimits } from './rateLimits.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Rate', schema: rateSchema }])],
  providers: [RateLimits],
  exports: [RateLimits],
})
export class RatesModule {}
