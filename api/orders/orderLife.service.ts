import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { z } from 'zod';
import type { ClientSession, Connection, Model } from 'mongoose';
import { order as orderReply, type OrderStatus } from '../../contract/order.js';
import { mayStep, type StepTaker } from '../../contract/orderSteps.js';
import { CatalogueProjection } from '../catalogue/catalogueProjection.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { invalid } from '../common/contractPipe.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import type { OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** Who moves an order: `userId` limits it to that customer's own; `by` is kept in its history. */
export interface Mover {
  taker: StepTaker;
  by: string;
  userId?: string;
}

/** `from`: the status that the mover saw. */
export interface Step {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
}

type Told = (session: ClientSession, moved: OrderRecord) => Promise<void>;

/** Moves orders along the table of steps. */
@Injectable()
export class OrderLifeService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly book: OrdersService,
    private readonly stock: StockService,
    private readonly catalogue: CatalogueProjection,
  ) {}

  /**
   * Takes one step, from the status that was seen and no other; a cancelled order gives its stock back, in the same transaction.
   * What is delivered is paid: in cash at the door, or before.
   * `told` hears of it before it is committed, in the same transaction.
   * @throws DomainError `notFound`, `invalid` for a step that is not in the table, `orderMoved` with the order as it is
   */
  async take({ from, to, ...step }: Step, mover: Mover, told?: Told): Promise<OrderRecord> {
    if (!mayStep(from, to, mover.taker))
      throw invalid(({ fields }) => [{ path: ['to'], message: fields.noSuchStep }]);
    const orderId = step.orderId.toUpperCase();
    let released: ProductRecord[] = [];
    const moved = await transact(this.connection, async (session) => {
      const change = {
        $set: { status: to, ...(to === 'delivered' && { payment_status: 'paid' as const }) },
        $push: { history: { status: to, at: new Date(), by: mover.by } },
      };
      const order = await this.orders
        .findOneAndUpdate({ ...this.mine(orderId, mover), status: from }, change, {
          returnDocument: 'after',
          session,
        })
        .lean<OrderRecord>();
      if (!order) throw await this.refusal(orderId, mover, session);
      if (to === 'cancelled') released = await this.stock.release(this.linesOf(order), session);
      await told?.(session, order);
      return order;
    });
    this.catalogue.apply(released);
    return moved;
  }

  private mine(orderId: string, { userId }: Mover) {
    return { orderId, ...(userId && { userId }) };
  }

  private linesOf({ lines }: OrderRecord) {
    return lines.map(({ productId, quantity, name }) => ({ productId: String(productId), quantity, name }));
  }

  private async refusal(orderId: string, mover: Mover, session: ClientSession): Promise<DomainError> {
    const order = await this.orders.findOne(this.mine(orderId, mover)).session(session).lean<OrderRecord>();
    if (!order) return new DomainError('notFound');
    return new DomainError('orderMoved', {
      inWords: ({ ui }) => ({ values: { status: ui.orders.status[order.status] } }),
      data: z.encode(orderReply, this.book.show(order)),
    });
  }
}
