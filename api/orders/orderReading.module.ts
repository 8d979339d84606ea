import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminOrdersService } from './adminOrders.service.js';
import { DeliveryService } from './delivery.service.js';
import { orderSchema } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** Provides reading of orders to the API and the command line alike. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    DeliveryModule,
    MediaModule,
    MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }]),
  ],
  providers: [OrdersService, AdminOrdersService, DeliveryService],
  exports: [OrdersService, AdminOrdersService, DeliveryService, MongooseModule],
})
export class OrderReadingModule {}
