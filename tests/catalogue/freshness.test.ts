import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { CatalogueProjectionService } from '../../api/catalogue/catalogueProjection.service.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { noBanner } from '../../contract/bannerTexts.js';
import { calls } from '../../contract/calls.js';
import { type CallShop, clientOf, granted } from '../support/client.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategory } from './category.js';

let shop: TestShop;
let other: RunningServer;
let callOther: CallShop;
beforeAll(async () => {
  shop = await openTestShop();
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', DATA_DIR: shop.dataDir };
  other = await startServer(loadConfig(env), shop.databaseUri);
  callOther = clientOf(other.url);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** Repeats a request until the reply is the wanted value. */
const becomes = async <Value>(ask: () => Promise<Value>, wanted: Value): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if (JSON.stringify(await ask()) === JSON.stringify(wanted)) return;
    await pause(25);
  }
  expect(await ask()).toEqual(wanted);
};

test('a product made, sold, renamed and deleted through one process is so in the other', async () => {
  const milk = await shop.sells({ stock: 10 });
  const seen = async () => {
    const { status, json } = await callOther(calls.product.details, { body: { productId: milk._id } });
    return status === 200 ? [json.data.name, json.data.stock] : status;
  };
  await becomes(seen, [milk.name, 10]);

  const asha = await shop.customer();
  await asha.adds(milk, 4);
  await asha.placesOrder();
  await becomes(seen, [milk.name, 6]);

  const admin = await shop.admin();
  granted(await admin.call(calls.product.update, { body: { _id: milk._id, name: 'Renamed' } }));
  await becomes(seen, ['Renamed', 6]);
  granted(await admin.call(calls.product.remove, { body: { _id: milk._id } }));
  await becomes<unknown>(seen, 404);
});

test('a process ignores a version that it knows, and takes a change without a version', async () => {
  const [milk, rice] = [await shop.sells(), await shop.sells()];
  const catalogue = shop.app.get(CatalogueProjectionService);
  const writes = ({ _id }: { _id: string }, fields: object) =>
    shop.collection('products').updateOne({ _id: new mongoose.Types.ObjectId(_id) }, { $set: fields });
  const renamesRice = async (name: string) => {
    await writes(rice, { name });
    await becomes(async () => catalogue.state.product(rice._id)?.name, name);
  };
  await renamesRice('First'); // all earlier changes have arrived with it
  const { revision } = catalogue;
  await writes(milk, { version: 0 });
  await renamesRice('Second');
  expect(catalogue.revision).toBe(revision + 1);
});

test('a category renamed and deleted through one process is so in the other', async () => {
  const admin = await shop.admin();
  const { _id, image } = await newCategory(admin);
  const seen = async () =>
    granted(await callOther(calls.category.list)).data.find((category) => category._id === _id)?.name;
  granted(await admin.call(calls.category.update, { body: { _id, name: 'Frozen', image } }));
  await becomes(seen, 'Frozen');
  granted(await admin.call(calls.category.remove, { body: { _id } }));
  await becomes(seen, undefined);
});

test('a banner set through one process is so in the other', async () => {
  const admin = await shop.admin();
  const seen = async () => granted(await callOther(calls.home.page)).data.banner.title;
  await becomes(seen, '');
  granted(await admin.call(calls.home.updateBanner, { body: { ...noBanner, title: 'Diwali sweets' } }));
  await becomes(seen, 'Diwali sweets');
});

test('collections restored from an older state are loaded anew, older versions and all', async () => {
  const milk = await shop.sells({ stock: 7 });
  const admin = await shop.admin();
  const _id = new mongoose.Types.ObjectId(milk._id);
  const products = shop.collection<ProductRecord>('products');
  const backup = await products.findOne({ _id });
  granted(
    await admin.call(calls.product.update, { body: { _id: milk._id, name: 'Changed after the backup' } }),
  );

  await products.drop();
  if (backup) await products.insertOne(backup);
  const names = async (call: CallShop) =>
    granted(await call(calls.product.list, { body: {} })).data.map(({ name }) => name);
  await becomes(() => names(shop.call), [milk.name]);
  await becomes(() => names(callOther), [milk.name]);
  await becomes(async () => (await fetch(`${shop.url}/health`)).status, 200);

  granted(await admin.call(calls.product.update, { body: { _id: milk._id, name: 'Changed again' } }));
  await becomes(() => names(callOther), ['Changed again']);
});
