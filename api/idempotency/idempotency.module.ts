import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { idempotencyKeySchema } from './idempotencyKey.schema.js';
import { IdempotencyService } from './idempotency.service.js';
import { IdempotencyPersonalData } from './idempotencyPersonalData.js';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: 'IdempotencyKey', schema: idempotencyKeySchema }]),
  ],
  providers: [IdempotencyService, IdempotencyPersonalData],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
