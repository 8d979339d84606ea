import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../users/accounts.module.js';
import { HeldStock } from './heldStock.service.js';
import { OwnPayments } from './ownPayments.js';
import { paymentSchema } from './payment.schema.js';
import { PaymentBook } from './paymentBook.service.js';
import { paymentEventSchema } from './paymentEvent.schema.js';

/** The book of payments, for the API and the command line alike: nothing here asks a provider. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Payment', schema: paymentSchema },
      { name: 'PaymentEvent', schema: paymentEventSchema },
    ]),
    AccountsModule,
  ],
  providers: [PaymentBook, HeldStock, OwnPayments],
  exports: [PaymentBook, HeldStock, MongooseModule],
})
export class PaymentStoreModule {}
