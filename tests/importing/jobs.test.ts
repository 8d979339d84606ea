import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nameWorker } from '../../api/common/workers.js';
import { type Owned, ownerMark } from '../../api/database/maintenance.js';
import { ImportJobsService } from '../../api/importing/importJobs.service.js';
import { ImportLeasesService } from '../../api/importing/importLeases.service.js';
import { ImportRunnerService } from '../../api/importing/importRunner.service.js';
import { calls } from '../../contract/calls.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

describe('the audit log', () => {
  const lines = async (query: CallBody<'audit', 'list'>) =>
    granted(await admin.call(calls.audit.list, { body: query })).data;
  const text = (...rows: string[]) => ['key,name,unit,price,stock,category', ...rows].join('\n');

  test('A-14 what an import makes and changes is in the log, by whoever started it; what stays as it was is not', async () => {
    const files = importingAs(admin);
    const first = await files.imports(text('a,Milk,1 l,60,5,Dairy', 'b,Curd,400 g,45,5,Dairy'));
    const second = await files.imports(text('a,Milk,1 l,62,5,Dairy', 'b,Curd,400 g,45,5,Dairy'));
    const [added, category] = await lines({ import: first.id });
    const [changed] = await lines({ import: second.id });
    expect(changed).toMatchObject({
      action: 'product.import',
      who: { email: admin.email },
      import: { _id: second.id, file: 'products.csv' },
      things: [{ name: 'Milk', before: { price: 6_000 }, after: { price: 6_200 } }],
    });
    expect(changed?.things).toHaveLength(1);
    expect(added).toMatchObject({ action: 'product.import', things: [{ name: 'Milk' }, { name: 'Curd' }] });
    expect(category).toMatchObject({ action: 'category.create', things: [{ name: 'Dairy', before: null }] });
  });

  test('A-14 of an import the list has its beginning and its end with the sums, found by the name of the file', async () => {
    const { id } = await importingAs(admin).imports(
      text('s1,Salt,1 kg,20,5,Spices', 's2,Sugar,1 kg,45,5,Spices', 's3,Rye,1 kg,free,5,Spices'),
    );
    const file = { _id: id, name: 'products.csv', before: null };
    const story = [
      {
        action: 'import.end',
        things: [
          {
            ...file,
            after: {
              state: 'done',
              total: 3,
              done: 3,
              new: 2,
              changed: 0,
              unchanged: 0,
              badCount: 1,
              shelves: 1,
            },
          },
        ],
      },
      { action: 'import.start', who: { email: admin.email }, things: [{ ...file, after: { total: 3 } }] },
    ];
    expect((await lines({})).slice(0, 2)).toMatchObject(story);
    expect((await lines({ search: 'products.csv' })).slice(0, 2)).toMatchObject(story);
    expect((await lines({ act: 'imported' })).slice(0, 2)).toMatchObject(story);
    expect(await lines({ search: 'Sugar' })).toMatchObject([
      { action: 'product.import', import: { _id: id } },
    ]);
    expect((await lines({ kind: 'product' }))[0]).toMatchObject({ import: { _id: id } });
  });

  test('A-14 who stops an import is in the log, with how far it came', async () => {
    const other = await shop.admin();
    const rows = Array.from({ length: 2_000 }, (_, at) => `stop ${at},Tin ${at},1 kg,60,5,Tins`);
    const { id } = await importingAs(admin).start(text(...rows));
    granted(await other.call(calls.import.cancel, { body: { id } }));
    const [end] = await lines({ kind: 'import' });
    expect(end).toMatchObject({
      who: { email: other.email },
      things: [{ _id: id, after: { state: 'stopped', total: 2_000 } }],
    });
    const { done, new: added } = await importingAs(admin).status(id);
    expect(end?.things[0]?.after).toMatchObject({ done, new: added });
  });

  test('an import of many products is in the log whole, in entries of no more than 50', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `many ${at},Jar ${at},1 kg,60,5,Jars`);
    const { total } = await importingAs(admin).imports(text(...rows));
    const entries = await shop.collection('audit').find({ 'things.name': /^Jar / }).toArray();
    const sizes = entries.map(({ things }) => (things as unknown[]).length);
    expect([total, Math.max(...sizes), sizes.reduce((sum, size) => sum + size)]).toEqual([120, 50, 120]);
  });

  test('A-14 a sub category that an import puts under one more category is in the log, as it was and as it is', async () => {
    const figs = (...rows: string[]) => ['name,unit,price,category,sub_category', ...rows].join('\n');
    const files = importingAs(admin);
    await files.imports(figs('Figs,1 kg,60,Fruit,Fresh'));
    await files.imports(figs('Beans,1 kg,60,Vegetables,Fresh', 'Peas,1 kg,60,Vegetables,Fresh'));
    const categoryPlan = granted(await shop.call(calls.category.list)).data;
    const idOf = (name: string) => categoryPlan.find((listing) => listing.name === name)?._id;
    const widened = (await lines({ kind: 'subcategory' })).filter(
      ({ action }) => action === 'subcategory.update',
    );
    const [before, after] = [[idOf('Fruit')], [idOf('Fruit'), idOf('Vegetables')]];
    expect(widened).toMatchObject([
      {
        who: { email: admin.email },
        things: [{ name: 'Fresh', before: { category: before }, after: { category: after } }],
      },
    ]);
  });
});

