import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { openTestShop } from './support/shop.js';

test('where the shop has a public address, image addresses have it and are accepted with it or without', async () => {
  const shop = await openTestShop({ PUBLIC_URL: 'https://tokri.example' });
  const admin = await shop.admin();
  const form = new FormData();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  form.append('image', new Blob([new Uint8Array(png)]), 'a.png');
  const { url } = granted(await admin.call(calls.file.upload, { form })).data;
  expect(url).toMatch(/^https:\/\/tokri\.example\/media\/[0-9a-f]{64}\.webp$/);

  const product = await shop.sells({ image: [url, new URL(url).pathname] });
  expect(product.image).toEqual([url, url]);
  const wrongBody = { name: 'x', image: url.replace('https', 'http').replace('tokri', 'elsewhere') };
  const foreign = await admin.call(calls.category.create, { wrongBody });
  expect(foreign).toMatchObject({ status: 400, json: { code: 'badPicture' } });

  const { servers } = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as {
    servers: { url: string }[];
  };
  expect(servers).toEqual([{ url: 'https://tokri.example' }]);
  await shop.close();
});
