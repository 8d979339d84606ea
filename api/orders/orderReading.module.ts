import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit/auditLog.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminOrdersService } from './adminOrders.service.js';
import { DeliveryService } from './delivery.service.js';
import { OrderModelModule } from './orderModel.module.js';
import { OrdersService } from './orders.service.js';

/** Provides reading of orders to the API and the command line alike. */
@Module({
  imports: [AccountsModule, AuditLogModule, DeliveryModule, MediaModule, OrderModelModule],
  providers: [OrdersService, AdminOrdersService, DeliveryService],
  exports: [OrdersService, AdminOrdersService, DeliveryService, OrderModelModule],
})
export class OrderReadingModule {}