describe('maintenance', () => {
  beforeAll(() => shop.collection('products').deleteMany({}));

  const meta = () => shop.collection<Owned>('meta');
  const isReset = () =>
    meta().insertOne({
      _id: ownerMark,
      what: 'reset',
      owner: nameWorker('command line'),
      until: new Date(Date.now() + 15_000),
    });
  const isResetNoMore = () => meta().deleteOne({ _id: ownerMark });
  const upload = async () => (await importingAs(admin).upload('name,unit,price\nMilk,1 l,60')).id;
  const products = () => shop.collection('products').countDocuments();

  test('no import begins while the database is emptied or filled, and one does afterwards', async () => {
    const id = await upload();
    await isReset();
    expect(await admin.call(calls.import.start, { body: { id } })).toMatchObject({
      status: 409,
      json: { code: 'maintenance' },
    });
    expect(await products()).toBe(0);
    await isResetNoMore();
    expect((await admin.call(calls.import.start, { body: { id } })).status).toBe(200);
    expect((await importingAs(admin).waits(id, ({ state }) => state !== 'running')).state).toBe('done');
  });

  test('the shop lets one rest that stands there meanwhile, and goes on with it afterwards', async () => {
    await shop.collection('products').deleteMany({});
    const id = await upload();
    const jobs = shop.app.get(ImportJobsService, { strict: false });
    await isReset();
    await shop
      .collection('imports')
      .updateOne({ state: 'ready' }, { $set: { state: 'running', startedAt: new Date() } });
    jobs.wake();
    await pause(300);
    expect(await products()).toBe(0);
    await isResetNoMore();
    jobs.wake();
    await importingAs(admin).waits(id, ({ state }) => state === 'done');
    expect(await products()).toBe(1);
  });

  test('one that began in the instant in which the database was taken writes nothing', async () => {
    // stops the job that would clean up the ownerless import, for this and all later tests
    await shop.app.get(ImportJobsService, { strict: false }).onModuleDestroy();
    await shop.collection('products').deleteMany({});
    await upload();
    const owner = nameWorker('command line');
    const lease = { owner, until: new Date(Date.now() + 600_000) };
    await shop
      .collection('imports')
      .updateOne({ state: 'ready' }, { $set: { state: 'running', startedAt: new Date(), lease } });
    const job = await shop.app.get(ImportLeasesService, { strict: false }).held(owner);
    if (!job) throw new Error('the import does not run');
    await isReset();
    await expect(shop.app.get(ImportRunnerService, { strict: false }).run(job, owner)).rejects.toMatchObject({
      code: 'maintenance',
    });
    expect(await products()).toBe(0);
  });
});
