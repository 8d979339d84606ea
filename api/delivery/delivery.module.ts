import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '../audit/auditLog.module.js';
import { DeliveryController } from './delivery.controller.js';
import { deliveryRulesSchema } from './deliveryRules.schema.js';
import { RulesService } from './rules.service.js';

/** Provides the delivery rules. */
@Module({
  imports: [
    AuditLogModule,
    MongooseModule.forFeature([{ name: 'DeliveryRules', schema: deliveryRulesSchema }]),
  ],
  controllers: [DeliveryController],
  providers: [RulesService],
  exports: [RulesService],
})
export class DeliveryModule {}
