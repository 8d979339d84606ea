import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { CatalogueModelModule } from '../catalogue/catalogueModel.module.js';
import { invoiceCounterSchema } from './invoice.schema.js';
import { InvoiceNumbersService } from './invoiceNumbers.service.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { PaymentModelModule } from '../payments/paymentModel.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdvancingService } from './advancing.service.js';
import { EndedPaymentsService } from './endedPayments.service.js';
import { OrderReadingModule } from './orderReading.module.js';
import { OrderTransitionsService } from './orderTransitions.service.js';
import { OrderMailsService } from './orderMails.service.js';

/**
 * Provides order transitions to the API and the command line alike. It starts no background work: mails and
 * payments wait for a running shop.
 */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    CatalogueModelModule,
    OrderReadingModule,
    OutboxModule,
    PaymentModelModule,
    MongooseModule.forFeature([{ name: 'InvoiceCounter', schema: invoiceCounterSchema }]),
  ],
  providers: [
    InvoiceNumbersService,
    OrderMailsService,
    EndedPaymentsService,
    OrderTransitionsService,
    AdvancingService,
  ],
  exports: [OrderReadingModule, OrderMailsService, OrderTransitionsService, AdvancingService],
})
export class OrderHandlingModule {}
