import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { openStatuses } from '../../contract/orderSteps.js';
import { DomainError } from '../common/domainError.js';
import { CONFIG, type Config } from '../config/config.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { OrderRecord } from './order.schema.js';

/** Limits how many unpaid orders a customer may have; 0 means no limit (W-15). */
@Injectable()
export class AllowancesService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Checks the limits in the transaction that has recorded the order.
   * @throws DomainError `tooManyUnpaid`, `tooManyCashOrders`
   */
  async check({ userId, payment_status }: OrderRecord, session: ClientSession): Promise<void> {
    const { UNPAID_ORDERS_A_DAY: unpaid, OPEN_CASH_ORDERS: cash } = this.config;
    if (!userId) return;
    if (unpaid && payment_status === 'awaiting') {
      if ((await this.payments.unpaidOf(userId, session)) >= unpaid) throw new DomainError('tooManyUnpaid');
    }
    if (cash && payment_status === 'due') {
      const open = { userId, payment_status, status: { $in: openStatuses } };
      if ((await this.orders.countDocuments(open).session(session)) > cash)
        throw new DomainError('tooManyCashOrders');
    }
  }
}
