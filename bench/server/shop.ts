import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { calls } from '../../contract/calls.js';
import { type BuiltShop, openBuiltShop } from '../../tests/support/builtShop.js';
import { clientOf, granted } from '../../tests/support/client.js';
import { admin, newCustomer, type TestCustomer } from '../../tests/support/customer.js';
import { fill } from '../finding/fill.js';
import { multiplied, readStock } from '../finding/stock.js';
import type { Fixture } from '../harness/database.js';
import { productionSettings } from '../harness/settings.js';

/** A customer with an address, five cart lines and twenty orders. `total` is the bill of an order in rupees. */
export interface Buyer {
  userId: string;
  token: string;
  refreshToken: string;
  addressId: string;
  lineId: string;
  /** The product that this customer orders. Nobody else orders it, except where all order one product. */
  productId: string;
  /** The product of the cart line `lineId`. */
  lineProductId: string;
  total: number;
  subtotal: number;
}

/** The state of the shop's process: the longest time in ms for which its event loop was held, and its resident bytes. */
export interface ProcessState {
  loopDelay: number;
  memory: number;
}

/** The built shop with products and customers. */
export interface MeasuredShop {
  url: string;
  databaseUri: string;
  buyers: Buyer[];
  productIds: string[];
  /** The number of products. */
  products: number;
  /** Time in ms from the start of the process until it serves. */
  startUp: number;
  /** Renews the tokens of the customers: a run takes longer than an access token is valid. */
  renewTokens(): Promise<void>;
  /** Returns the state of the process since the last call. */
  state(): Promise<ProcessState>;
  stop(): Promise<unknown>;
}

const ordersEach = 20;
const linesEach = 5;

/** Returns copies of an order, each with an id and a number of its own. */
export const copiesOf = (order: object, count: number) =>
  Array.from({ length: count }, () => ({
    ...order,
    _id: new mongoose.Types.ObjectId(),
    orderId: `TK-${randomBytes(6).toString('hex').toUpperCase()}`,
  }));

/** Adds copies of an order until its customer has `ordersEach`. Returns the id of the customer. */
const copyOrder = async (connection: mongoose.Connection, orderId: string): Promise<string> => {
  const orders = connection.collection('orders');
  const order = await orders.findOne({ orderId });
  if (!order) throw new Error(`the database has no order ${orderId}`);
  await orders.insertMany(copiesOf(order, ordersEach - 1));
  return String(order.userId);
};

const prepare = async (
  customer: TestCustomer,
  connection: mongoose.Connection,
  [productId = '', ...others]: readonly string[],
): Promise<Buyer> => {
  const { _id: addressId } = await customer.address();
  await customer.adds({ _id: productId });
  const { orderId, totalAmt: total, subTotalAmt: subtotal } = await customer.placesOrder(addressId);
  const userId = await copyOrder(connection, orderId);
  for (const other of others) granted(await customer.call(calls.cart.add, { body: { productId: other } }));
  const [line] = await customer.cart();
  if (!line) throw new Error('the cart is empty');
  return {
    userId,
    token: customer.token,
    refreshToken: customer.refreshToken,
    addressId,
    lineId: line._id,
    lineProductId: line.productId._id,
    productId,
    total,
    subtotal,
  };
};

const stateOf =
  ({ child, output }: BuiltShop) =>
  async (): Promise<ProcessState> => {
    const before = output().length;
    child.kill('SIGUSR2');
    for (;;) {
      const [, json] = /^measured: (.*)\n/m.exec(output().slice(before)) ?? [];
      if (json) return JSON.parse(json) as ProcessState; // as loopDelay.mjs prints it
      if (child.stdout) await once(child.stdout, 'data');
    }
  };

/** Opens the built shop with this many products and customers on an empty database. */
export const openMeasuredShop = async (
  fixture: Fixture,
  { file, products, customers }: { file: string | undefined; products: number; customers: number },
): Promise<MeasuredShop> => {
  const { uri, connection } = await fixture.database('server');
  await fill(connection, multiplied(await readStock(file), products).slice(0, products));
  await connection.collection('products').updateMany({}, { $set: { stock: 1_000_000 } });
  const dataDir = path.join(fixture.folder, 'shop');
  mkdirSync(dataDir);
  const began = performance.now();
  const shop = await openBuiltShop(
    {
      ...productionSettings,
      NODE_OPTIONS: `--import ${new URL('./loopDelay.mjs', import.meta.url).href}`,
      PUBLIC_URL: 'http://127.0.0.1',
      MONGODB_URI: uri,
      SEED: 'none',
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'text', // `stateOf` reads what the process prints
      OPEN_CASH_ORDERS: '0',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    dataDir,
  );
  const startUp = performance.now() - began;
  const call = clientOf(shop.url);
  const each = linesEach + 1;
  const ids = await connection
    .collection('products')
    .find()
    .limit(customers * each)
    .project({ _id: 1 })
    .toArray();
  const productIds = ids.map(({ _id }) => String(_id));
  const buyers: Buyer[] = [];
  for (let place = 0; place < customers; place++)
    buyers.push(
      await prepare(await newCustomer(call), connection, productIds.slice(place * each, (place + 1) * each)),
    );
  return {
    url: shop.url,
    databaseUri: uri,
    buyers,
    productIds,
    products,
    startUp,
    renewTokens: async () => {
      for (const buyer of buyers) {
        const renewed = await call(calls.user.refreshToken, { token: buyer.refreshToken });
        const { accessToken: token, refreshToken } = granted(renewed).data;
        Object.assign(buyer, { token, refreshToken });
      }
    },
    state: stateOf(shop),
    stop: shop.stop,
  };
};
