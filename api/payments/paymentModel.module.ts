import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { HeldStockService } from './heldStock.service.js';
import { PaymentPersonalData } from './paymentPersonalData.js';
import { paymentSchema } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';
import { paymentEventSchema } from './paymentEvent.schema.js';

/** Provides the payments to the API and the command line alike. It calls no provider. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Payment', schema: paymentSchema },
      { name: 'PaymentEvent', schema: paymentEventSchema },
    ]),
    AccountsModule,
  ],
  providers: [PaymentsService, HeldStockService, PaymentPersonalData],
  exports: [PaymentsService, HeldStockService, MongooseModule],
})
export class PaymentModelModule {}
