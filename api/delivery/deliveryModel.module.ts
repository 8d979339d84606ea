import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '../audit/auditLog.module.js';
import { OrderModelModule } from '../orders/orderModel.module.js';
import { DeliveryService } from './delivery.service.js';
import { deliveryRulesSchema } from './deliveryRules.schema.js';
import { RulesService } from './rules.service.js';

/** Provides the delivery rules and services to the API and the command line alike. */
@Module({
  imports: [
    AuditLogModule,
    OrderModelModule,
    MongooseModule.forFeature([{ name: 'DeliveryRules', schema: deliveryRulesSchema }]),
  ],
  providers: [RulesService, DeliveryService],
  exports: [RulesService, DeliveryService],
})
export class DeliveryModelModule {}
