import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { BasketsService } from './baskets.service.js';
import { OnceOnlyService } from './onceOnly.service.js';
import { orderKeySchema, orderSchema } from './order.schema.js';
import { BoardController } from './board.controller.js';
import { BoardService } from './board.service.js';
import { OrderFeed } from './orderFeed.js';
import { OrderLifeService } from './orderLife.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PlacingService } from './placing.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Order', schema: orderSchema },
      { name: 'OrderKey', schema: orderKeySchema },
    ]),
    AccountsModule,
    AddressesModule,
    AuditBookModule,
    CartsModule,
    CatalogueModule,
    MediaModule,
  ],
  controllers: [OrdersController, BoardController],
  providers: [
    OrdersService,
    PlacingService,
    BasketsService,
    OnceOnlyService,
    OrderLifeService,
    BoardService,
    OrderFeed,
  ],
  exports: [MongooseModule, OrdersService],
})
export class OrdersModule {}
