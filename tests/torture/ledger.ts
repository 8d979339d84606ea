import mongoose from 'mongoose';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import type { Letter } from '../support/mailServer.js';
import type { SentOrder } from './buyers.js';

/** Differences between the confirmed orders and the database (survival, I1–I7); all lists are empty when there is none. */
export interface Balance {
  confirmed: number;
  lost: string[];
  doubled: string[];
  others: string[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const quantities = (lines: readonly { productId: unknown; quantity: number }[]) =>
  lines
    .map(({ productId, quantity }) => `${quantity} × ${String(productId)}`)
    .sort()
    .join(', ');

/** Compares a confirmed order with the stored one. */
const differences = (one: SentOrder, stored: OrderRecord): string[] => {
  const { orderId } = stored;
  return [
    quantities(one.lines) === quantities(stored.lines) ? '' : `${orderId} has other lines than were ordered`,
    stored.customer.email === one.buyer ? '' : `${orderId} belongs to ${stored.customer.email}`,
    one.paid && stored.payment_status !== 'paid'
      ? `${orderId} was paid, and is ${stored.payment_status}`
      : '',
    one.cancelled && stored.status !== 'cancelled' ? `${orderId} was cancelled, and is ${stored.status}` : '',
  ].filter(Boolean);
};

const amounts = ({ orderId, lines, subTotalAmt }: OrderRecord): string[] => {
  const total = sum(lines.map(({ amount }) => amount));
  return total === subTotalAmt
    ? []
    : [`the lines of ${orderId} add up to ${total} paise, not ${subTotalAmt}`];
};

interface Stocked {
  _id: mongoose.Types.ObjectId;
  stock: number;
}

const stockIssues = (
  products: readonly Stocked[],
  initial: ReadonlyMap<string, number>,
  kept: readonly OrderRecord[],
) =>
  products.flatMap(({ _id, stock }) => {
    const id = String(_id);
    const lines = kept.flatMap((order) => order.lines).filter(({ productId }) => String(productId) === id);
    const sold = sum(lines.map(({ quantity }) => quantity));
    const should = (initial.get(id) ?? NaN) - sold;
    return stock === should && stock >= 0
      ? []
      : [`product ${id} has ${stock} pieces, and should have ${should}`];
  });

/** Makes the jobs of processes that have died due at once: their leases would end after three minutes. */
export const endLeases = async (databaseUri: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(databaseUri);
  try {
    await client
      .db()
      .collection('outgoingmails')
      .updateMany({}, { $set: { dueAt: new Date(0) } });
  } finally {
    await client.close();
  }
};

/** Compares all that was confirmed with what the database has now. */
export const balanceOf = async (
  databaseUri: string,
  sent: readonly SentOrder[],
  initial: ReadonlyMap<string, number>,
  letters: readonly Letter[],
): Promise<Balance> => {
  const client = new mongoose.mongo.MongoClient(databaseUri, { readConcernLevel: 'majority' });
  try {
    const db = client.db();
    const stored = await db.collection<OrderRecord>('orders').find().toArray();
    const products = await db.collection<Stocked>('products').find().toArray();
    const lines = await db.collection('cartlines').countDocuments();
    const byNumber = new Map(stored.map((order) => [order.orderId, order]));
    const confirmed = sent.filter(({ orderId }) => orderId);
    const numbers = new Set(confirmed.map(({ orderId }) => orderId));
    // the second is that of version 0.1.0
    const isPlaced = ({ subject }: Letter) => /^We(?:’ve received| have) your order/.test(subject);
    const mailed = new Set(
      letters.filter(isPlaced).flatMap(({ subject }) => /TK-[0-9A-Z-]+/.exec(subject) ?? []),
    );
    const known = confirmed.map((one) => ({ one, order: byNumber.get(one.orderId ?? '') }));
    return {
      confirmed: confirmed.length,
      lost: [
        ...known
          .filter(({ order }) => !order)
          .map(({ one }) => `${one.orderId} was confirmed and does not exist`),
        ...[...numbers]
          .filter((number) => number && !mailed.has(number))
          .map((number) => `${number} has no mail`),
      ],
      doubled: [
        ...(numbers.size === confirmed.length
          ? []
          : [`${confirmed.length - numbers.size} order numbers were confirmed twice`]),
        ...stored
          .filter(({ orderId }) => !numbers.has(orderId))
          .map(({ orderId }) => `${orderId} exists and was never confirmed`),
      ],
      others: [
        ...known.flatMap(({ one, order }) => (order ? differences(one, order) : [])),
        ...stored.flatMap(amounts),
        ...stockIssues(
          products,
          initial,
          stored.filter(({ status }) => status !== 'cancelled'),
        ),
        ...(lines
          ? [`${lines} cart lines are left, though every buyer has ordered or emptied the cart`]
          : []),
        ...sent
          .filter(({ answeredAt }) => answeredAt === undefined)
          .map(({ buyer }) => `an order of ${buyer} was never answered`),
      ],
    };
  } finally {
    await client.close();
  }
};
