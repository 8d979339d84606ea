import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameWorker } from '../../api/common/workers.js';
import { type Owned, ownerMark } from '../../api/database/maintenance.js';
import { ImportJobsService } from '../../api/importing/importJobs.service.js';
import { ImportLeasesService } from '../../api/importing/importLeases.service.js';
import { ImportRunnerService } from '../../api/importing/importRunner.service.js';
import { calls } from '../../contract/calls.js';
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
  // stops the job that would clean up the ownerless import
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
