import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImportRecord } from '../../api/importing/importJob.schema.js';
import { ImportRunnerService } from '../../api/importing/importRunner.service.js';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let files: ReturnType<typeof importingAs>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  files = importingAs(admin);
});
afterAll(() => shop.close());

const rows = 1_000;
/**
 * Two rows have no price; of the last two rows, one repeats the first row's key, and the other has no key
 * and repeats the second row's name.
 */
const bad = rows / 500 + 2;
const file = (price: number) =>
  [
    'key,name,unit,price,stock,category,sub_category',
    ...Array.from({ length: rows }, (_, at) => {
      const listing = `Shelf ${at % 7}`;
      const wrong = at % 500 === 3;
      const key = { [rows - 2]: '', [rows - 1]: 'k0' }[at] ?? `k${at}`;
      const name = at === rows - 2 ? 'Thing 1' : `Thing ${at}`;
      return `${key},${name},1 kg,${wrong ? 'x' : price},${at % 10},${listing},Part ${at % 21}`;
    }),
  ].join('\n');

/** Returns the catalogue without ids, which differ each time. */
const catalogue = async () => {
  const of = (name: string) => shop.collection(name).find().sort({ key: 1, name: 1 }).toArray();
  const named = new Map(
    [...(await of('categories')), ...(await of('subcategories'))].map((doc) => [
      String(doc._id),
      doc.name as string,
    ]),
  );
  const names = (ids: unknown[]) => ids.map((id) => named.get(String(id)));
  return (await of('products')).map(({ _id, updatedAt: _at, category, subCategory, ...rest }) => ({
    ...rest,
    category: names(category),
    subCategory: names(subCategory),
  }));
};

/** Waits until an import has written a batch; the file has four of them. */
const isUnderWay = (id: string) => files.waits(id, ({ done, total }) => done > 0 && done < total, 20);

/** Leaves the import as a killed process does: the worker's name stays and its lease has expired. */
const killOwner = () =>
  shop
    .collection('imports')
    .updateOne(
      { state: 'running' },
      { $set: { lease: { owner: 'a process that is gone', until: new Date(0) } } },
    );

test('an import whose process died continues in another, with the same catalogue and the same counts', async () => {
  const undisturbed = await files.imports(file(10));
  expect(undisturbed).toMatchObject({ state: 'done', new: rows - bad, badCount: bad });
  const expected = await catalogue();
  for (const name of ['products', 'categories', 'subcategories']) await shop.collection(name).deleteMany({});

  const { id } = await files.start(file(10));
  await isUnderWay(id);
  await killOwner();
  const left = await files.waits(id, ({ state }) => state !== 'running');
  const { startedAt, finishedAt, id: _, ...rest } = left;
  expect(undisturbed).toMatchObject(rest);
  expect(startedAt && finishedAt).toBeTruthy();
  expect(await catalogue()).toEqual(expected);
});

test('of two processes that believe to own an import only one writes', async () => {
  for (const name of ['products', 'categories', 'subcategories']) await shop.collection(name).deleteMany({});
  const { id } = await files.start(file(10));
  await isUnderWay(id);
  const lease = { owner: 'another process', until: new Date(Date.now() + 600_000) };
  const job = await shop
    .collection<ImportRecord>('imports')
    .findOneAndUpdate({ state: 'running' }, { $set: { lease } }, { returnDocument: 'after' });
  if (!job) throw new Error('the import was over before it could be taken');
  await shop.app.get(ImportRunnerService, { strict: false }).run(job, lease.owner);
  expect(await files.status(id)).toMatchObject({
    state: 'done',
    done: rows,
    new: rows - bad,
    changed: 0,
    unchanged: 0,
    badCount: bad,
  });
  expect(await shop.collection('products').countDocuments()).toBe(rows - bad);
});

test('an import that is stopped writes no more, and goes on where it was when it is started again', async () => {
  const { id } = await files.start(file(20));
  await isUnderWay(id);
  const stopped = granted(await admin.call(calls.import.cancel, { body: {} })).data;
  expect(stopped).toMatchObject({ id, state: 'stopped' });
  const changed = await shop.collection('products').countDocuments({ price: 2_000 });
  expect(stopped?.changed).toBe(changed);
  expect(granted(await admin.call(calls.import.status, { body: {} })).data).toMatchObject({
    id,
    state: 'stopped',
  });
  expect(granted(await admin.call(calls.import.cancel, { body: {} })).data).toBeNull();

  granted(await admin.call(calls.import.start, { body: { id } }));
  const done = await files.waits(id, ({ state }) => state !== 'running');
  expect(done).toMatchObject({ state: 'done', unchanged: changed, changed: rows - bad - changed, new: 0 });
});

test('a sale in the middle of an import is not lost', async () => {
  const pens = granted(
    await admin.call(calls.product.list, { body: { search: 'Thing 5', limit: 100 } }),
  ).data.filter(({ stock }) => stock > 4);
  const customer = await shop.customer();
  for (const pen of pens.slice(0, 5)) await customer.adds(pen);
  const { id } = await files.start(file(20).replaceAll(',stock,', ',unread,').replaceAll('Shelf', 'Aisle'));
  await isUnderWay(id);
  const order = await customer.placesOrder();
  await files.waits(id, ({ state }) => state !== 'running');
  const left = await Promise.all(
    pens.slice(0, 5).map((pen) => shop.collection('products').findOne({ name: pen.name })),
  );
  expect(left.map((doc) => doc?.stock)).toEqual(pens.slice(0, 5).map(({ stock }) => stock - 1));
  expect(order.status).toBe('placed');
});
