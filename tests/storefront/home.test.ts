import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { noBanner } from '../../contract/bannerTexts.js';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { looksAtOrders, namesOf, orders } from '../support/recommendations.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let ghee: Product;
let rice: Product;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  rice = await shop.sells({ name: 'Rice', discount: 5, stock: 20 });
  ghee = await shop.sells({ name: 'Ghee', discount: 30 });
  await shop.sells({ name: 'Salt', discount: 0, stock: 20 });
  await shop.sells({ name: 'Saffron', discount: 60, stock: 0 });
});
afterAll(() => shop.close());

const home = async () => granted(await shop.call(calls.home.page)).data;
const setBanner = (body: object) => admin.call(calls.home.updateBanner, { body: { ...noBanner, ...body } });

test('offers are the products in stock with a discount, the largest first', async () => {
  expect(namesOf((await home()).offers)).toEqual(['Ghee', 'Rice']);
  await admin.call(calls.product.update, { body: { _id: ghee._id, stock: 0 } });
  expect(namesOf((await home()).offers)).toEqual(['Rice']);
  await admin.call(calls.product.update, { body: { _id: ghee._id, stock: 10 } });
});

/** Returns the page that the server renders: its markup without the data, and its ETag. */
const page = async (language: 'en' | 'hi' = 'en') => {
  const response = await fetch(`${shop.url}/`, { headers: { cookie: `language=${language}` } });
  const html = await response.text();
  const markup = html.replace(/<script type="application\/json".*?<\/script>/s, '');
  expect(markup.length).toBeLessThan(html.length);
  return { markup, etag: response.headers.get('etag') };
};

test('before anything has sold, the row has the products in stock, the same each time, and says so', async () => {
  const { sold, bestSellers } = await home();
  expect(sold).toBe(false);
  expect(namesOf(bestSellers)).toEqual(['Rice', 'Ghee', 'Salt']);
  expect((await home()).bestSellers).toEqual(bestSellers);
});

test('with few sold products, these come first in the popular products', async () => {
  const customer = await shop.customer();
  await orders(customer, rice);
  await customer.adds(ghee, 3);
  await customer.placesOrder();
  await looksAtOrders(shop);
  const { sold, bestSellers } = await home();
  expect(sold).toBe(false);
  expect(namesOf(bestSellers)).toEqual(['Ghee', 'Rice', 'Salt']);
});

test('the best sellers are sold products alone, those of which most units were sold first', async () => {
  const before = await page();
  expect(before.markup).toContain('Top offers');
  expect(before.markup).toContain('Popular now');
  const names = ['Atta', 'Besan', 'Curd', 'Dal'];
  const sellers = await Promise.all(names.map((name) => shop.sells({ name, discount: 0 })));
  const customer = await shop.customer();
  for (const [at, product] of sellers.entries()) await customer.adds(product, 8 - at);
  await customer.placesOrder();
  const ordered = await page();
  expect(ordered.markup).not.toContain('Best sellers');
  await looksAtOrders(shop);
  const { sold, bestSellers } = await home();
  expect(sold).toBe(true);
  expect(namesOf(bestSellers)).toEqual(['Atta', 'Besan', 'Curd', 'Dal', 'Ghee', 'Rice']);
  const { markup, etag } = await page();
  expect(markup).toContain('Best sellers');
  expect(markup).not.toContain('Popular now');
  expect(etag).not.toBe(ordered.etag);
  await looksAtOrders(shop); // the same orders change nothing
  expect((await page()).etag).toBe(etag);
});

test('the home page stands while the orders cannot be read', async () => {
  const shown = await home();
  const broken = { status: 'placed', payment_status: 'due', createdAt: new Date(), lines: null };
  const { insertedId: _id } = await shop
    .collection('orders')
    .insertOne(broken, { bypassDocumentValidation: true });
  await expect(looksAtOrders(shop)).rejects.toThrow();
  expect(await home()).toEqual(shown);
  await shop.collection('orders').deleteOne({ _id });
});

test('a banner is shown in the page and in the calls at once, and goes back to the default', async () => {
  const image = `/media/${'cd'.repeat(32)}.webp`;
  const link = '/search?q=sweets';
  const saved = granted(await setBanner({ title: 'Diwali sweets', titleHindi: 'दिवाली', link, image })).data;
  expect(saved).toMatchObject({ title: 'Diwali sweets', revision: 1 });
  expect((await home()).banner).toEqual(saved);
  expect(granted(await admin.call(calls.home.banner)).data).toEqual(saved);
  for (const [language, title] of [
    ['en', 'Diwali sweets'],
    ['hi', 'दिवाली'],
  ] as const) {
    const { markup } = await page(language);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]).toBe(title);
    expect(markup).toContain(`href="${link}"`);
    expect(markup).toContain(`src="${image}`);
  }
  granted(await setBanner({ revision: 1 }));
  expect((await page()).markup).not.toContain('Diwali sweets');
});

test.each([
  ['javascript:alert(1)', 400],
  ['//evil.example', 400],
  ['/\\evil.example', 400],
  ['http://shop.example', 400],
  ['milk', 400],
  ['https://sweets.example/diwali', 200],
  ['/search?q=milk', 200],
  ['/search?q=green tea', 200],
  ['/search?q=\0', 400],
])('the link %s is answered with %i', async (link, status) => {
  expect((await setBanner({ link, revision: undefined })).status).toBe(status);
});

test('a text that is too long is refused by its field, an older revision with the current banner', async () => {
  const long = await setBanner({ title: 'x'.repeat(61), revision: undefined });
  expect(long).toMatchObject({ status: 400, json: { issues: [{ path: ['title'] }] } });
  const stale = await setBanner({ title: 'Mine', revision: 0 });
  expect(stale).toMatchObject({ status: 409, json: { code: 'staleRevision' } });
});

test('only an admin sets the banner', async () => {
  const customer = await shop.customer();
  const { status } = await customer.call(calls.home.updateBanner, { body: noBanner });
  expect(status).toBe(403);
  expect((await customer.call(calls.home.banner)).status).toBe(403);
});
