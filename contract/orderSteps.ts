import type { OrderStatus } from './order.js';

/** Who may take a step: the customer whose order it is, or an ADMIN. */
export type StepTaker = 'customer' | 'admin';

type Steps = Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly StepTaker[]>>>>>;

/** The life of an order: from each status the next ones, and who may say so. Everything that moves an order reads this. */
const steps: Steps = {
  placed: { packed: ['admin'], cancelled: ['customer', 'admin'] },
  packed: { out_for_delivery: ['admin'], cancelled: ['admin'] },
  out_for_delivery: { delivered: ['admin'], cancelled: ['admin'] },
  delivered: {},
  cancelled: {},
};

/** What may follow, the usual next step first. */
export const nextStatuses = (from: OrderStatus, taker: StepTaker): OrderStatus[] =>
  (Object.keys(steps[from]) as OrderStatus[]).filter((to) => steps[from][to]?.includes(taker)); // a Record's keys

export const mayStep = (from: OrderStatus, to: OrderStatus, taker: StepTaker): boolean =>
  nextStatuses(from, taker).includes(to);
