import { Module } from '@nestjs/common';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CatalogueStoreModule } from '../catalogue/catalogueStore.module.js';
import { InvoiceNumbersModule } from '../invoices/invoiceNumbers.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { PaymentStoreModule } from '../payments/paymentStore.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { AdvancingService } from './advancing.service.js';
import { EndedPayments } from './endedPayments.service.js';
import { OrderBookModule } from './orderBook.module.js';
import { OrderLifeService } from './orderLife.service.js';
import { OrderMails } from './orderMails.service.js';

/**
 * Where orders are moved, for the API and the command line alike. Nothing here runs by itself: mails wait in the outbox, and payments
 * in their book, for a shop that is open.
 */
@Module({
  imports: [
    AccountsModule,
    AuditBookModule,
    CatalogueStoreModule,
    InvoiceNumbersModule,
    OrderBookModule,
    OutboxModule,
    PaymentStoreModule,
  ],
  providers: [OrderMails, EndedPayments, OrderLifeService, AdvancingService],
  exports: [OrderBookModule, OrderMails, OrderLifeService, AdvancingService],
})
export class OrderDeskModule {}
