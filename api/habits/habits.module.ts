import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrderStoreModule } from '../orders/orderStore.module.js';
import { BoughtService } from './bought.service.js';
import { HabitsController } from './habits.controller.js';
import { HabitsService } from './habits.service.js';

/** What customers buy, as a help in browsing. */
@Module({
  imports: [CatalogueModule, OrderStoreModule],
  controllers: [HabitsController],
  providers: [HabitsService, BoughtService],
})
export class HabitsModule {}
