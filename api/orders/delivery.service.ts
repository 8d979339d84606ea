import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Address } from '../../contract/address.js';
import { arrivalOf, deliveryCharge, minutesInQueue } from '../../contract/deliveryRules.js';
import { type Bill, billOf, type PricedLine } from '../../contract/money.js';
import { TimedCache } from '../common/timedCache.js';
import { CONFIG, type Config } from '../config/config.js';
import type { OrderRecord } from './order.schema.js';
import { refuseUndeliverable } from './refuseUndeliverable.js';
import { RulesService } from '../delivery/rules.service.js';

/**
 * Matches the orders that are still to be delivered; an order that waits for its payment is not among them.
 */
const standingOpen = {
  status: { $in: ['placed', 'packed', 'out_for_delivery'] as const },
  payment_status: { $in: ['due', 'paid'] as const },
};

/** Calculates what a delivery costs, checks whether it is possible, and estimates when it arrives. */
@Injectable()
export class DeliveryService {
  private readonly recentMinutes = new TimedCache(() => this.minutes());

  constructor(
    private readonly rules: RulesService,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the bill of an order to an address, delivery included.
   * @throws DomainError `shopClosed`, `notServed`, `belowMinimum`
   */
  async bill(
    lines: readonly PricedLine[],
    address: Pick<Address, 'pincode' | 'country'>,
    session: ClientSession,
  ): Promise<Bill> {
    const rules = await this.rules.inSession(session);
    const { subtotal } = billOf(lines);
    refuseUndeliverable(rules, address, subtotal, new Date());
    return billOf(lines, deliveryCharge(rules, subtotal));
  }

  /** Returns the time at which an order placed at `when` arrives. */
  async arrival(when: Date, session: ClientSession): Promise<Date> {
    return arrivalOf(await this.rules.inSession(session), when, await this.minutes(session));
  }

  /**
   * Returns the minutes until an order placed now arrives. Every visitor sees them; they may be a few seconds
   * old.
   */
  async etaMinutes(): Promise<number> {
    const now = new Date();
    const arrival = arrivalOf(await this.rules.current(), now, await this.recentMinutes.get());
    return Math.ceil((arrival.getTime() - now.getTime()) / 60_000);
  }

  private async minutes(session: ClientSession | null = null): Promise<number> {
    const { DELIVERY_MINUTES: minutes, ORDERS_AT_ONCE: atOnce } = this.config;
    const open = atOnce ? await this.orders.countDocuments(standingOpen).session(session) : 0;
    return minutesInQueue({ minutes, atOnce, open });
  }
}
