import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { reportableUntil } from '../../contract/orderSteps.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError, invalid } from '../common/domainError.js';
import { AdminOrdersService, openProblem } from './adminOrders.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrderMailsService } from './orderMails.service.js';
import { OrdersService, type ShownOrder } from './orders.service.js';

/** Takes the problems that customers report about delivered orders, and the shop's answers to them. */
@Injectable()
export class OrderProblemsService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
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
  async report(
    userId: string,
    { orderId, ...report }: ParsedBody<'order', 'reportProblem'>,
    now = new Date(),
  ): Promise<ShownOrder> {
    const order = await this.orders.findOne({ userId, orderId: orderId.toUpperCase() }).lean<OrderRecord>();
    if (!order) throw new DomainError('notFound');
    const ordered = new Set(order.lines.map(({ productId }) => String(productId)));
    if (!report.products.every((product) => ordered.has(product)))
      throw invalid(({ fields }) => [{ path: ['products'], message: fields.id }]);
    if (order.problems?.some(({ answer }) => !answer)) throw new DomainError('problemOpen');
    const until = reportableUntil(order);
    if (!until || until < now)
      throw new DomainError('notReportable', { values: { days: limits.problemDays } });
    const reported = await this.orders
      .findOneAndUpdate(
        { _id: order._id, problems: { $not: { $elemMatch: openProblem } } },
        { $push: { problems: { ...report, at: now } } },
        { returnDocument: 'after' },
      )
      .lean<OrderRecord>();
    if (!reported) throw new DomainError('problemOpen'); // reported twice at once
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
          { orderId: number, problems: { $elemMatch: { at, ...openProblem } } },
          { $set: { 'problems.$.answer': { text, at: new Date(), by: by.email } } },
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
}
