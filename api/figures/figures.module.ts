import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BestSellersService } from './bestSellers.service.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { SalesService } from './sales.service.js';

/** How the shop does, for the dashboard's home. */
@Module({
  imports: [CatalogueModule, MediaModule, OrdersModule],
  controllers: [FiguresController],
  providers: [FiguresService, SalesService, BestSellersService],
})
export class FiguresModule {}
