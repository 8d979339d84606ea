import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { CatalogueProjectionService } from '../../api/catalogue/catalogueProjection.service.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { noBanner } from '../../contract/bannerTexts.js';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
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

describe('the search', () => {
  /** Time in ms until the search of one process has to know what another process saved. */
  const timeout = 1_000;

  /**
   * Repeats a request until the reply is the wanted value, or the timeout has passed. A round counts for 25 ms at
   * most.
   */
  const becomes = async <Seen>(ask: () => Promise<Seen>, wanted: Seen): Promise<void> => {
    let left = timeout;
    for (let last = performance.now(); left > 0;) {
      if (JSON.stringify(await ask()) === JSON.stringify(wanted)) return;
      await pause(10);
      const now = performance.now();
      left -= Math.min(now - last, 25); // a test that stood still had no chance to see the change
      last = now;
    }
    expect(await ask()).toEqual(wanted);
  };

  const found = async (search: string): Promise<Product[]> =>
    granted(await callOther(calls.product.search, { body: { search } })).data;

  const names = async (search: string) => (await found(search)).map(({ name }) => name);

  const changes = async ({ _id }: Product, fields: object) => {
    const admin = await shop.admin();
    granted(await admin.call(calls.product.update, { body: { _id, ...fields } }));
  };
  const removes = async ({ _id }: Product) => {
    const admin = await shop.admin();
    granted(await admin.call(calls.product.remove, { body: { _id } }));
  };

  test('what is put on sale, renamed and taken off sale through one process is found, or not, through the other', async () => {
    const tea = await shop.sells({ name: 'Nilgiri Orange Pekoe' });
    await becomes(() => names('pekoe'), ['Nilgiri Orange Pekoe']);

    await changes(tea, { name: 'Nilgiri Broken Leaf' });
    await becomes(() => names('pekoe'), []);
    await becomes(() => names('broken leaf'), ['Nilgiri Broken Leaf']);

    await removes(tea);
    await becomes(() => names('broken leaf'), []);
  });

  test('a new price is in what the other process finds', async () => {
    const jam = await shop.sells({ name: 'Jamun Preserve', price: 120 });
    const prices = async () => (await found('jamun')).map(({ price, discount }) => [price, discount]);
    await becomes(prices, [[120, 0]]);
    await changes(jam, { price: 99.5, discount: 10 });
    await becomes(prices, [[99.5, 10]]);
  });

  test('what is sold out through one process goes behind what is there, and back, in the other', async () => {
    const first = await shop.sells({ name: 'Kodo Millet', stock: 2 });
    await shop.sells({ name: 'Kodo Millet Flour', stock: 5 });
    await becomes(() => names('kodo millet'), ['Kodo Millet', 'Kodo Millet Flour']);

    const asha = await shop.customer();
    await asha.adds(first, 2);
    await asha.placesOrder();
    await becomes(() => names('kodo millet'), ['Kodo Millet Flour', 'Kodo Millet']);

    await changes(first, { stock: 8 });
    await becomes(() => names('kodo millet'), ['Kodo Millet', 'Kodo Millet Flour']);
  });

  test('what stood in an answer before is not there once it is gone', async () => {
    const [chutney, pickle] = [
      await shop.sells({ name: 'Ambada Chutney' }),
      await shop.sells({ name: 'Ambada Pickle' }),
    ];
    await becomes(async () => (await names('ambada')).sort(), ['Ambada Chutney', 'Ambada Pickle']);
    await removes(chutney);
    await becomes(() => names('ambada'), ['Ambada Pickle']);
    await removes(pickle);
    await becomes(() => names('ambada'), []);
  });
});

describe('the catalogue', () => {
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
});
