import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { averageOf, type Paise } from '../../contract/money.js';
import type { Outcome } from '../../contract/schemas.js';
import { daysBefore, lastDays, startOfDay } from '../common/days.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrdersService } from '../orders/orders.service.js';

type DashboardStatistics = Outcome<'statistics', 'home'>['data'];

interface Sums {
  orders: number;
  amount: Paise;
}

/** The number of days in each period of the sales statistics, today included. */
const periods = { today: 1, week: 7, month: 30 } as const;

const sums = { orders: { $sum: 1 }, amount: { $sum: '$totalAmt' } };

/** Calculates sales in the database, in paise. */
@Injectable()
export class SalesService {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  async byPeriod(now: Date): Promise<DashboardStatistics['sales']> {
    const [today, week, month] = await Promise.all([
      this.period(now, periods.today),
      this.period(now, periods.week),
      this.period(now, periods.month),
    ]);
    return { today, week, month };
  }

  /** Returns the sales of each of the last 30 days, days without sales included. */
  async byDay(now: Date): Promise<DashboardStatistics['days']> {
    const since = daysBefore(startOfDay(now), periods.month - 1);
    const day = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: '+05:30' } };
    const groups = await this.orders.aggregate<{ _id: string } & Sums>([
      { $match: { createdAt: { $gte: since, $lte: now }, ...OrdersService.sold } },
      { $group: { _id: day, ...sums } },
    ]);
    const found = new Map(groups.map(({ _id, orders, amount }) => [_id, { orders, amount }]));
    return lastDays(now, periods.month).map((date) => ({
      day: date,
      ...(found.get(date) ?? { orders: 0, amount: 0 }),
    }));
  }

  /**
   * Returns the sales of the last `days` days up to now, and of the same number of days before, up to the
   * same time of day.
   */
  private async period(now: Date, days: number): Promise<DashboardStatistics['sales']['today']> {
    const since = daysBefore(startOfDay(now), days - 1);
    const [current, before] = await Promise.all([
      this.between(since, now),
      this.between(daysBefore(since, days), daysBefore(now, days)),
    ]);
    return { now: current, before };
  }

  private async between(from: Date, to: Date): Promise<DashboardStatistics['sales']['today']['now']> {
    const [found] = await this.orders.aggregate<Sums>([
      { $match: { createdAt: { $gte: from, $lte: to }, ...OrdersService.sold } },
      { $group: { _id: null, ...sums } },
    ]);
    const { orders, amount } = found ?? { orders: 0, amount: 0 };
    return { orders, amount, basket: averageOf(amount, orders) };
  }
}
