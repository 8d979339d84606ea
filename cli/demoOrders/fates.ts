import type { OrderRecord } from '../../api/orders/order.schema.js';
import { seeded } from '../random.js';

/** The outcome of a demo order, and how many minutes ago it was placed. */
export interface Fate extends Pick<OrderRecord, 'status' | 'payment_method' | 'payment_status'> {
  minutesAgo: number;
}

const hour = 60;
const day = 24 * hour;
const days = 30;

const cash = (minutesAgo: number, status: OrderRecord['status']): Fate => ({
  minutesAgo,
  status,
  payment_method: 'cod',
  payment_status: status === 'delivered' ? 'paid' : 'due',
});

const online = (
  minutesAgo: number,
  status: OrderRecord['status'],
  payment_status: Fate['payment_status'],
) => ({
  minutesAgo,
  status,
  payment_method: 'online' as const,
  payment_status,
});

/** Demo orders that are still open, and one whose payment failed. */
const open: Fate[] = [
  cash(3, 'placed'),
  cash(9, 'placed'),
  cash(17, 'placed'),
  online(24, 'packed', 'paid'),
  cash(31, 'packed'),
  cash(38, 'out_for_delivery'),
  online(26 * hour, 'cancelled', 'failed'),
];

/**
 * Returns the outcomes of the demo orders of the last 30 days: one or two orders a day, one in nine
 * cancelled.
 */
const past = (): Fate[] => {
  const random = seeded('demo fates');
  return Array.from({ length: Math.floor(days * 1.4) }, (_, at): Fate => {
    const minutesAgo = Math.floor(hour + ((at + random()) / (days * 1.4)) * (days - 1) * day);
    if (at % 9 === 7) return cash(minutesAgo, 'cancelled');
    return at % 4 === 2 ? online(minutesAgo, 'delivered', 'paid') : cash(minutesAgo, 'delivered');
  });
};

/** Lists the outcomes of all demo orders, the newest order first. */
export const fates = (): Fate[] => [...open, ...past()].sort((a, b) => a.minutesAgo - b.minutesAgo);
