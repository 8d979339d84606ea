import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { reportableUntil } from '../../contract/orderSteps.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { AccountHoldsService } from '../accounts/accountHolds.service.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError, invalid } from '../common/domainError.js';
import { AdminOrdersService } from './adminOrders.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrderMailsService } from './orderMails.service.js';
import { OrdersService, type ShownOrder } from './orders.service.js';

type Report = ParsedBody<'order', 'reportProblem'>;

/** Takes the problems that customers report about delivered orders, and the shop's answers to them. */
@Injectable()
export class OrderProblemsService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly accounts: AccountHoldsService,
    private readonly ordersService: OrdersService,
    private readonly adminOrders: AdminOrdersService,
    private readonly audit: AuditLogService,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * Stores a problem that a customer reports about one of their delivered orders.
   * @throws DomainError `notFound`, `invalid` for a product that the order does not have, `problemOpen` while an earlier
   * problem waits for its answer, `notReportable` if the delivery was too long ago or too many problems were reported
   */
  async report(userId: string, { orderId, ...report }: Report, now = new Date()): Promise<ShownOrder> {
    const mine = { userId, orderId: orderId.toUpperCase() };
    const reported = await this.accounts.during(userId, async (session) => {
      const order = await this.orders.findOne(mine).session(session).lean<OrderRecord>();
      if (!order) throw new DomainError('notFound');
      this.refuseReport(order, report, now);
      return this.orders
        .findOneAndUpdate(
          mine,
          { $push: { problems: { ...report, at: now } }, $set: { openProblemAt: now } },
          { returnDocument: 'after', session },
        )
        .lean<OrderRecord>()
        .orFail();
    });
    return this.ordersService.show(reported);
  }

  /**
   * Answers a problem; the customer gets the answer by email.
   * @throws DomainError `notFound`, `problemAnswered`
   */
  async answer(
    by: Author,
    { orderId, at, text }: ParsedBody<'order', 'answerProblem'>,
  ): Promise<Outcome<'order', 'answerProblem'>> {
    const number = orderId.toUpperCase();
    const order = await this.audit.write(by, 'order.answerProblem', async (session, tell) => {
      const answered = await this.orders
        .findOneAndUpdate(
          { orderId: number, openProblemAt: at, 'problems.at': at },
          {
            $set: { 'problems.$.answer': { text, at: new Date(), by: by.email } },
            $unset: { openProblemAt: 1 },
          },
          { returnDocument: 'after', session },
        )
        .lean<OrderRecord>();
      if (!answered) {
        const known = await this.orders.exists({ orderId: number, 'problems.at': at }).session(session);
        throw new DomainError(known ? 'problemAnswered' : 'notFound');
      }
      await this.mails.tell(answered, 'problemAnswered', session);
      tell({ _id: answered._id.toHexString(), name: number, before: {}, after: { answer: text } });
      return answered;
    });
    return { data: this.adminOrders.show(order) };
  }

  private refuseReport(order: OrderRecord, { products }: Pick<Report, 'products'>, now: Date): void {
    const ordered = new Set(order.lines.map(({ productId }) => String(productId)));
    if (!products.every((product) => ordered.has(product)))
      throw invalid(({ fields }) => [{ path: ['products'], message: fields.id }]);
    if (order.openProblemAt) throw new DomainError('problemOpen');
    const until = reportableUntil(order);
    const { problemDays: days, problems: count } = limits;
    if (!until || until < now) throw new DomainError('notReportable', { values: { days, count } });
  }
}
