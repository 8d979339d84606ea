import { Module } from '@nestjs/common';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CatalogueStoreModule } from '../catalogue/catalogueStore.module.js';
import { DeliveryStoreModule } from '../delivery/deliveryStore.module.js';
import { InvoiceNumbersModule } from '../invoices/invoiceNumbers.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { MediaModule } from '../media/media.module.js';
import { PaymentStoreModule } from '../payments/paymentStore.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { BoardService } from './board.service.js';
import { EndedPayments } from './endedPayments.service.js';
import { OrderLifeService } from './orderLife.service.js';
import { OrderMails } from './orderMails.service.js';
import { OrderStoreModule } from './orderStore.module.js';
import { OrdersService } from './orders.service.js';

/**
 * Orders as the shop's staff reads and moves them, for the API and the command line alike. Nothing here runs by itself: mails wait in
 * the outbox, and payments in their book, for a shop that is open.
 */
@Module({
  imports: [
    AccountsModule,
    AuditBookModule,
    CatalogueStoreModule,
    DeliveryStoreModule,
    InvoiceNumbersModule,
    MediaModule,
    OrderStoreModule,
    OutboxModule,
    PaymentStoreModule,
  ],
  providers: [OrdersService, OrderMails, EndedPayments, OrderLifeService, BoardService],
  exports: [OrdersService, OrderMails, OrderLifeService, BoardService, OrderStoreModule],
})
export class OrderDeskModule {}
