import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer, type Times } from '../../api/server.js';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import type { CallBody } from '../../contract/schemas.js';
import { type CallShop, clientOf, granted } from './client.js';
import { accountsOf } from './accounts.js';
import { type TestCustomer, unique } from './customer.js';
import { openShopDatabase, type ShopDatabase } from './database.js';
import { readOutbox, type TestMail } from './outbox.js';

type Document = mongoose.mongo.Document;
type Collection<Stored extends Document> = mongoose.mongo.Collection<Stored>;

/** A complete shop without products, with its own database and folder. */
export interface TestShop {
  url: string;
  /** Gives access to services: `shop.app.get(CartsService)`. */
  app: RunningServer['app'];
  dataDir: string;
  databaseUri: string;
  /** Makes a call without a session, unless a token is given. */
  call: CallShop;
  /** Returns a collection, for states that no call can produce. */
  collection<Stored extends Document = Document>(name: string): Collection<Stored>;
  database(): mongoose.mongo.Db;
  customer(name?: string): Promise<TestCustomer>;
  /** Returns the only admin. */
  admin(): Promise<TestCustomer>;
  /**
   * Creates a product: 10 packets at ₹100 unless other fields are given. Price in rupees, discount in
   * percent.
   */
  sells(product?: Partial<CallBody<'product', 'create'>>): Promise<Product>;
  stockOf(product: { _id: string }): Promise<number>;
  /** Returns the sent mails, the oldest first; only those to `to` if given. */
  mails(to?: string): Promise<TestMail[]>;
  close(): Promise<void>;
}

const adminEmail = 'admin@example.test';

const settings = (dataDir: string, overrides: NodeJS.ProcessEnv) =>
  loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RATE_LIMIT_FACTOR: '1000',
    MAX_IN_PROGRESS: '1000', // tests send more at once than the customers of one process
    DATA_DIR: dataDir,
    ...overrides,
  });

const furnish = (server: RunningServer, database: ShopDatabase, dataDir: string): TestShop => {
  const call = clientOf(server.url);
  let boss: Promise<TestCustomer> | undefined;

  const accounts = accountsOf(server.app, call);
  const admin = () => (boss ??= accounts.admin(adminEmail));
  const stored = () => server.app.get<Connection>(getConnectionToken()).getClient().db();

  return {
    url: server.url,
    app: server.app,
    dataDir,
    databaseUri: database.uri,
    call,
    collection: (name) => stored().collection(name),
    database: stored,
    customer: (name) => accounts.customer(name),
    admin,
    sells: async (product = {}) => {
      const body = { name: unique('Amul milk'), unit: '500 ml', price: 100, stock: 10, ...product };
      return granted(await (await admin()).call(calls.product.create, { body })).data;
    },
    stockOf: async ({ _id: productId }) =>
      granted(await call(calls.product.details, { body: { productId } })).data.stock,
    mails: (to) => readOutbox(dataDir, to),
    close: async () => {
      await server.close();
      await database.leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Opens a shop on a free port, with rate limits too high to reach. Overrides are environment variables.
 * Only one shop at a time in a test file: passport keeps its strategies for the whole process.
 */
export const openTestShop = async (overrides: NodeJS.ProcessEnv = {}, times?: Times): Promise<TestShop> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tokri-shop-'));
  const database = await openShopDatabase();
  try {
    const server = await startServer(settings(dataDir, overrides), database.uri, undefined, times);
    await database.isMade();
    return furnish(server, database, dataDir);
  } catch (error) {
    await database.leave();
    throw error;
  }
};
