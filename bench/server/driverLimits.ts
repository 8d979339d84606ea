// What the driver of MongoDB does alone, in a process of its own: the least that a call of the shop needs.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { answerParent } from '../harness/child.js';
import { pauseAfterRun, type Sample } from '../harness/load.js';

const { MongoClient, ObjectId } = mongoose.mongo;

/** `users` and `products` are ids; each connection uses those at its place. */
export interface LimitQuestion {
  uri: string;
  limit: LimitName;
  users: readonly string[];
  products: readonly string[];
  connections: number;
  seconds: number;
}

type Db = mongoose.mongo.Db;
interface Place {
  userId: mongoose.mongo.ObjectId;
  productId: mongoose.mongo.ObjectId;
}

const durable = { writeConcern: { w: 'majority', journal: true } } as const;

/** The shop runs meanwhile, and is not to take the mails that the driver stores. */
const never = new Date('9999-12-31');

const putInCart = (db: Db, { userId, productId }: Place, more: object = {}) =>
  db.collection('cartlines').updateOne(
    { userId, productId },
    { $set: { quantity: 1 + Math.floor(Math.random() * 5), ...more } },
    {
      upsert: true,
      ...durable,
    },
  );

/** Writes what an order writes, in one transaction: stock, account, order, mail, and the cart. */
const placeOrder = async (
  client: mongoose.mongo.MongoClient,
  db: Db,
  { userId, productId }: Place,
  templates: Templates,
) => {
  const { order, mail, line } = templates;
  await putInCart(db, { userId, productId }, { seen: line });
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const options = { session };
      await db
        .collection('products')
        .updateOne({ _id: productId, stock: { $gte: 1 } }, { $inc: { stock: -1 } }, options);
      await db.collection('users').updateOne({ _id: userId }, { $inc: { changes: 1 } }, options);
      const orderId = `TK-${randomBytes(6).toString('hex')}`;
      await db.collection('orders').insertOne({ ...order, _id: new ObjectId(), userId, orderId }, options);
      await db.collection('outgoingmails').insertOne({ ...mail, _id: new ObjectId(), dueAt: never }, options);
      await db.collection('cartlines').deleteMany({ userId, productId }, options);
    }, durable),
  );
};

interface Templates {
  order: object;
  mail: object;
  line: object;
}

const templatesIn = async (db: Db): Promise<Templates> => {
  const [order, mail, line] = await Promise.all(
    ['orders', 'outgoingmails', 'cartlines'].map((name) => db.collection(name).findOne({})),
  );
  if (!order || !line) throw new Error('the shop has no order to copy');
  return {
    order,
    mail: mail ?? { sealed: randomBytes(2_000).toString('base64'), decoy: true },
    line: line.seen as object,
  };
};

const limits = {
  cart: (_client: mongoose.mongo.MongoClient, db: Db, { userId }: Place) =>
    db.collection('cartlines').find({ userId }).toArray(),
  upsert: (_client: mongoose.mongo.MongoClient, db: Db, place: Place) => putInCart(db, place),
  order: placeOrder,
  orders: (_client: mongoose.mongo.MongoClient, db: Db, { userId }: Place) =>
    db.collection('orders').find({ userId }).sort({ createdAt: -1 }).limit(20).toArray(),
};

export type LimitName = keyof typeof limits;

let opened: { uri: string; client: Promise<mongoose.mongo.MongoClient> } | undefined;
/** Keeps one client, because a new one would open its connections while it is measured. */
const clientOf = (uri: string): Promise<mongoose.mongo.MongoClient> => {
  if (opened?.uri !== uri) opened = { uri, client: MongoClient.connect(uri) };
  return opened.client;
};

const measure = async ({
  uri,
  limit,
  users,
  products,
  connections,
  seconds,
}: LimitQuestion): Promise<Sample> => {
  const client = await clientOf(uri);
  const db = client.db();
  const templates = await templatesIn(db);
  const durations: number[] = [];
  let steps = 0;
  const start = performance.now();
  const until = start + seconds * 1_000;
  const work = async (connection: number) => {
    const place = {
      userId: new ObjectId(users[connection]),
      productId: new ObjectId(products[connection]),
    };
    for (let isFirst = true; performance.now() < until; isFirst = false) {
      const begun = performance.now();
      await limits[limit](client, db, place, templates);
      if (!isFirst) durations.push(performance.now() - begun);
      steps += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  const taken = performance.now() - start;
  await db.collection('outgoingmails').deleteMany({ dueAt: never });
  await pause(pauseAfterRun);
  return { steps, durations, seconds: taken / 1_000 };
};

answerParent<LimitQuestion>(measure, async () => (await opened?.client)?.close());
