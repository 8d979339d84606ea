import mongoose from 'mongoose';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import type { Letter } from '../support/mailServer.js';
import type { SentOrder } from './buyers.js';

/** Differences between the confirmed orders and the database (survival, I1–I7); all lists are empty when there is none. */
export interface Balance {
  confirmed: number;
  lost: string[];
  doubled: string[];
  /**
   * Orders whose mail was sent again under the same `Message-ID`: its process died, or the database was away, after
   * the mail was sent and before that was written down (ADR 17).
   */
  mailsRepeated: number;
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

export const isOrderMail = ({ subject }: Letter): boolean =>
  // the second is that of version 0.1.0
  /^We(?:’ve received| have) your order/.test(subject);

/** Returns the mails about each order that was placed, by its number. */
const orderMails = (letters: readonly Letter[]): Map<string, Letter[]> => {
  const mails = new Map<string, Letter[]>();
  for (const letter of letters.filter(isOrderMail)) {
    const [number = ''] = /TK-[0-9A-Z-]+/.exec(letter.subject) ?? [];
    mails.set(number, [...(mails.get(number) ?? []), letter]);
  }
  return mails;
};

const messageId = ({ raw }: Letter) => /^message-id:\s*(\S+)/im.exec(raw)?.[1];

/** Returns the issue of mails that were sent twice although nothing failed. */
export const repeatedMails = ({ mailsRepeated }: Balance): string[] =>
  mailsRepeated ? [`the mails of ${mailsRepeated} orders were sent twice`] : [];

/** What is compared. */
interface Books {
  databaseUri: string;
  sent: readonly SentOrder[];
  /** The first stock of each product. */
  initial: ReadonlyMap<string, number>;
  letters: readonly Letter[];
}

/** Returns how many cart lines there are. */
export const countCartLines = async (databaseUri: string): Promise<number> => {
  const client = new mongoose.mongo.MongoClient(databaseUri, { readConcernLevel: 'majority' });
  try {
    return await client.db().collection('cartlines').countDocuments();
  } finally {
    await client.close();
  }
};

const lostOf = (
  confirmed: readonly SentOrder[],
  stored: ReadonlyMap<string, unknown>,
  mails: ReadonlyMap<string, unknown>,
) =>
  confirmed.flatMap(({ orderId = '' }) => [
    ...(stored.has(orderId) ? [] : [`${orderId} was confirmed and does not exist`]),
    ...(mails.has(orderId) ? [] : [`${orderId} has no mail`]),
  ]);

const doubledOf = (
  confirmed: readonly SentOrder[],
  stored: readonly OrderRecord[],
  mails: ReadonlyMap<string, readonly Letter[]>,
) => {
  const numbers = new Set(confirmed.map(({ orderId }) => orderId));
  const twice = confirmed.length - numbers.size;
  return [
    ...(twice ? [`${twice} order numbers were confirmed twice`] : []),
    ...stored
      .filter(({ orderId }) => !numbers.has(orderId))
      .map(({ orderId }) => `${orderId} exists and was never confirmed`),
    ...[...mails]
      .filter(([, each]) => new Set(each.map(messageId)).size > 1)
      .map(([number, each]) => `${number} has ${each.length} mails`),
  ];
};

/** Compares all that was confirmed with what the database has now. */
export const balanceOf = async ({ databaseUri, sent, initial, letters }: Books): Promise<Balance> => {
  const client = new mongoose.mongo.MongoClient(databaseUri, { readConcernLevel: 'majority' });
  try {
    const db = client.db();
    const stored = await db.collection<OrderRecord>('orders').find().toArray();
    const products = await db.collection<Stocked>('products').find().toArray();
    const byNumber = new Map(stored.map((order) => [order.orderId, order]));
    const confirmed = sent.filter(({ orderId }) => orderId);
    const mails = orderMails(letters);
    const kept = stored.filter(({ status }) => status !== 'cancelled');
    return {
      confirmed: confirmed.length,
      lost: lostOf(confirmed, byNumber, mails),
      doubled: doubledOf(confirmed, stored, mails),
      mailsRepeated: [...mails.values()].filter((each) => each.length > new Set(each.map(messageId)).size)
        .length,
      others: [
        ...confirmed.flatMap((one) => {
          const order = byNumber.get(one.orderId ?? '');
          return order ? differences(one, order) : [];
        }),
        ...stored.flatMap(amounts),
        ...stockIssues(products, initial, kept),
        ...sent
          .filter(({ answeredAt }) => answeredAt === undefined)
          .map(({ buyer }) => `an order of ${buyer} was never answered`),
      ],
    };
  } finally {
    await client.close();
  }
};
