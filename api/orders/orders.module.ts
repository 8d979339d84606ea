import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { BasketsService } from './baskets.service.js';
import { OnceOnlyService } from './onceOnly.service.js';
import { orderKeySchema, orderSchema } from './order.schema.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PlacingService } from './placing.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Order', schema: orderSchema },
      { name: 'OrderKey', schema: orderKeySchema },
    ]),
    AddressesModule,
    CartsModule,
    CatalogueModule,
    MediaModule,
  ],
  controllers: [OrdersController],
  providers: [OrdersService, PlacingService, BasketsService, OnceOnlyService],
  exports: [OrdersService],
})
export class OrdersModule {}
