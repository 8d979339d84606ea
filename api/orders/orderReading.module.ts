import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit/auditLog.module.js';
import { DeliveryModelModule } from '../delivery/deliveryModel.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { AdminOrdersService } from './adminOrders.service.js';
import { OrderModelModule } from './orderModel.module.js';
import { OrdersService } from './orders.service.js';

/** Provides reading of orders to the API and the command line alike. */
@Module({
  imports: [AccountsModule, AuditLogModule, DeliveryModelModule, MediaModule, OrderModelModule],
  providers: [OrdersService, AdminOrdersService],
  exports: [OrdersService, AdminOrdersService, OrderModelModule],
})
export class OrderReadingModule {}
