import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../api/config/config.js';
import { mailsPath } from '../api/mail/mailReader.js';
import { Keys } from '../api/secrets/keys.js';
import { calls } from '../contract/calls.js';
import { productLink } from '../contract/links.js';
import { codeMailedTo } from './support/mailbox.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(40) });
});
afterAll(() => shop.close());

test('in production a shop that was told no address gives none out', async () => {
  const get = (path: string) => fetch(shop.url + path, { headers: { accept: 'text/html' } });
  const product = await shop.sells({ price: 60 });
  const answer = await get(productLink(product));
  const html = await answer.text();

  expect([answer.status, answer.headers.get('link')]).toEqual([200, null]);
  expect(html).toContain(`<meta property="og:title" content="${product.name}" />`);
  expect(html).toContain('<meta property="product:price:amount" content="60.00" />');
  expect(html).not.toMatch(/og:url|og:image|ld\+json|127\.0\.0\.1|localhost/);
  expect(await (await get('/robots.txt')).text()).not.toContain('Sitemap');
  for (const file of ['/sitemap.xml', '/sitemaps/shelves.xml', '/sitemaps/products-1.xml'])
    expect([file, (await get(file)).status]).toEqual([file, 404]);
});

test('in production nobody reads mails in the browser', async () => {
  const { email } = await shop.customer();
  await shop.call(calls.user.forgotPassword, { body: { email } });
  await codeMailedTo(shop, email);

  const at = mailsPath(loadConfig({}), shop.app.get(Keys, { strict: false })) ?? 'none';
  const page = await (await fetch(shop.url + at)).text();
  expect(page).not.toMatch(/Mails of this shop/);
  expect(page).not.toContain(email);
});
