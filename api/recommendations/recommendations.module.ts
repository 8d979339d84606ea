import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BoughtService } from './bought.service.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({
  imports: [CatalogueModule, OrdersModule],
  controllers: [RecommendationsController],
  providers: [RecommendationsService, BoughtService],
  exports: [RecommendationsService],
})
export class RecommendationsModule {}
