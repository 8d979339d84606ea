import { Inject, Injectable } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import { ProductTableService } from '../catalogue/productTable.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { AdminOrdersService } from '../orders/adminOrders.service.js';
import { ModerationService } from '../ratings/moderation.service.js';
import { BestSellersService } from './bestSellers.service.js';
import { SalesService } from './sales.service.js';

type DashboardStatistics = Outcome<'statistics', 'home'>['data'];

/** Collects the statistics of the dashboard's home. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly orders: AdminOrdersService,
    @Inject(CONFIG) private readonly config: Config,
    private readonly products: ProductTableService,
    private readonly sales: SalesService,
    private readonly bestSellers: BestSellersService,
    private readonly moderation: ModerationService,
  ) {}

  async home(now = new Date()): Promise<DashboardStatistics> {
    const [needs, sales, days, top] = await Promise.all([
      this.needs(now),
      this.sales.byPeriod(now),
      this.sales.byDay(now),
      this.bestSellers.top(now),
    ]);
    return { needs, lowStock: this.config.LOW_STOCK, sales, days, top };
  }

  private async needs(now: Date): Promise<DashboardStatistics['needs']> {
    const { low, out } = await this.products.stockCounts();
    const failed = { payment: 'failed', days: limits.failedPaymentDays } as const;
    const [placed, packed, underWay, failedPayments, problems, ratings] = await Promise.all([
      this.orders.count({ status: 'placed' }, now),
      this.orders.count({ status: 'packed' }, now),
      this.orders.count({ status: 'out_for_delivery' }, now),
      this.orders.count(failed, now),
      this.orders.count({ problem: 'open' }, now),
      this.moderation.pending(),
    ]);
    const toMove = { placed, packed, out_for_delivery: underWay };
    return { ...toMove, lowStock: low, soldOut: out, failedPayments, problems, ratings };
  }
}
