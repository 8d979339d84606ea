import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { installation } from '../../api/common/installation.js';
import { loadConfig } from '../../api/config/config.js';
import { schemaVersion } from '../../api/database/migrations.js';
import { startServer } from '../../api/server.js';
import { calls } from '../../contract/calls.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { clientOf, granted } from '../support/client.js';
import { actingAs, logIn, password } from '../support/customer.js';
import { openTestDatabase } from '../support/database.js';
import { ordersOf } from '../support/ordering.js';
import { tokriIn } from '../support/ranTokri.js';
import { openTestShop } from '../support/shop.js';
import { uploadOf } from '../support/uploading.js';

/** A backup of a small shop for every released version of the program, by the name of the version. */
const folder = path.join(import.meta.dirname, 'released');
const fileOf = (version: string) => path.join(folder, `${version}.tar.gz`);
const versions = readdirSync(folder).map((name) => name.replace('.tar.gz', ''));

const customer = { name: 'Asha', email: 'asha@example.test', password };

/** Opens the small shop with this version of the program, and backs it up. */
const release = async (): Promise<void> => {
  const shop = await openTestShop();
  try {
    const [admin, { list }] = [await shop.admin(), calls.category];
    const red = { create: { width: 40, height: 30, channels: 3, background: 'red' } } as const;
    const image = await uploadOf(admin)(await sharp(red).png().toBuffer());
    granted(await admin.call(calls.category.create, { body: { name: 'Dairy', image } }));
    const category = granted(await shop.call(list)).data.map(({ _id }) => _id);
    granted(await admin.call(calls.subcategory.create, { body: { name: 'Milk', image, category } }));
    const milk = await shop.sells({ name: 'Toned milk', price: 27.5, image: [image], category });
    granted(
      await shop.call(calls.user.register, { body: { ...customer, confirmPassword: customer.password } }),
    );
    const asha = actingAs(await logIn(shop.call, customer.email), shop.call);
    await asha.adds(milk, 2);
    await asha.placesOrder((await asha.address({ mobile: '9876543210' }))._id);
    const env = { MONGODB_URI: shop.databaseUri, DATA_DIR: shop.dataDir, NODE_ENV: 'test' };
    expect((await tokriIn(env)('backup', fileOf(installation.version))).code).toBe(0);
  } finally {
    await shop.close();
  }
};

if (process.env['RELEASE_BACKUP']) test('this version is backed up', release);
else
  test.each(versions)('a backup by Tokri %s is restored, migrated and sold from', async (version) => {
    const database = await openTestDatabase();
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'tokri-released-'));
    const env = { MONGODB_URI: database.uri, DATA_DIR, NODE_ENV: 'test' };
    const tokri = tokriIn(env);
    expect(await tokri('restore', fileOf(version), '--quiet')).toMatchObject({ code: 0, said: '' });
    const { schema } = JSON.parse((await tokri('status', '--json')).printed) as ReplyOf<'status'>;
    expect(schema).toMatchObject({ version: schemaVersion, pending: 0 });

    const config = loadConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent', SEED: 'none' });
    const { app, url, close } = await startServer(config, database.uri);
    try {
      const call = clientOf(url);
      const { data: categories } = granted(await call(calls.category.list));
      expect(categories).toMatchObject([{ name: 'Dairy', firstSubCategory: { name: 'Milk' } }]);
      const stored = app.get<Connection>(getConnectionToken());
      expect(await stored.collection('categories').findOne()).toMatchObject({ revision: 0 });
      expect((await fetch(url + categories[0]?.image)).status).toBe(200);

      const asha = actingAs(await logIn(call, customer.email), call);
      const [order] = await ordersOf(asha);
      expect(order).toMatchObject({ totalAmt: 55, lines: [{ name: 'Toned milk', quantity: 2 }] });

      const body = { productId: order?.lines[0]?.productId ?? '' };
      const { data: milk } = granted(await call(calls.product.details, { body }));
      expect(milk).toMatchObject({ name: 'Toned milk', price: 27.5, stock: 8 });
      await asha.adds(milk);
      expect(await asha.placesOrder()).toMatchObject({ totalAmt: 27.5 });
    } finally {
      await close();
      await database.drop();
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  });
