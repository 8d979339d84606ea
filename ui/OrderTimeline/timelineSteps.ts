import type { Order, OrderStatus } from '../../contract/order.js';

export interface TimelineEntry {
  status: OrderStatus;
  /** Time of the step (ISO text). */
  at: string;
  /** Name of the user who took the step. Without it the timeline names nobody. */
  by?: string | undefined;
  /** More information, such as the reason for a cancellation. */
  note?: string | undefined;
}

export type PaymentEntry = NonNullable<Order['payment_history']>[number];

export interface TimelineStep {
  /** The status that the order or its payment reached with the step. */
  status: OrderStatus | 'payment_pending' | PaymentEntry;
  /** Place of the step in time: `done` is past, `now` is the current step, `toCome` is expected. */
  when: 'done' | 'now' | 'toCome';
  at?: string | undefined;
  by?: string | undefined;
  note?: string | undefined;
}

const life: readonly OrderStatus[] = ['placed', 'packed', 'out_for_delivery', 'delivered'];

type Past = Omit<TimelineStep, 'when'> & { at: string };

/**
 * Returns the rank that sorts steps of the same moment: first the order is placed, then its payment changes,
 * then the status of the order changes.
 */
const rank = ({ status }: Past): number => {
  if (typeof status !== 'string') return 1;
  return status === 'placed' || status === 'payment_pending' ? 0 : 2;
};

const byTime = (a: Past, b: Past): number => a.at.localeCompare(b.at) || rank(a) - rank(b);

/**
 * Returns past steps, oldest first. If none of the order's payment steps is `paid`, the step "placed" is
 * shown as "waiting for payment".
 */
const pastOf = (history: readonly TimelineEntry[], payments: readonly PaymentEntry[]): Past[] => {
  const unpaid = payments.length > 0 && payments.every(({ payment_status }) => payment_status !== 'paid');
  const moves = history.map((step): Past =>
    unpaid && step.status === 'placed' ? { ...step, status: 'payment_pending' } : step,
  );
  const paid = payments.filter(({ payment_status }) => payment_status !== 'awaiting');
  return [...moves, ...paid.map((payment): Past => ({ status: payment, at: payment.at }))].sort(byTime);
};

/** Returns the steps of an order's payment. While the payment is expected, the last step is `awaiting`. */
export const paymentSteps = ({
  payment_status,
  payment_history = [],
  createdAt,
}: Pick<Order, 'payment_status' | 'payment_history' | 'createdAt'>): PaymentEntry[] =>
  payment_status === 'awaiting'
    ? [...payment_history, { payment_status, at: createdAt }]
    : [...payment_history];

/**
 * Returns the past steps of an order, followed by the expected steps. A delivered or cancelled order has no
 * expected steps.
 */
export const stepsOf = (
  history: readonly TimelineEntry[],
  payments: readonly PaymentEntry[] = [],
): TimelineStep[] => {
  const past = pastOf(history, payments);
  const happened = past.map((step, position): TimelineStep => ({
    ...step,
    when: position === past.length - 1 ? 'now' : 'done',
  }));
  const last = past.flatMap(({ status }) => (typeof status === 'string' ? [status] : [])).at(-1);
  const reached = life.findIndex((status) => status === last);
  const coming = last === 'cancelled' ? [] : life.slice(reached + 1);
  return [...happened, ...coming.map((status): TimelineStep => ({ status, when: 'toCome' }))];
};
