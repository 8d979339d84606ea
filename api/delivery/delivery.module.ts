import { Module } from '@nestjs/common';
import { DeliveryController } from './delivery.controller.js';
import { DeliveryModelModule } from './deliveryModel.module.js';

@Module({ imports: [DeliveryModelModule], controllers: [DeliveryController], exports: [DeliveryModelModule] })
export class DeliveryModule {}
