// npm run bench:orders: what a shop with many orders does, and the space that they take (docs/scaling.md).
import { parseArgs } from 'node:util';
import mongoose, { type mongo } from 'mongoose';
import { calls } from '../contract/calls.js';
import type { ParsedBody } from '../contract/schemas.js';
import { clientOf, granted } from '../tests/support/client.js';
import { actingAs, admin as adminAccount, logIn, newCustomer } from '../tests/support/customer.js';
import { openFixture } from './harness/database.js';
import { statisticsOf, timed } from './harness/measurements.js';
import { measuredOn, say } from './harness/process.js';
import { markdownTable, replaceMeasurement } from './harness/report.js';
import { copiesOf, type MeasuredShop, openMeasuredShop } from './server/shop.js';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000,100000,1000000' },
    times: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.orders.split(',').map(Number);
const times = Number(values.times);

const day = 86_400_000;
/** The time in days over which the orders are spread, and how many of them each customer has. */
const [period, ordersEach] = [730, 20];
const batch = 10_000;

/** Adds copies of an order until there are `count` orders. */
const addOrders = async (orders: mongo.Collection, count: number): Promise<void> => {
  const [model, from] = [await orders.findOne({}), await orders.countDocuments()];
  if (!model) throw new Error('the shop has no order to copy');
  let userId = new mongoose.Types.ObjectId();
  for (let at = from; at < count; at += batch) {
    const copies = copiesOf(model, Math.min(batch, count - at)).map((copy, index) => {
      if (index % ordersEach === 0) userId = new mongoose.Types.ObjectId();
      const createdAt = new Date(Date.now() - ((at + index) % (period * 1_440)) * (day / 1_440));
      const search = [copy.orderId.toLowerCase(), ...(model['search'] as string[]).slice(1)]; // as orders have it
      return { ...copy, userId, createdAt, search, status: 'delivered' };
    });
    await orders.insertMany(copies, { ordered: false });
  }
};

const callsOf = async (shop: MeasuredShop): Promise<[string, () => Promise<unknown>][]> => {
  const call = clientOf(shop.url);
  const admin = actingAs(await logIn(call, adminAccount.email, adminAccount.password), call);
  const customer = await newCustomer(call);
  const { _id: address } = await customer.address();
  const buys = async () => {
    await customer.adds({ _id: shop.productIds[0] ?? '' });
    return customer.placesOrder(address);
  };
  for (let bought = 1; bought < ordersEach; bought++) await buys();
  const { orderId } = await buys();
  const board = (body: Partial<ParsedBody<'order', 'adminOrders'>>) => async () =>
    granted(await admin.call(calls.order.adminOrders, { body }));
  return [
    ['add to the cart and order', buys],
    ['own orders', async () => granted(await customer.call(calls.order.list))],
    ['one order', async () => granted(await customer.call(calls.order.details, { body: { orderId } }))],
    ['all orders, newest', board({})],
    ['all orders, page 50', board({ page: 50 })],
    ['delivered in 30 days', board({ status: 'delivered', days: 30 })],
    ['search by number', board({ search: orderId })],
    ['search by name', board({ search: 'Asha' })],
    ['dashboard', async () => granted(await admin.call(calls.statistics.home))],
  ];
};

/** So many orders has the customer whose account is deleted. */
const ordersOfDeleted = 2_000;

/**
 * Deletes the account of a customer with many orders. Returns the time in ms. MongoDB ends a transaction of a shop in
 * production after 4 s (docs/deploy.md).
 */
const deletion = async ({ url }: MeasuredShop, db: mongo.Db): Promise<number> => {
  const customer = await newCustomer(clientOf(url));
  const model = await db.collection('orders').findOne({ status: 'delivered' });
  const account = await db.collection('users').findOne({ email: customer.email });
  const copies = copiesOf({ ...model, userId: account?._id }, ordersOfDeleted);
  await db.collection('orders').insertMany(copies, { ordered: false });
  const body = { password: customer.password };
  const [time = NaN] = await timed([body], async () =>
    granted(await customer.call(calls.user.remove, { body })),
  );
  return time;
};

const rows: string[][] = [];
const fixture = await openFixture(say);
try {
  const options = { file: process.env.CATALOGUE_CSV, products: 1_000, customers: 1 };
  const shop = await openMeasuredShop(fixture, options);
  const client = await mongoose.mongo.MongoClient.connect(shop.databaseUri);
  const measured = await callsOf(shop);
  for (const size of sizes) {
    say(`Adding orders up to ${size} …`);
    await addOrders(client.db().collection('orders'), size);
    const stats = await client.db().command({ collStats: 'orders' });
    const bytes = (name: string) => (Number(stats[name]) / size / 1_000).toFixed(2);
    const space = `${bytes('storageSize')} + ${bytes('totalIndexSize')} kB`;
    const medians: string[] = [];
    for (const [name, work] of measured) {
      say(`${name} …`);
      const { p50, max } = statisticsOf(await timed(Array(times).fill(0), work));
      medians.push(`${p50.toFixed(0)} (${max.toFixed(0)})`);
    }
    say('delete an account …');
    const deletions: number[] = [];
    while (deletions.length < times) deletions.push(await deletion(shop, client.db()));
    const { p50, max } = statisticsOf(deletions);
    rows.push([String(size), space, ...medians, `${p50.toFixed(0)} (${max.toFixed(0)})`]);
  }
  await client.close();
  await shop.stop();
  const last = `delete an account with ${ordersOfDeleted} orders`;
  const head = ['orders', 'disk of an order', ...measured.map(([name]) => name), last];
  const columns = head.map((name, at) => [name, ...rows.map((row) => row[at] ?? '')]);
  const summary = `${measuredOn}: ms of a call, as median (and longest) of ${times}; documents + indexes on disk.`;
  console.log(summary, `\n\n${markdownTable(columns)}`);
  if (values.write)
    replaceMeasurement(
      'docs/scaling.md',
      `${summary}\n\n${markdownTable(columns)}`,
      'The last run of many orders',
    );
} finally {
  await fixture.clear();
}
