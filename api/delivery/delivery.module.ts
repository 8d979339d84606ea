import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { DeliveryController } from './delivery.controller.js';
import { deliveryRulesSchema } from './deliveryRules.schema.js';
import { RulesService } from './rules.service.js';

/** Provides the delivery rules. */
@Module({
  imports: [AuditModule, MongooseModule.forFeature([{ name: 'DeliveryRules', schema: deliveryRulesSchema }])],
  controllers: [DeliveryController],
  providers: [RulesService],
  exports: [RulesService],
})
export class DeliveryModule {}
