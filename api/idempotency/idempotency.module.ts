import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { personalDocuments } from '../accounts/personalData.service.js';
import { idempotencyKeySchema } from './idempotencyKey.schema.js';
import { IdempotencyService } from './idempotency.service.js';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: 'IdempotencyKey', schema: idempotencyKeySchema }]),
  ],
  // the results of orders hold a name and an address
  providers: [IdempotencyService, personalDocuments('IdempotencyKey')],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
