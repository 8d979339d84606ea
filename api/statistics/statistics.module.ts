import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BestSellersService } from './bestSellers.service.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';
import { SalesService } from './sales.service.js';

@Module({
  imports: [CatalogueModule, MediaModule, OrdersModule, RatingsModule],
  controllers: [StatisticsController],
  providers: [StatisticsService, SalesService, BestSellersService],
})
export class StatisticsModule {}
