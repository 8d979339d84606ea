import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import { z } from 'zod';
import { type ShownStatus, shownStatuses } from '../../contract/codes.js';
import { shownStatus } from '../../contract/moneyStanding.js';
import { adminOrder } from '../../contract/order.js';
import { orderNumberIn } from '../../contract/orderSearch.js';
import { nextStatuses, openStatuses } from '../../contract/orderSteps.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import type { AuditChange } from '../audit/changeOf.js';
import { daysBefore } from '../common/days.js';
import { DomainError } from '../common/domainError.js';
import { holdingWords } from '../common/wordsOf.js';
import { rehearse } from '../database/rehearse.js';
import type { OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';
import { OrderTransitionsService, reasonOf } from './orderTransitions.service.js';

/** A row in the admins' list of orders; amounts are in paise. */
export type AdminOrderRow = Outcome<'order', 'adminOrders'>['data'][number];
type Query = ParsedBody<'order', 'adminOrders'>;

type Filters = Pick<Query, 'payment' | 'days' | 'problem' | 'due'>;

/**
 * Matches the orders that users see with this status. A placed order that waits for its payment is shown as
 * `payment_pending`.
 */
const statusFilter = (status: ShownStatus) => {
  if (status === 'payment_pending') return { status: 'placed' as const, payment_status: 'awaiting' as const };
  return status === 'placed' ? { status, payment_status: { $ne: 'awaiting' as const } } : { status };
};

/**
 * Matches the orders with a payment status that were placed in the last `days` × 24 hours and, if asked for, have a
 * problem that waits for an answer or are still to be delivered, for the dashboard's home and the admins' list of orders.
 * An order that waits for its payment is not to be delivered yet.
 */
const adminOrdersFilter = ({ payment, days, problem, due }: Filters, now: Date) => ({
  ...(payment && { payment_status: payment }),
  ...(days && { createdAt: { $gte: daysBefore(now, days) } }),
  ...(problem && { openProblemAt: { $exists: true } }),
  ...(due && { $nor: [statusFilter('payment_pending')], status: { $in: openStatuses } }),
});

/**
 * Matches the orders that an admin searches for: by words, or by the beginning of an order number, also
 * without dashes.
 */
const holdingOrders = (search: string) => {
  const [words, number] = [holdingWords(search), orderNumberIn(search)];
  return number ? { $or: [words, { orderId: new RegExp(`^${number}`) }] } : words;
};

type Counts = Outcome<'order', 'adminOrders'>['counts'];

/** Counts the orders that `filter` matches, by the status that users see. */
export const countByStatus = async (orders: mongo.Collection, filter: object = {}): Promise<Counts> => {
  const groups = orders.aggregate<{ _id: Pick<OrderRecord, 'status' | 'payment_status'>; count: number }>([
    // with a time, MongoDB can read the index that has all these fields instead of the orders
    { $match: { createdAt: { $gte: new Date(0) }, ...filter } },
    { $group: { _id: { status: '$status', payment_status: '$payment_status' }, count: { $sum: 1 } } },
  ]);
  const counts = Object.fromEntries(shownStatuses.map((status) => [status, 0])) as Counts; // one for each status
  for (const { _id, count } of await groups.toArray()) counts[shownStatus(_id)] += count;
  return counts;
};

/** The number of product names in a row of the admins' list of orders. */
const maxProductNames = 3;

type Note = ParsedBody<'order', 'note'>;

const isOverwriting = ({ note, note_seen }: Omit<Note, 'orderId'>, before: OrderRecord): boolean =>
  note_seen !== undefined && ![note_seen, note].includes(before.note);

/** Describes a change of an order for the audit log. */
const orderChange = (
  { _id, orderId }: OrderRecord,
  before: Partial<OrderRecord>,
  after: Partial<OrderRecord>,
): AuditChange => ({ _id: _id.toHexString(), name: orderId, before, after });

/** Converts an order to a row of the admins' list; `names` are the product names of its first three lines. */
export const adminOrderRow = (order: OrderRecord): AdminOrderRow => ({
  ...order,
  customer: order.customer.name,
  mobile: order.delivery_address.mobile,
  pincode: order.delivery_address.pincode,
  lineCount: order.lines.length,
  names: order.lines.slice(0, maxProductNames).map(({ name }) => name),
  hasOpenProblem: order.openProblemAt !== undefined,
});

/** Lists all orders for admins, moves them on, and keeps the notes on them. */
@Injectable()
export class AdminOrdersService {
  constructor(
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly ordersService: OrdersService,
    private readonly transitions: OrderTransitionsService,
    private readonly audit: AuditLogService,
  ) {}

  /** Lists the orders, the newest first; those still to be delivered by when they are due. */
  async list({ status, search, page, limit, ...filters }: Query): Promise<Outcome<'order', 'adminOrders'>> {
    const filtered = adminOrdersFilter(filters, new Date());
    const filter = { $and: [holdingOrders(search), filtered, ...(status ? [statusFilter(status)] : [])] };
    const rows = this.orders
      .find(filter)
      .sort(filters.due ? { deliverBy: 1, _id: 1 } : { createdAt: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<OrderRecord[]>();
    const [found, counts, matching] = await Promise.all([
      rows,
      countByStatus(this.orders.collection, filtered),
      search.trim() ? this.orders.countDocuments(filter) : undefined,
    ]);
    const ofAll = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      data: found.map(adminOrderRow),
      totalCount: matching ?? (status ? counts[status] : ofAll()),
      counts,
    };
  }

  /** Counts the orders that `list` would find. */
  count({ status, ...filters }: Filters & { status?: ShownStatus }, now: Date): Promise<number> {
    const filter = { $and: [adminOrdersFilter(filters, now), status ? statusFilter(status) : {}] };
    return this.orders.countDocuments(filter);
  }

  /** Returns one order as admins see it. @throws DomainError `notFound` */
  async inspect(orderId: string): Promise<Outcome<'order', 'inspect'>> {
    const order = await this.orders.findOne({ orderId: orderId.toUpperCase() }).lean<OrderRecord>();
    if (!order) throw new DomainError('notFound');
    return { data: this.show(order) };
  }

  /**
   * Writes the shop's own note on an order, which customers do not see. With `note_seen` the note is written
   * only if the stored note equals `note_seen` or the new note.
   * @throws DomainError `notFound`, `noteChanged` with the current order
   */
  async note(by: Author, { orderId, ...body }: Note): Promise<Outcome<'order', 'note'>> {
    const order = await this.audit.write(by, 'order.note', async (session, tell) => {
      const before = await this.orders
        .findOne({ orderId: orderId.toUpperCase() })
        .session(session)
        .lean<OrderRecord>();
      if (!before) throw new DomainError('notFound');
      if (isOverwriting(body, before)) throw this.noteChanged(before);
      const { note } = body;
      const change = { note, noted: { by: by.email, at: new Date() } };
      await this.orders.updateOne({ _id: before._id }, { $set: change }, { session });
      tell(orderChange(before, { note: before.note }, { note }));
      return { ...before, ...change };
    });
    return { data: this.show(order) };
  }

  /**
   * Moves an order to another status and adds it to the audit log, see `OrderTransitionsService.take`. With `dryRun`
   * nothing is saved.
   */
  async advance(
    by: Author,
    step: ParsedBody<'order', 'advance'>,
    { dryRun = false } = {},
  ): Promise<Outcome<'order', 'advance'>> {
    const { from, to } = step;
    const action = to === 'cancelled' ? 'order.cancel' : 'order.advance';
    const actor = { actorRole: 'admin', by: by.email || by.id } as const;
    const note = (session: ClientSession, order: OrderRecord) =>
      this.audit.append(session, by, action, [
        orderChange(order, { status: from }, { status: to, ...reasonOf(step) }),
      ]);
    const moved = dryRun
      ? await rehearse<OrderRecord>((stop) =>
          this.transitions.take(step, actor, async (session, order) => {
            await note(session, order);
            stop(order);
          }),
        )
      : await this.transitions.take(step, actor, note);
    return { data: this.show(moved) };
  }

  show(order: OrderRecord): Outcome<'order', 'inspect'>['data'] {
    const { history } = order; // includes what customers do not see
    return {
      ...order,
      ...this.ordersService.show(order),
      history,
      nextStatuses: nextStatuses(order, 'admin'),
    };
  }

  private noteChanged(order: OrderRecord): DomainError {
    return new DomainError('noteChanged', { data: z.encode(adminOrder, this.show(order)) });
  }
}
