import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { OrderStoreModule } from '../orders/orderStore.module.js';
import { DeliveryService } from './delivery.service.js';
import { deliveryRulesSchema } from './deliveryRules.schema.js';
import { RulesService } from './rules.service.js';

/** The rules of delivery, and what they mean for an order; for the API and the command line alike. */
@Module({
  imports: [
    AuditBookModule,
    OrderStoreModule,
    MongooseModule.forFeature([{ name: 'DeliveryRules', schema: deliveryRulesSchema }]),
  ],
  providers: [RulesService, DeliveryService],
  exports: [RulesService, DeliveryService],
})
export class DeliveryStoreModule {}
