import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { AuditLogService, operator } from '../../api/audit/auditLog.service.js';
import { StarCountsService } from '../../api/catalogue/starCounts.service.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import type { Config } from '../../api/config/config.js';
import { transact } from '../../api/database/transact.js';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import { hashPassword } from '../../api/common/passwords.js';
import type { PasswordRecord } from '../../api/accounts/user.schema.js';
import { demoCatalogue } from '../catalogue/demo.js';
import type { Stocked } from '../catalogue/stockDemo.js';
import { demoCustomers } from './demoCustomers.js';
import { demoOrders } from './demoOrders.js';
import { demoRatings, starCountsOf } from './demoRatings.js';

interface Meta {
  _id: string;
  state: string;
}

const keys = demoCatalogue.products.map(({ key }) => key);

/**
 * Tells whether a shop gets demo orders: it is a completely seeded demo, has only the demo's products, and
 * has no order yet.
 */
const wantsOrders = async (connection: Connection, session: ClientSession | null = null) => {
  const meta = connection.collection<Meta>('meta');
  const options = session ? { session } : {};
  if (!(await meta.findOne({ _id: 'demo', state: 'done' }, options))) return false;
  if (await meta.findOne({ _id: 'demoOrders' }, options)) return false;
  const ownProduct = connection.model('Product').exists({ key: { $nin: keys } });
  if (await ownProduct.session(session)) return false;
  return !(await connection.model('Order').exists({}).session(session));
};

/** Adds the demo customers, with a password that nobody knows. */
const addCustomers = (connection: Connection, password_hash: string, session: ClientSession) =>
  connection.model<PasswordRecord>('User').bulkWrite(
    demoCustomers.map(({ _id, name, email }) => ({
      updateOne: { filter: { email }, update: { $setOnInsert: { _id, name, password_hash } }, upsert: true },
    })),
    { session },
  );

/** Adds the orders, and the ratings of what was delivered. */
const addOrders = async (
  connection: Connection,
  starCounts: StarCountsService,
  minutes: number,
  session: ClientSession,
) => {
  const products = await connection
    .model<ProductRecord>('Product')
    .find({ key: { $in: keys } })
    .session(session)
    .lean<ProductRecord[]>();
  const orders = demoOrders(products, new Date(), minutes);
  await connection.model<OrderRecord>('Order').insertMany(orders, { session });
  const ratings = demoRatings(orders);
  if (ratings.length) await connection.collection('ratings').insertMany(ratings, { session });
  await starCounts.store(starCountsOf(ratings), session);
  await connection.collection<Meta>('meta').insertOne({ _id: 'demoOrders', state: 'done' }, { session });
  return orders.length;
};

type Made = Pick<Stocked, 'categories' | 'subCategories' | 'products'>;

const tell = (api: INestApplicationContext, session: ClientSession, made: Made, orders: number) => {
  const { categories, subCategories, products } = made;
  const after = { categories, subCategories, products, orders };
  const change = { _id: 'demo', name: 'Demo shop', before: null, after };
  return api.get(AuditLogService, { strict: false }).append(session, operator, 'shop.seed', [change]);
};

/** Writes to the audit log how many records were seeded, if any were. */
export const auditSeeding = async (api: INestApplicationContext, made: Made): Promise<void> => {
  if (made.categories + made.subCategories + made.products)
    await transact(api.get<Connection>(getConnectionToken()), (session) => tell(api, session, made, 0));
};

/**
 * Gives a demo shop a month of orders by demo customers, and ratings of what was delivered, once, and writes the seeding to the audit log. A
 * shop with products or orders of its own gets none.
 * @returns the number of added orders
 */
export const finishDemo = async (
  api: INestApplicationContext,
  { DELIVERY_MINUTES }: Config,
  made?: Stocked,
): Promise<number> => {
  const connection = api.get<Connection>(getConnectionToken());
  const starCounts = api.get(StarCountsService, { strict: false });
  const { categories = 0, subCategories = 0, products = 0 } = made ?? {};
  const stocked = categories + subCategories + products > 0;
  if (!stocked && !(await wantsOrders(connection))) return 0;
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  return transact(connection, async (session) => {
    const wanted = await wantsOrders(connection, session);
    if (wanted) await addCustomers(connection, password_hash, session);
    const orders = wanted ? await addOrders(connection, starCounts, DELIVERY_MINUTES, session) : 0;
    if (stocked || wanted) await tell(api, session, { categories, subCategories, products }, orders);
    return orders;
  });
};
