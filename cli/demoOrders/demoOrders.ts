import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { orderLineOf, type OrderRecord, orderSearchWords } from '../../api/orders/order.schema.js';
import { commandLine } from '../../contract/codes.js';
import { billOf } from '../../contract/money.js';
import { hash, pick, seeded } from '../random.js';
import { demoCustomers, demoId, type DemoCustomer } from './demoCustomers.js';

type Random = () => number;
type Line = OrderRecord['lines'][number];

/** The number of popular products, of which more than half of all order lines are made. */
const favourites = 12;
const maxLines = 5;
const maxPieces = 3;

/** Sorts the products by an invented popularity, so that products of many subcategories are among the first. */
const byPopularity = (products: readonly ProductRecord[]): ProductRecord[] =>
  products.toSorted((a, b) => hash(a.key ?? a.name) - hash(b.key ?? b.name));

const upTo = (random: Random, max: number): number => 1 + Math.floor(random() * max);

const linesOf = (products: readonly ProductRecord[], random: Random): Line[] => {
  const lines = new Map<string, Line>();
  for (let wanted = upTo(random, maxLines); wanted > 0; wanted -= 1) {
    const among = random() < 0.6 ? Math.min(favourites, products.length) : products.length;
    const product = products[Math.floor(random() * among)];
    if (product) lines.set(String(product._id), orderLineOf(product, upTo(random, maxPieces)));
  }
  return [...lines.values()];
};

const statusesOf = ({ status }: Fate): OrderRecord['status'][] => {
  if (status === 'cancelled') return ['placed', 'cancelled'];
  const steps = ['placed', 'packed', 'out_for_delivery', 'delivered'] as const;
  return steps.slice(0, steps.indexOf(status) + 1);
};

/**
 * Returns the history of a demo order. Its steps are at equal distances, and a delivery comes `minutes` after
 * the order was placed.
 */
const historyOf = (fate: Fate, placedAt: Date, minutes: number, { email }: DemoCustomer) =>
  statusesOf(fate).map((status, step) => ({
    status,
    at: new Date(placedAt.getTime() + (step * minutes * 60_000) / 3),
    by: step ? commandLine : email,
  }));

const orderOf = (
  fate: Fate,
  number: number,
  { now, minutes, products }: { now: Date; minutes: number; products: readonly ProductRecord[] },
): OrderRecord => {
  const random = seeded(`demo order ${number}`);
  const customer = pick(demoCustomers, `buyer ${number}`);
  const createdAt = new Date(now.getTime() - fate.minutesAgo * 60_000);
  const lines = linesOf(products, random);
  const { subtotal, total } = billOf(lines);
  const order = {
    _id: demoId(`order ${number}`),
    userId: customer._id,
    orderId: `TK-DEMO-${String(number).padStart(4, '0')}`,
    createdAt,
    deliverBy: new Date(createdAt.getTime() + minutes * 60_000),
    lines,
    subTotalAmt: subtotal,
    totalAmt: total,
    delivery_address: customer.address,
    status: fate.status,
    payment_method: fate.payment_method,
    payment_status: fate.payment_status,
    history: historyOf(fate, createdAt, minutes, customer),
    customer: { name: customer.name, email: customer.email },
    note: '',
  };
  return { ...order, search: orderSearchWords(order) };
};

/**
 * Makes the orders of a busy month that ends now. They are the same each time except for their times, and do
 * not reduce the demo's stock.
 * `minutes`: how long the shop takes to deliver.
 */
export const demoOrders = (products: readonly ProductRecord[], now: Date, minutes: number): OrderRecord[] => {
  const shop = { now, minutes, products: byPopularity(products) };
  return products.length ? fates().map((fate, at) => orderOf(fate, at + 1, shop)) : [];
};

/** The outcome of a demo order, and how many minutes ago it was placed. */
interface Fate extends Pick<OrderRecord, 'status' | 'payment_method' | 'payment_status'> {
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

/**
 * Demo orders that are still open, and one whose payment failed. The open ones are paid in cash: no provider would
 * refund a demo order that an admin cancels.
 */
const open: Fate[] = [
  cash(3, 'placed'),
  cash(9, 'placed'),
  cash(17, 'placed'),
  cash(24, 'packed'),
  cash(31, 'packed'),
  cash(38, 'out_for_delivery'),
  online(26 * hour, 'cancelled', 'failed'),
];

/** Returns the outcomes of 30 days' demo orders: one or two a day, one in nine cancelled. */
const past = (): Fate[] => {
  const random = seeded('demo fates');
  return Array.from({ length: Math.floor(days * 1.4) }, (_, at): Fate => {
    const minutesAgo = Math.floor(hour + ((at + random()) / (days * 1.4)) * (days - 1) * day);
    if (at % 9 === 7) return cash(minutesAgo, 'cancelled');
    return at % 4 === 2 ? online(minutesAgo, 'delivered', 'paid') : cash(minutesAgo, 'delivered');
  });
};

/** Lists the outcomes of all demo orders, the newest order first. */
const fates = (): Fate[] => [...open, ...past()].sort((a, b) => a.minutesAgo - b.minutesAgo);
