import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadConfig } from '../api/config/config.js';
import { IMAGE_STORE, type ImageStore } from '../api/media/imageStore.js';
import { demoCatalogue } from '../cli/catalogue/demo.js';
import { demoImages } from '../cli/catalogue/images.js';
import { stockDemo } from '../cli/catalogue/stockDemo.js';
import { prepareShop } from '../cli/serveShop.js';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { tokriIn } from './support/ranTokri.js';
import { openTestShop, type TestShop } from './support/shop.js';

const { categories, subCategories, products } = demoCatalogue;
const everything = categories.length + subCategories.length + products.length;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Puts empty files in place of the images, so that none is copied; these tests check the products alone. */
const hangImages = async (): Promise<void> => {
  await mkdir(path.join(shop.dataDir, 'media', 'demo'), { recursive: true });
  await Promise.all([...demoImages()].map((key) => writeFile(path.join(shop.dataDir, 'media', key), '')));
};

const stock = () =>
  stockDemo(
    shop.app.get<Connection>(getConnectionToken()),
    shop.app.get<ImageStore>(IMAGE_STORE, { strict: false }),
    () => undefined,
  );
const opens = () =>
  prepareShop(loadConfig({ SEED: 'demo', DATA_DIR: shop.dataDir, LOG_LEVEL: 'silent' }))(shop.app);
const state = () => shop.collection<{ _id: string; state: string }>('meta').findOne({ _id: 'demo' });
const count = (name: string) => shop.collection(name).countDocuments();

/** Creates a category, a subcategory and a product that differ from the demo's names only in capitals. */
const merchantsOwn = async () => {
  const admin = await shop.admin();
  const [listing] = subCategories.filter(({ categories: [at] }) => at === 'snacks-munchies');
  const [product] = products.filter(({ subCategories: [at] }) => at === listing?.key);
  const image = 'https://pictures.example/own.png';
  const named = { name: 'SNACKS & munchies', image: image };
  granted(await admin.call(calls.category.create, { body: named }));
  const [category] = granted(await admin.call(calls.category.list)).data;
  const below = { name: listing?.name.toUpperCase() ?? '', image: image, category: [category?._id ?? ''] };
  granted(await admin.call(calls.subcategory.create, { body: below }));
  const own = await shop.sells({
    name: product?.name.toUpperCase(),
    unit: product?.unit,
    price: 1,
    stock: 3,
  });
  return own;
};

test('the demo is stocked around what the merchant has of the same name, which stays as it is', async () => {
  await hangImages();
  const own = await merchantsOwn();
  const before = await Promise.all(
    ['categories', 'subcategories', 'products'].map((name) => shop.collection(name).findOne({})),
  );
  expect(await stock()).toEqual({
    categories: categories.length - 1,
    subCategories: subCategories.length - 1,
    products: products.length - 1,
    unchanged: 3,
    images: 0,
  });
  for (const [at, name] of ['categories', 'subcategories', 'products'].entries())
    expect(await shop.collection(name).findOne({ _id: before[at]?._id })).toEqual(before[at]);
  expect(await count('products')).toBe(products.length);
  const inHindi = ['categories', 'subcategories', 'products'].map((name) =>
    shop.collection(name).countDocuments({ 'translations.hi.name': { $exists: true } }),
  );
  expect(await Promise.all(inHindi)).toEqual([
    categories.length - 1,
    subCategories.length - 1,
    products.length - 1,
  ]);
  expect(await shop.stockOf(own)).toBe(3);
  const ofTheDemo = products.filter((product) => product.categories.includes('snacks-munchies'));
  const filed = await shop
    .collection('products')
    .countDocuments({ category: before[0]?._id, key: { $exists: true } });
  expect(filed).toBe(ofTheDemo.length - 1);
  expect(await state()).toMatchObject({ state: 'done' });
  expect(await stock()).toMatchObject({
    categories: 0,
    subCategories: 0,
    products: 0,
    unchanged: everything,
  });
});

test('a shop that cannot be stocked opens all the same, says so in a line, and is stocked at its next start', async () => {
  await merchantsOwn();
  await shop.collection<{ _id: string; state: string }>('meta').insertOne({ _id: 'demo', state: 'started' });
  const media = path.join(shop.dataDir, 'media');
  await rm(media, { recursive: true, force: true });
  await writeFile(media, 'no folder');
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await opens();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The demo shop .*npx tokri seed[^\n]*$/)]]);
  await rm(media);
  await hangImages();
  await opens();
  expect(said).toHaveBeenCalledTimes(1);
  expect(await state()).toMatchObject({ state: 'done' });
  expect(await count('categories')).toBe(categories.length);
  expect(await count('products')).toBe(products.length);
  jest.restoreAllMocks();
});

test('O-02 the command says what it really did: the second run creates and copies nothing', async () => {
  await hangImages();
  const [image = ''] = demoImages();
  await rm(path.join(shop.dataDir, 'media', image));
  const tokri = tokriIn({ ...process.env, MONGODB_URI: shop.databaseUri, DATA_DIR: shop.dataDir });
  const first = await tokri('seed');
  expect(first.code).toBe(0);
  expect(first.printed).toContain(`${everything} created`);
  expect(first.printed).toContain('1 images copied');
  expect(await tokri('seed')).toMatchObject({
    code: 0,
    printed: `0 created, 0 updated, ${everything} unchanged, 0 images copied`,
  });
});
