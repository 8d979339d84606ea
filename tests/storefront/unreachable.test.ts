import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { productLink } from '../../contract/links.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(40) });
});
afterAll(() => shop.close());

const get = (path: string) => fetch(shop.url + path, { headers: { accept: 'text/html' } });

test('in production a shop that was told no address gives none out', async () => {
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
