import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrderReadingModule } from '../orders/orderReading.module.js';
import { BoughtService } from './bought.service.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({
  imports: [CatalogueModule, OrderReadingModule],
  controllers: [RecommendationsController],
  providers: [RecommendationsService, BoughtService],
})
export class RecommendationsModule {}
