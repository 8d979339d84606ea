import { orderStatuses, paymentStatuses } from './codes.js';
import { limits } from './limits.js';

type OrderStatus = (typeof orderStatuses)[number];
type PaymentStatus = (typeof paymentStatuses)[number];

/** Who makes an order transition: the order's customer, an admin, or a payment event. */
export type ActorRole = 'customer' | 'admin' | 'payment';

type Steps<Status extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Status, readonly ActorRole[]>>>>
>;

/**
 * The state machine of an order: from each status the next ones, and who may make the transition. All code
 * that moves an order reads this table.
 */
const steps: Steps<OrderStatus> = {
  placed: { packed: ['admin'], cancelled: ['customer', 'admin', 'payment'] },
  packed: { out_for_delivery: ['admin'], cancelled: ['admin'] },
  out_for_delivery: { delivered: ['admin'], cancelled: ['admin'] },
  delivered: {},
  /** A cancelled order becomes placed again when it was paid after the time for its payment had expired. */
  cancelled: { placed: ['payment'] },
};

/** The state machine of a payment: an admin confirms cash at delivery; online payments follow the provider's status. */
const paymentSteps: Steps<PaymentStatus> = {
  due: { paid: ['admin'] },
  /** An online payment that is awaited becomes refunded at once when another amount than the total was paid. */
  awaiting: { paid: ['payment'], failed: ['payment'], expired: ['payment'], refunded: ['payment'] },
  paid: { refunded: ['payment'] },
  failed: { paid: ['payment'] },
  expired: { paid: ['payment'] },
  refunded: {},
};

const keysOf = (table: Steps<OrderStatus>, from: OrderStatus, actorRole: ActorRole): OrderStatus[] =>
  (Object.keys(table[from]) as OrderStatus[]).filter((to) => table[from][to]?.includes(actorRole)); // a Record's keys

export const mayStep = (from: OrderStatus, to: OrderStatus, actorRole: ActorRole): boolean =>
  keysOf(steps, from, actorRole).includes(to);

export const mayPaymentStep = (from: PaymentStatus, to: PaymentStatus): boolean =>
  paymentSteps[from][to] !== undefined;

/** The fields of an order that decide about its transitions. */
export interface OrderStanding {
  status: OrderStatus;
  payment_status: PaymentStatus;
}

/** The payment statuses with which an order may be packed and leave the shop: paid, or due in cash at delivery. */
const secured: readonly PaymentStatus[] = ['due', 'paid'];

/** Returns the payment statuses with which an order may move to a status. */
export const paymentsAllowing = (to: OrderStatus): readonly PaymentStatus[] =>
  to === 'cancelled' ? paymentStatuses : secured;

/** Returns the statuses that this actor may give an order next, the usual one first. */
export const nextStatuses = (order: OrderStanding, actorRole: ActorRole): OrderStatus[] =>
  keysOf(steps, order.status, actorRole).filter((to) => paymentsAllowing(to).includes(order.payment_status));

/** The order statuses in which the shop still has something to do, because an admin can move the order on. */
export const openStatuses = orderStatuses.filter((status) => keysOf(steps, status, 'admin').length > 0);

/** In ms. */
const day = 86_400_000;

interface Delivered {
  status: OrderStatus;
  history: readonly { status: OrderStatus; at: string | Date }[];
  problems?: readonly { answer?: unknown }[] | undefined;
}

/**
 * Returns until when the customer can report a problem about an order; undefined if it is not delivered, if a reported
 * problem waits for its answer, or if too many were reported.
 */
export const reportableUntil = ({ status, history, problems = [] }: Delivered): Date | undefined => {
  const at = history.findLast((step) => step.status === 'delivered')?.at;
  const waits = problems.some(({ answer }) => answer === undefined);
  if (status !== 'delivered' || at === undefined || waits || problems.length >= limits.problems)
    return undefined;
  return new Date(new Date(at).getTime() + limits.problemDays * day);
};
