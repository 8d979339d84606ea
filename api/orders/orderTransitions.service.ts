import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { z } from 'zod';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { CancelReason } from '../../contract/codes.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import { order as orderReply, type OrderStatus } from '../../contract/order.js';
import { mayStep, paymentsAllowing, type ActorRole } from '../../contract/orderSteps.js';
import { StockService } from '../catalogue/stock.service.js';
import { DomainError, invalid } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { DeliverySlotsService } from './deliverySlots.service.js';
import { InvoiceNumbersService } from './invoiceNumbers.service.js';
import { type OrderRecord, stockLinesOf } from './order.schema.js';
import { type OrderNews, OrderMailsService } from './orderMails.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { OrdersService } from './orders.service.js';

/**
 * The user or process that moves an order. `userId` limits the transition to the customer's own orders; `by`
 * is stored in the history.
 */
export interface Actor {
  actorRole: ActorRole;
  by: string;
  userId?: string;
}

/**
 * A change of an order's status. `from` is the status that the actor saw. A reason is stored only for a
 * cancellation.
 */
export interface Step {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  reason?: CancelReason | undefined;
  reason_note?: string | undefined;
}

/** Returns the reason of a cancellation; an empty object for other steps. */
export const reasonOf = ({ to, reason, reason_note }: Pick<Step, 'to' | 'reason' | 'reason_note'>) => ({
  ...(to === 'cancelled' && reason && { reason }),
  ...(to === 'cancelled' && reason_note && { reason_note }),
});

type OnMoved = (session: ClientSession, moved: OrderRecord) => Promise<void>;

/** Maps a new status of an order to the mail that the customer gets about it. */
const newsOf: Partial<Record<OrderStatus, OrderNews>> = {
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Changes the status of orders, only as the state machine allows. */
@Injectable()
export class OrderTransitionsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly ordersService: OrdersService,
    private readonly stock: StockService,
    private readonly payments: OrderPaymentsService,
    private readonly slots: DeliverySlotsService,
    private readonly invoices: InvoiceNumbersService,
    private readonly mails: OrderMailsService,
  ) {}

  /**
   * Moves an order from one status to another, only if it still has the status `from`. A cancellation returns
   * the stock and the place in the delivery slot in the same transaction. A delivery marks the order as paid
   * and issues the invoice. The customer gets a mail when the order leaves for delivery, is delivered or is
   * cancelled.
   * @param onMoved is called in the same transaction before it commits
   * @throws DomainError `notFound`, `invalid` for a step that is not allowed, `orderMoved` with the current
   * order, `notPaidYet` and `orderRefunded` if the payment does not allow the step
   */
  async take({ from, to, ...step }: Step, actor: Actor, onMoved?: OnMoved): Promise<OrderRecord> {
    if (!mayStep(from, to, actor.actorRole))
      throw invalid(({ fields }) => [{ path: ['to'], message: fields.noSuchStep }]);
    const orderId = step.orderId.toUpperCase();
    return transact(this.connection, async (session) => {
      const change = {
        $set: { status: to, ...(to === 'delivered' && (await this.settled(session))) },
        $push: { history: { status: to, at: new Date(), by: actor.by, ...reasonOf({ to, ...step }) } },
      };
      const order = await this.orders
        .findOneAndUpdate(
          { ...this.mine(orderId, actor), status: from, payment_status: { $in: paymentsAllowing(to) } },
          change,
          { returnDocument: 'after', session },
        )
        .lean<OrderRecord>();
      if (!order) throw await this.stepError({ orderId, from, to }, actor, session);
      const ended = to === 'cancelled' ? await this.endPayment(order, session) : order;
      if (to === 'cancelled') {
        await this.stock.release(stockLinesOf(order), session);
        await this.slots.giveBack(order, session);
      }
      const news = newsOf[to];
      if (news) await this.mails.tell(ended, news, session);
      await onMoved?.(session, ended);
      return ended;
    });
  }

  private async settled(session: ClientSession) {
    return { payment_status: 'paid' as const, invoice: await this.invoices.next(session) };
  }

  private mine(orderId: string, { userId }: Actor) {
    return { orderId, ...(userId && { userId }) };
  }

  private async endPayment(order: OrderRecord, session: ClientSession): Promise<OrderRecord> {
    const payment_status = await this.payments.giveUp(order, session);
    const steps = payment_status === order.payment_status ? [] : [{ payment_status, at: new Date() }];
    return this.orders
      .findOneAndUpdate(
        { _id: order._id, payment_status: order.payment_status },
        {
          $set: { payment_status },
          $unset: { payment: 1 },
          ...(steps.length && { $push: { payment_history: { $each: steps } } }),
        },
        { session, returnDocument: 'after' },
      )
      .lean<OrderRecord>()
      .orFail();
  }

  private async stepError(
    { orderId, from, to }: Step,
    actor: Actor,
    session: ClientSession,
  ): Promise<DomainError> {
    const order = await this.orders.findOne(this.mine(orderId, actor)).session(session).lean<OrderRecord>();
    if (!order) return new DomainError('notFound');
    if (order.status === from && !paymentsAllowing(to).includes(order.payment_status))
      return new DomainError(order.payment_status === 'refunded' ? 'orderRefunded' : 'notPaidYet');
    return new DomainError('orderMoved', {
      inWords: ({ ui }) => ({ values: { status: ui.orders.status[shownStatus(order)] } }),
      data: z.encode(orderReply, this.ordersService.show(order)),
    });
  }
}
