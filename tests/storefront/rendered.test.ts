import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { calls } from '../../contract/calls.js';
import { categoryLink, listingLink, productLink, routes, searchLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

let shop: TestShop;
/** A second API process of the same shop. */
let other: RunningServer;
let milk: Product;
let dairy: { _id: string; name: string };
let milks: { _id: string; name: string };

const pageAt = async (link: string, headers: Record<string, string> = {}, url = shop.url) => {
  const response = await fetch(url + link, { headers });
  return { response, html: await response.text() };
};

/** Returns the text that a reader without scripts sees. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const named = (all: { _id: string; name: string }[], name: string) => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

beforeAll(async () => {
  shop = await openTestShop();
  const { call } = await shop.admin();
  const image = `https://shop.example/media/${'ab'.repeat(32)}.webp`;
  const [category, sub] = [unique('Dairy'), unique('Milk')];
  granted(await call(calls.category.create, { body: { name: category, image } }));
  dairy = named(granted(await call(calls.category.list)).data, category);
  granted(await call(calls.subcategory.create, { body: { name: sub, image, category: [dairy._id] } }));
  milks = named(granted(await call(calls.subcategory.list, { body: {} })).data, sub);
  milk = await shop.sells({
    name: unique('Amul <b>"milk"</b>'),
    price: 80,
    category: [dairy._id],
    subCategory: [milks._id],
  });
  const env = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SEED: 'none' };
  other = await startServer(loadConfig({ ...env, DATA_DIR: shop.dataDir }), shop.databaseUri);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const publicLinks = () => ({
  home: '/',
  category: categoryLink(dairy),
  subcategory: listingLink(dairy, milks),
  product: productLink(milk),
  search: searchLink('amul'),
});

describe('a public page', () => {
  test.each(['home', 'category', 'subcategory', 'product', 'search'] as const)(
    '%s shows its products to a reader without scripts, and hands their data over',
    async (name) => {
      const { html } = await pageAt(publicLinks()[name]);

      expect(textOf(html)).toContain('₹80.00');
      expect(html).toContain(name === 'product' ? '<h1' : `href="${productLink(milk)}"`);
      expect(html).toMatch(/<script type="application\/json" id="page-data">\{"queries"/);
      expect(html.slice(0, html.indexOf('<body')).match(/<title/g)).toHaveLength(1);
    },
  );

  test('names of products cannot end the scripts or add elements', async () => {
    const { html } = await pageAt(publicLinks().product);

    expect(html).not.toContain('<b>"milk"');
    expect(textOf(html)).toContain('Amul &lt;b&gt;&quot;milk&quot;&lt;/b&gt;');
  });

  test('has a live region for notices before any code is there', async () => {
    const { html } = await pageAt('/');

    expect(html).toMatch(/<slot id="notices" aria-live="polite">/);
  });

  test('allows its own styles and scripts by their hashes alone', async () => {
    const { response } = await pageAt('/');
    const policy = response.headers.get('content-security-policy') ?? '';

    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;/);
  });

  test('is in the language that the visitor has chosen', async () => {
    const { html } = await pageAt('/', { cookie: 'a=b; language=hi' });

    expect(html).toContain('<html lang="hi" data-language="hi"');
    expect(textOf(html)).toContain('कार्ट');
  });

  test('is compressed once, and not sent again to a browser that has it', async () => {
    const { response } = await pageAt('/', { 'accept-encoding': 'br' });
    const etag = response.headers.get('etag') ?? '';
    const again = await pageAt('/', { 'if-none-match': etag });

    expect(response.headers.get('content-encoding')).toBe('br');
    expect(again.response.status).toBe(304);
  });

  test('is compressed smaller once it is asked for again', async () => {
    const bytes = async () => {
      const { response } = await pageAt(searchLink('amul milk'), { 'accept-encoding': 'br' });
      return Number(response.headers.get('content-length'));
    };
    const first = await bytes();

    expect(await waitUntil(bytes, (now) => now < first)).toBeLessThan(first);
  });

  test('is one address: former and misspelt ones lead to it with their query', async () => {
    const id = milk._id;
    for (const [link, current] of [
      [`/product/former-name-${id}?utm=mail`, `${productLink(milk)}?utm=mail`],
      ['/search/?q=milk', '/search?q=milk'],
      ['/SEARCH', '/search'],
    ] as const) {
      const { status, headers } = await fetch(shop.url + link, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, current]);
    }
  });

  test('contains nothing of a customer who is logged in', async () => {
    const customer = await shop.customer('Personal Name');
    granted(await customer.call(calls.cart.add, { body: { productId: milk._id } }));
    for (const link of [...Object.values(publicLinks()), routes.cart, routes.orders]) {
      const headers = { authorization: `Bearer ${customer.token}`, cookie: `accessToken=${customer.token}` };
      const { html } = await pageAt(link, headers);

      expect(html).toBe((await pageAt(link)).html);
      expect(html).not.toContain('Personal Name');
      expect(html).not.toContain(customer.email);
    }
  });

  test('is the same in each API process, so that a balancer does not defeat 304', async () => {
    for (const link of Object.values(publicLinks())) {
      const { html } = await pageAt(link, {}, other.url);

      expect(html.replaceAll(other.url, shop.url)).toBe((await pageAt(link)).html);
    }
  });

  test('shows a new price at once, and also in a second API process', async () => {
    const link = publicLinks().product;
    await pageAt(link);
    await pageAt(link, {}, other.url);
    const { call } = await shop.admin();
    granted(await call(calls.product.update, { body: { _id: milk._id, price: 81 } }));

    expect(textOf((await pageAt(link)).html)).toContain('₹81.00');
    const shown = await waitUntil(
      async () => textOf((await pageAt(link, {}, other.url)).html),
      (text) => text.includes('₹81.00'),
    );
    expect(shown).toContain('₹81.00');
  });
});

test.each([
  [routes.cart, 'Cart · Tokri', messages.ui.cart.loading],
  [routes.checkout, 'Tokri', messages.ui.states.loading],
  [routes.favourites, 'Favourites &amp; weekly list · Tokri', messages.ui.saved.loading],
])('the frame of %s is there before the app, and is not indexed', async (route, title, text) => {
  const { html, response } = await pageAt(route);

  expect(html).toMatch(new RegExp(`<title[^>]*>${title}</title>`));
  expect(textOf(html)).toContain(text);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('a long reply of the API is compressed, except of an account', async () => {
  for (let count = 0; count < 5; count += 1) await shop.sells();
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json' };
  const list = await fetch(shop.url + calls.product.list.path, { method: 'POST', headers, body: '{}' });
  const { token } = await shop.customer('N'.repeat(40));
  const own = await fetch(shop.url + calls.user.details.path, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });

  expect(list.headers.get('content-encoding')).toBe('br');
  expect(list.headers.get('vary')).toContain('Accept-Encoding');
  expect(await list.json()).toMatchObject({ success: true });
  expect(own.headers.get('content-encoding')).toBeNull();
});
