import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { OrphansService } from '../../api/media/orphans.service.js';
import { IMAGE_STORE, type ImageStore } from '../../api/media/imageStore.js';
import { noBanner } from '../../contract/bannerTexts.js';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { operatorOf } from '../support/operating.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { uploadOf } from '../support/uploading.js';

let shop: TestShop;
let upload: (bytes: Uint8Array) => Promise<string>;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  upload = uploadOf(await shop.admin());
  folder = path.join(shop.dataDir, 'media');
});
afterAll(() => shop.close());

let shades = 0;
const drawn = () =>
  sharp({ create: { width: 200, height: 10, channels: 3, background: { r: (shades += 30), g: 90, b: 9 } } })
    .png()
    .toBuffer();

const age = async (hours: number) => {
  const when = new Date(Date.now() - hours * 3_600_000);
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), when, when);
};

const orphans = async () => {
  const connection = shop.app.get<Connection>(getConnectionToken());
  const found = await new OrphansService(connection, shop.app.get<ImageStore>(IMAGE_STORE)).findOrphans();
  return found.map(({ key, files }) => ({ url: `/media/${key}`, files }));
};

/**
 * Uses an image at every place that can have one; the product is deleted, so only its order still uses its
 * image.
 */
const putToUse = async () => {
  const admin = await shop.admin();
  const image = await upload(await drawn());
  granted(await admin.call(calls.category.create, { body: { name: 'Dairy', image } }));
  const [category] = granted(await shop.call(calls.category.list)).data;
  const body = { name: 'Milk', image: await upload(await drawn()), category: category ? [category] : [] };
  granted(await admin.call(calls.subcategory.create, { body }));
  await shop.sells({ image: [await upload(await drawn()), await upload(await drawn())] });
  const ordered = await shop.sells({ image: [await upload(await drawn())] });
  const customer = await shop.customer();
  await customer.adds(ordered);
  await customer.placesOrder();
  granted(await admin.call(calls.product.remove, { body: { _id: ordered._id } }));
  const banner = { ...noBanner, image: await upload(await drawn()) };
  granted(await admin.call(calls.home.updateBanner, { body: banner }));
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(await drawn())]), 'me.png');
  granted(await customer.call(calls.user.uploadAvatar, { form }));
};

test('unused images are found a day later, with their variants', async () => {
  expect(await orphans()).toEqual([]);
  await putToUse();
  const bytes = await drawn();
  const unused = await upload(bytes);
  await (await fetch(`${shop.url}${unused}?w=160`)).arrayBuffer();
  await writeFile(path.join(folder, `${'0'.repeat(64)}.webp.0b5c7a52-1f6e-4d55.part`), 'half of it');
  const torn = { url: `/media/${'0'.repeat(64)}.webp`, files: 1 };
  expect(await readdir(folder)).toHaveLength(7 + 2 + 1);

  await age(23);
  expect(await orphans()).toEqual([]);
  await age(25);
  expect(await orphans()).toEqual([torn, { url: unused, files: 2 }]);

  const { printed, code } = await operatorOf(shop).runs('doctor');
  expect(code).toBe(0);
  expect(printed).toMatch(/^! Unused images, older than a day: 2, \d+ kB in all$/m);
  expect(printed).toContain(path.basename(unused));

  // A second upload of the same bytes counts as a new use.
  expect(await upload(bytes)).toBe(unused);
  expect(await orphans()).toEqual([torn]);
});
