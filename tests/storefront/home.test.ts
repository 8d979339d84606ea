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

test('before anything has sold, the best sellers are what there is, the same each time, and say so', async () => {
  const { sold, bestSellers } = await home();
  expect(sold).toBe(false);
  expect(namesOf(bestSellers)).toEqual(['Rice', 'Ghee', 'Salt']);
  expect((await home()).bestSellers).toEqual(bestSellers);
});

test('best sellers are what most units were sold of, then what there is', async () => {
  const customer = await shop.customer();
  await orders(customer, rice);
  await customer.adds(ghee, 3);
  await customer.placesOrder();
  await looksAtOrders(shop);
  const { sold, bestSellers } = await home();
  expect(sold).toBe(true);
  expect(namesOf(bestSellers)).toEqual(['Ghee', 'Rice', 'Salt']);
});

test('the home page that the server renders shows them to a reader without scripts', async () => {
  const html = await (await fetch(`${shop.url}/`)).text();
  expect(html).toContain('Top offers');
  expect(html).toContain('Best sellers');
});

test('a banner is shown in the page and in the call at once, and goes back to the default', async () => {
  const image = `/media/${'cd'.repeat(32)}.webp`;
  const saved = granted(
    await setBanner({ title: 'Diwali sweets', titleHindi: 'दिवाली', link: '/search?q=sweets', image }),
  ).data;
  expect(saved).toMatchObject({ title: 'Diwali sweets', revision: 1 });
  expect((await home()).banner).toEqual(saved);
  const page = async (language: string) =>
    (await fetch(`${shop.url}/`, { headers: { 'accept-language': language } })).text();
  expect(await page('en')).toContain('Diwali sweets');
  expect(await page('hi')).toContain('दिवाली');
  granted(await setBanner({ revision: 1 }));
  expect(await page('en')).not.toContain('Diwali sweets');
});

test.each([
  ['javascript:alert(1)', 400],
  ['//evil.example', 400],
  ['/\\evil.example', 400],
  ['http://shop.example', 400],
  ['milk', 400],
  ['https://sweets.example/diwali', 200],
  ['/search?q=milk', 200],
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
});
