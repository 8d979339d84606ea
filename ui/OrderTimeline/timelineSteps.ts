import type { Order, OrderStatus } from '../../contract/order.js';

export interface TimelineEntry {
  status: OrderStatus;
  /** ISO text. */
  at: string;
  /** Who did it; not said where it is missing. */
  by?: string | undefined;
  /** More about it, such as why it was cancelled. */
  note?: string | undefined;
}

export type PaymentEntry = NonNullable<Order['payment_history']>[number];

export interface TimelineStep {
  /** A step of the order, or of its payment. */
  status: OrderStatus | 'payment_pending' | PaymentEntry;
  /** What is over, where the order is now, and what is still to come. */
  when: 'done' | 'now' | 'toCome';
  at?: string | undefined;
  by?: string | undefined;
  note?: string | undefined;
}

const life: readonly OrderStatus[] = ['placed', 'packed', 'out_for_delivery', 'delivered'];

type Past = Omit<TimelineStep, 'when'> & { at: string };

/** At one moment: first it is placed, then comes what became of its payment, then what that does to the order. */
const rank = ({ status }: Past): number => {
  if (typeof status !== 'string') return 1;
  return status === 'placed' || status === 'payment_pending' ? 0 : 2;
};

const byTime = (a: Past, b: Past): number => a.at.localeCompare(b.at) || rank(a) - rank(b);

/** What happened, oldest first. An order of which no payment came was not placed: it waited for its payment. */
const pastOf = (history: readonly TimelineEntry[], payments: readonly PaymentEntry[]): Past[] => {
  const unpaid = payments.length > 0 && payments.every(({ payment_status }) => payment_status !== 'paid');
  const moves = history.map((step): Past =>
    unpaid && step.status === 'placed' ? { ...step, status: 'payment_pending' } : step,
  );
  const paid = payments.filter(({ payment_status }) => payment_status !== 'awaiting');
  return [...moves, ...paid.map((payment): Past => ({ status: payment, at: payment.at }))].sort(byTime);
};

/** What became of an order's payment, and that it is waited for as long as it is. */
export const paymentSteps = ({
  payment_status,
  payment_history = [],
  createdAt,
}: Pick<Order, 'payment_status' | 'payment_history' | 'createdAt'>): PaymentEntry[] =>
  payment_status === 'awaiting'
    ? [...payment_history, { payment_status, at: createdAt }]
    : [...payment_history];

/** What happened, then what is still to come; nothing comes after the end of an order. */
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
