import { Module } from '@nestjs/common';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { DeliveryStoreModule } from '../delivery/deliveryStore.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { BoardService } from './board.service.js';
import { OrderStoreModule } from './orderStore.module.js';
import { OrdersService } from './orders.service.js';

/** The book of orders as it is read, for the API and the command line alike. */
@Module({
  imports: [AccountsModule, AuditBookModule, DeliveryStoreModule, MediaModule, OrderStoreModule],
  providers: [OrdersService, BoardService],
  exports: [OrdersService, BoardService, OrderStoreModule],
})
export class OrderBookModule {}
