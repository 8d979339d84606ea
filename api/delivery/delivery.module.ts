import { Module } from '@nestjs/common';
import { DeliveryController } from './delivery.controller.js';
import { DeliveryModelModule } from './deliveryModel.module.js';

/** The rules of delivery as the shop tells and changes them. */
@Module({ imports: [DeliveryModelModule], controllers: [DeliveryController], exports: [DeliveryModelModule] })
export class DeliveryModule {}
