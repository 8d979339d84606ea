import type { OrderStatus } from '../../contract/order.js';

export interface TimelineEntry {
  status: OrderStatus;
  /** ISO text. */
  at: string;
  /** Who did it; not said where it is missing. */
  by?: string | undefined;
}

export interface TimelineStep {
  status: OrderStatus;
  /** What is over, where the order is now, and what is still to come. */
  when: 'done' | 'now' | 'toCome';
  entry?: TimelineEntry | undefined;
}

const life: readonly OrderStatus[] = ['placed', 'packed', 'out_for_delivery', 'delivered'];

/** What happened, oldest first, then what is still to come; nothing comes after the end of an order. */
export const stepsOf = (history: readonly TimelineEntry[]): TimelineStep[] => {
  const past = [...history].sort((a, b) => a.at.localeCompare(b.at));
  const last = past.at(-1);
  const happened = past.map((entry): TimelineStep => ({
    status: entry.status,
    when: entry === last ? 'now' : 'done',
    entry,
  }));
  const coming = last?.status === 'cancelled' ? [] : life.slice(last ? life.indexOf(last.status) + 1 : 0);
  return [...happened, ...coming.map((status): TimelineStep => ({ status, when: 'toCome' }))];
};
