import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { OnceOnlyModule } from '../once/onceOnly.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { BasketsService } from './baskets.service.js';
import { BoardController } from './board.controller.js';
import { BoardService } from './board.service.js';
import { OrderFeed } from './orderFeed.js';
import { OrderLifeService } from './orderLife.service.js';
import { OrderStoreModule } from './orderStore.module.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { OwnOrders } from './ownOrders.js';
import { PlacingService } from './placing.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    AuditBookModule,
    CartsModule,
    CatalogueModule,
    MediaModule,
    OnceOnlyModule,
    OrderStoreModule,
  ],
  controllers: [OrdersController, BoardController],
  providers: [
    OrdersService,
    OwnOrders,
    PlacingService,
    BasketsService,
    OrderLifeService,
    BoardService,
    OrderFeed,
  ],
  exports: [OrdersService],
})
export class OrdersModule {}
