import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Outcome } from '../../contract/schemas.js';
import { ProductTableService } from '../catalogue/productTable.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { adminOrdersFilter, statusFilter } from '../orders/adminOrders.service.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { BestSellersService } from './bestSellers.service.js';
import { SalesService } from './sales.service.js';

type DashboardStatistics = Outcome<'statistics', 'home'>['data'];

/** Collects the statistics of the dashboard's home. */
@Injectable()
export class StatisticsService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly products: ProductTableService,
    private readonly sales: SalesService,
    private readonly bestSellers: BestSellersService,
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
    const { low, out } = this.products.stockCounts();
    const failed = adminOrdersFilter({ payment: 'failed', days: limits.failedPaymentDays }, now);
    const [placed, packed, underWay, failedPayments] = await Promise.all([
      this.orders.countDocuments(statusFilter('placed')),
      this.orders.countDocuments({ status: 'packed' }),
      this.orders.countDocuments({ status: 'out_for_delivery' }),
      this.orders.countDocuments(failed),
    ]);
    return { placed, packed, out_for_delivery: underWay, lowStock: low, soldOut: out, failedPayments };
  }
}
