import path from 'node:path';
import type { Connection } from 'mongoose';
import { shownStatuses } from '../../contract/codes.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { installation } from '../../api/common/installation.js';
import type { Config } from '../../api/config/config.js';
import { countByStatus } from '../../api/orders/adminOrders.service.js';
import type { OrderRecord } from '../../api/orders/order.schema.js';
import { shownAddress } from '../../api/database/checkDatabase.js';
import { ImportLeasesService } from '../../api/importing/importLeases.service.js';
import { schemaInWords, schemaStateOf } from '../migrations/schemaState.js';
import { timeIn } from '../terminal/times.js';
import { counted, megabytes, spelled } from '../terminal/words.js';
import { isStopped } from '../importing/runningImport.js';
import type { Api } from '../withApi.js';

type ShopStatistics = ReplyOf<'status'>;

const databaseOf = async (connection: Connection, { MONGODB_URI, DATA_DIR }: Config) => {
  const db = connection.getClient().db(connection.name);
  const [server, stats] = await Promise.all([db.admin().serverInfo(), db.stats()]);
  return {
    name: connection.name,
    where: MONGODB_URI ? shownAddress(MONGODB_URI) : path.resolve(DATA_DIR),
    server: String(server['version']),
    bytes: Number(stats['dataSize']),
  };
};

const catalogueOf = async (
  connection: Connection,
  { LOW_STOCK }: Config,
): Promise<ShopStatistics['catalogue']> => {
  const products = connection.collection('products');
  const [categories, subCategories, all, outOfStock, lowStock] = await Promise.all([
    connection.collection('categories').countDocuments(),
    connection.collection('subcategories').countDocuments(),
    products.countDocuments(),
    products.countDocuments({ stock: 0 }),
    products.countDocuments({ stock: { $gt: 0, $lte: LOW_STOCK } }),
  ]);
  return { categories, subCategories, products: all, outOfStock, lowStock };
};

const ordersOf = async (connection: Connection): Promise<ShopStatistics['orders']> => {
  const orders = connection.collection<Pick<OrderRecord, 'createdAt'>>('orders');
  const [counts, latest] = await Promise.all([
    countByStatus(connection.collection('orders')),
    orders.findOne({}, { sort: { createdAt: -1 }, projection: { createdAt: 1 } }),
  ]);
  const byStatus = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  return { byStatus, latestAt: latest?.createdAt ?? null };
};

const usersOf = async (connection: Connection): Promise<ShopStatistics['users']> => {
  const users = connection.collection('users');
  const [customers, admins, disabled] = await Promise.all([
    users.countDocuments({ role: 'USER' }),
    users.countDocuments({ role: 'ADMIN' }),
    users.countDocuments({ status: 'Blocked' }),
  ]);
  return { customers, admins, disabled };
};

type Import = NonNullable<ShopStatistics['import']>;

const importOf = async ({ api, connection }: Api): Promise<ShopStatistics['import']> => {
  const latest = await connection
    .collection<Import & { name: string; startedAt?: Date }>('imports')
    .findOne({ startedAt: { $exists: true } }, { sort: { startedAt: -1 } });
  if (!latest) return null;
  const { name: file, state, done, total } = latest;
  const running = state === 'running' ? await api.get(ImportLeasesService).running() : undefined;
  const silentSeconds = running && isStopped(running) ? running.silentSeconds : null;
  return { file, state, done, total, silentSeconds };
};

/** Counts the statistics of the shop in the database. */
export const statisticsOf = async (shop: Api): Promise<ShopStatistics> => {
  const { connection, config } = shop;
  const [database, schema, catalogue, orders, users, latest] = await Promise.all([
    databaseOf(connection, config),
    schemaStateOf(connection),
    catalogueOf(connection, config),
    ordersOf(connection),
    usersOf(connection),
    importOf(shop),
  ]);
  if (!schema) throw new Error('a shop was opened and has no schema version');
  return { version: installation.version, database, schema, catalogue, orders, users, import: latest };
};

const stateOf = ({ state, silentSeconds }: Import): string =>
  silentSeconds === null ? state : `stopped, ${silentSeconds} s without a heartbeat`;

/** Prints the statistics in lines of text. */
export const inLines = ({
  version: of,
  database,
  schema,
  catalogue,
  orders,
  users,
  import: last,
}: ShopStatistics): string[] => {
  const counts = shownStatuses.flatMap((status) => {
    const count = orders.byStatus[status];
    return count ? [`${count} ${spelled(status)}`] : [];
  });
  const latest = orders.latestAt ? `, the latest ${timeIn(orders.latestAt)}` : '';
  return [
    `Tokri ${of}`,
    `Database    ${database.name} at ${database.where}, MongoDB ${database.server}, ${megabytes(database.bytes)}`,
    `Schema      ${schemaInWords(schema)}`,
    `Catalogue   ${counted(catalogue.categories, 'category', 'categories')}, ${counted(catalogue.subCategories, 'sub category', 'sub categories')}, ${counted(catalogue.products, 'product')} (${catalogue.outOfStock} out of stock, ${catalogue.lowStock} low)`,
    `Orders      ${counts.length ? counts.join(', ') : 'none yet'}${latest}`,
    `Users       ${counted(users.customers, 'customer')}, ${counted(users.admins, 'admin')}, ${users.disabled} disabled`,
    `Import      ${last ? `${last.file}: ${stateOf(last)}, ${last.done} of ${last.total} rows` : 'none yet'}`,
  ];
};
