import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { mayStep, openStatuses } from '../../contract/orderSteps.js';
import { AuditErasureService } from '../audit/auditErasure.service.js';
import { eachOf } from '../database/eachOf.js';
import { DomainError } from '../common/domainError.js';
import { type PersonalDataProvider, PersonalDataService } from '../accounts/personalData.service.js';
import { type OrderRecord, orderSearchWords } from './order.schema.js';
import { customerStep } from './orders.service.js';

type History = OrderRecord['history'];

/** The number of orders made anonymous in one round trip to the database. */
const batch = 200;

/**
 * Removes personal data from an order's history: the actor of each step that the customer may have taken, and
 * the notes on reasons.
 */
const withoutCustomer = (history: History): History =>
  history.map(({ status, at, by, reason }, step) => {
    const former = history[step - 1]?.status;
    const staffOnly = former !== undefined && !mayStep(former, status, 'customer');
    return { status, at, ...(staffOnly && by !== undefined && { by }), ...(reason && { reason }) };
  });

async function* withCustomerSteps(orders: AsyncIterable<OrderRecord>) {
  for await (const order of orders) yield { ...order, history: order.history.map(customerStep) };
}

/** The fields that the anonymous version of an order is made from. */
const read = { orderId: 1, 'lines.name': 1, delivery_address: 1, history: 1 } as const;
type Read = Pick<OrderRecord, '_id' | 'orderId' | 'delivery_address' | 'history'> & {
  lines: { name: string }[];
};

/**
 * Builds the update that makes an order anonymous. It keeps what the tax law demands: what was sold, when,
 * for how much, how it was paid, and to which state and PIN code.
 */
const withoutName = (order: Read) => {
  const { state, pincode, country } = order.delivery_address;
  const delivery_address = { address_line: '', city: '', state, pincode, country, mobile: '' };
  const customer = { name: '', email: '' };
  const search = orderSearchWords({ ...order, customer, delivery_address });
  const history = withoutCustomer(order.history);
  return {
    $set: { userId: null, customer, delivery_address, history, note: '', search },
    $unset: {
      noted: 1 as const,
      language: 1 as const,
      problems: 1 as const,
      openProblemAt: 1 as const,
      delivery_note: 1 as const,
      substitution: 1 as const,
    },
  };
};

/** Makes a customer's orders anonymous at account deletion; they stay in the shop (docs/adr/0014). */
@Injectable()
export class OrderPersonalData implements PersonalDataProvider {
  readonly tells = {
    orders: (userId: string) =>
      withCustomerSteps(
        eachOf<OrderRecord>(
          this.orders
            .find({ userId })
            .sort({ createdAt: 1, _id: 1 })
            .lean<OrderRecord>()
            .cursor({ batchSize: 100 }),
        ),
      ),
  };

  constructor(
    personal: PersonalDataService,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly log: AuditErasureService,
  ) {
    personal.add(this);
  }

  /**
   * Makes all orders of a customer anonymous.
   * @throws DomainError `openOrders` if an order is still to be delivered
   */
  async erase(userId: string, session: ClientSession): Promise<void> {
    await this.refuseOpen(userId, session);
    let last: Read[];
    do {
      last = await this.orders.find({ userId }, read).limit(batch).session(session).lean<Read[]>();
      await this.strip(last, session);
    } while (last.length === batch);
  }

  private async strip(orders: readonly Read[], session: ClientSession): Promise<void> {
    if (!orders.length) return;
    // uses the driver: casting thousands of orders would take longer than writing them
    await this.orders.collection.bulkWrite(
      orders.map((order) => ({ updateOne: { filter: { _id: order._id }, update: withoutName(order) } })),
      { session },
    );
    await this.log.eraseNotes(
      orders.map(({ _id }) => _id.toHexString()),
      session,
    );
  }

  private async refuseOpen(userId: string, session: ClientSession): Promise<void> {
    const found = await this.orders
      .find({ userId, status: { $in: openStatuses } }, { orderId: 1 })
      .sort({ createdAt: 1 })
      .session(session)
      .lean();
    if (!found.length) return;
    const orders = found.map(({ orderId }) => orderId);
    throw new DomainError('openOrders', { values: { numbers: orders.join(', ') }, data: { orders } });
  }
}
