import { orderStatuses, paymentStatuses } from './codes.js';

type OrderStatus = (typeof orderStatuses)[number];
type PaymentStatus = (typeof paymentStatuses)[number];

/** Who may take a step: the customer whose order it is, an ADMIN, or the payment's word. */
export type ActorRole = 'customer' | 'admin' | 'payment';

type Steps<Status extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Status, readonly ActorRole[]>>>>
>;

/** The life of an order: from each status the next ones, and who may say so. Everything that moves an order reads this. */
const steps: Steps<OrderStatus> = {
  placed: { packed: ['admin'], cancelled: ['customer', 'admin', 'payment'] },
  packed: { out_for_delivery: ['admin'], cancelled: ['admin'] },
  out_for_delivery: { delivered: ['admin'], cancelled: ['admin'] },
  delivered: {},
  /** Paid after it had expired. */
  cancelled: { placed: ['payment'] },
};

/** The life of a payment: cash is paid at the door, all else by the provider's word. */
const paymentSteps: Steps<PaymentStatus> = {
  due: { paid: ['admin'] },
  /** Refunded without having been paid: where another amount came. */
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

/** What an order's steps hang on. */
export interface RunningImport {
  status: OrderStatus;
  payment_status: PaymentStatus;
}

/** Nothing leaves the shop that is neither paid nor to be paid at the door. */
const secured: readonly PaymentStatus[] = ['due', 'paid'];

/** The payment statuses with which an order may take a step to this status. */
export const paymentsAllowing = (to: OrderStatus): readonly PaymentStatus[] =>
  to === 'cancelled' ? paymentStatuses : secured;

/** What may follow, the usual next step first. */
export const nextStatuses = (order: RunningImport, actorRole: ActorRole): OrderStatus[] =>
  keysOf(steps, order.status, actorRole).filter((to) => paymentsAllowing(to).includes(order.payment_status));

/** Statuses that something of the shop's still follows. */
export const openStatuses = orderStatuses.filter((status) => keysOf(steps, status, 'admin').length > 0);
