import { Module } from '@nestjs/common';
import { DeliveryController } from './delivery.controller.js';
import { DeliveryStoreModule } from './deliveryStore.module.js';

/** The rules of delivery as the shop tells and changes them. */
@Module({ imports: [DeliveryStoreModule], controllers: [DeliveryController], exports: [DeliveryStoreModule] })
export class DeliveryModule {}
