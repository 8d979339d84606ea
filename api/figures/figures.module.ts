import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrderStoreModule } from '../orders/orderStore.module.js';
import { BestSellersService } from './bestSellers.service.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { SalesService } from './sales.service.js';

/** How the shop does, for the dashboard's home. */
@Module({
  imports: [CatalogueModule, MediaModule, OrderStoreModule],
  controllers: [FiguresController],
  providers: [FiguresService, SalesService, BestSellersService],
})
export class FiguresModule {}
