import { get as httpGet } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { categoryLink, listingLink, productLink } from '../../contract/links.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import { unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const home = 'https://shop.example';
const image = `${home}/media/${'ab'.repeat(32)}.webp`;

let shop: TestShop;
let dairy: { _id: string; name: string };
let milks: { _id: string; name: string };
let milk: Product;

const one = (all: { _id: string; name: string }[], name: string) => {
  const found = all.find((listing) => listing.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

const create = async () => {
  const { call } = await shop.admin();
  const names = { category: unique('Dairy & eggs'), sub: unique('Milk, curd') };
  granted(await call(calls.category.create, { body: { name: names.category, image: image } }));
  dairy = one(granted(await call(calls.category.list)).data, names.category);
  const sub = { name: names.sub, image: image, category: [dairy._id] };
  granted(await call(calls.subcategory.create, { body: sub }));
  milks = one(granted(await call(calls.subcategory.list, { body: {} })).data, names.sub);
  milk = await shop.sells({
    name: unique('Amul milk'),
    unit: '500 ml',
    price: 80,
    discount: 10,
    stock: 3,
    image: [image],
    category: [dairy._id],
    subCategory: [milks._id],
    description: 'From the morning.',
    more_details: { Brand: 'Amul' },
  });
};
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: home, DELIVERY_MINUTES: '12' });
  await create();
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers: { accept: 'text/html', ...headers } });

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (markup = '') => markup.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);

/** Reads a page as a search engine does, without running scripts. */
const read = async (path: string, headers?: Record<string, string>) => {
  const answer = await get(path, headers);
  const html = await answer.text();
  const [, canonical] = /^<(.*)>; rel="canonical"$/.exec(answer.headers.get('link') ?? '') ?? [];
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1]);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const jsonLd = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  const title = plain(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]);
  return { status: answer.status, headers: answer.headers, html, canonical, title, meta, jsonLd };
};

describe('what is found of the shop', () => {
  test('a product has its price, stock, category and image', async () => {
    const page = await read(productLink(milk));
    const link = home + productLink(milk);

    expect([page.status, page.title, page.canonical]).toEqual([200, `${milk.name} · Tokri`, link]);
    expect(page.meta('description')).toBe(
      `${milk.name}, 500 ml: ₹72.00. Delivered in 12 minutes. From the morning.`,
    );
    expect([page.meta('og:title'), page.meta('og:type')]).toEqual([milk.name, 'product']);
    expect(page.meta('og:image')).toBe(`${image}?w=640`);
    expect([page.meta('og:url'), page.meta('product:price:amount')]).toEqual([link, '72.00']);
    expect(page.jsonLd).toMatchObject([
      {
        '@type': 'Product',
        name: milk.name,
        brand: { name: 'Amul' },
        image: [image],
        offers: {
          price: '72.00',
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          url: link,
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${home}/` },
          { position: 2, name: dairy.name, item: home + categoryLink(dairy) },
          { position: 3, name: milks.name, item: home + listingLink(dairy, milks) },
          { position: 4, name: milk.name, item: link },
        ],
      },
    ]);
  });

  test('a product has its translated name and its brand in Hindi, at the same address', async () => {
    const ghee = await shop.sells({
      name: 'Cow Ghee',
      more_details: { Brand: 'Amul' },
      translations: {
        hi: { name: 'गाय का घी', more_details: { Brand: { name: 'कंपनी', value: 'Amul' } } },
      },
    });
    const page = await read(productLink(ghee), { 'accept-language': 'hi', cookie: 'language=hi' });
    expect([page.title, page.canonical]).toEqual(['गाय का घी · Tokri', home + productLink(ghee)]);
    expect(page.jsonLd[0]).toMatchObject({ name: 'गाय का घी', brand: { name: 'Amul' } });
  });

  test('an address is the same however it is encoded', async () => {
    const page = await read(`/%70roduct/milk%2D${milk._id.toUpperCase()}/`);
    expect([page.status, page.canonical]).toEqual([200, home + productLink(milk)]);
    expect((await get('/%63art')).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('what is no path in a request is passed over', async () => {
    const statusOf = (path: string) =>
      new Promise((done, fail) => {
        const { hostname, port } = new URL(shop.url);
        const asked = httpGet({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
          answer.resume();
          done(answer.statusCode);
        });
        asked.on('error', fail);
      });
    expect(await statusOf('/nothing#%E0%A4%A')).toBe(404);
    expect(await statusOf(`${home}/cart`)).toBe(200);
    expect(await statusOf(`${home}/api/nothing`)).toBe(404);
  });

  test('an old link of a product names the one that holds', async () => {
    const page = await read(`/product/an-old-name-${milk._id}`);
    expect([page.status, page.canonical]).toEqual([200, home + productLink(milk)]);
  });

  test('what has changed is told at once, and nothing is sent again before', async () => {
    const bread = await shop.sells({ name: unique('Bread'), price: 40 });
    const etag = (await get(productLink(bread))).headers.get('etag') ?? '';
    expect((await get(productLink(bread), { 'if-none-match': etag })).status).toBe(304);

    const { call } = await shop.admin();
    granted(await call(calls.product.update, { body: { _id: bread._id, stock: 0 } }));

    const page = await read(productLink(bread), { 'if-none-match': etag });
    expect(page.status).toBe(200);
    expect(page.meta('description')).toContain('Currently out of stock.');
    expect(page.jsonLd[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  test('a category and its sub category', async () => {
    const category = await read(categoryLink(dairy));
    expect([category.title, category.canonical]).toEqual([
      `${dairy.name} · Tokri`,
      home + categoryLink(dairy),
    ]);
    const listing = await read(listingLink(dairy, milks));
    expect([listing.title, listing.canonical, listing.meta('og:image')]).toEqual([
      `${milks.name} · Tokri`,
      home + listingLink(dairy, milks),
      `${image}?w=640`,
    ]);
    expect(listing.meta('description')).toBe(`${milks.name} at fair prices, delivered in 12 minutes.`);
  });

  test('a sub category told under a category in which it does not stand names the one in which it does', async () => {
    const { call } = await shop.admin();
    const name = unique('Bakery');
    granted(await call(calls.category.create, { body: { name, image: image } }));
    const bakery = one(granted(await call(calls.category.list)).data, name);
    const page = await read(listingLink(bakery, milks));
    expect([page.status, page.canonical]).toEqual([200, home + listingLink(dairy, milks)]);
  });

  test('the home', async () => {
    const page = await read('/');
    expect([page.status, page.canonical, page.meta('og:title')]).toEqual([
      200,
      `${home}/`,
      'Groceries at your door in 12 minutes',
    ]);
    expect(page.jsonLd).toMatchObject([{ '@type': 'WebSite', name: 'Tokri', url: `${home}/` }]);
    expect(page.meta('og:image')).toBe(`${home}/share.png`);
    expect((await get('/share.png')).headers.get('content-type')).toBe('image/png');
  });

  test('in the language that the visitor chose, whatever the browser asks for', async () => {
    const english = await read('/', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' });
    expect([english.meta('og:locale'), english.title]).toEqual(['en_IN', 'Home · Tokri']);
    expect(english.meta('description')).toContain('in 12 minutes');
    const page = await read('/', { 'accept-language': 'en-IN', cookie: 'language=hi' });
    expect(page.meta('description')).toContain('12 मिनट में राशन आपके घर');
    expect([page.meta('og:locale'), page.title]).toEqual(['hi_IN', 'होम · Tokri']);
    expect(page.html).toContain('<html lang="hi"');
    expect(page.headers.get('vary')).toBe('Origin, Accept, Cookie, Accept-Encoding');
  });

  test('a name that would be a script stays a name', async () => {
    const name = `</script><img src=x onerror="alert(1)"> & 'Sons' $& {price} ${unique('x')}`;
    const product = await shop.sells({ name, description: '"><script>alert(1)</script>' });
    const page = await read(productLink(product));

    expect([page.title, page.meta('og:title'), page.jsonLd[0]?.name]).toEqual([
      `${name} · Tokri`,
      name,
      name,
    ]);
    expect(page.jsonLd).toHaveLength(2);
    expect(page.html).not.toMatch(/<img src=x|<script>alert|<\/script>(?!\s*<)/);
  });

  test('a long description is cut at a word', async () => {
    const product = await shop.sells({ description: 'Fresh and good. '.repeat(40) });
    const text = (await read(productLink(product))).meta('description') ?? '';
    expect(text.length).toBeLessThanOrEqual(203);
    expect(text).toMatch(/(Fresh|and|good\.) …$/);
  });

  test('where nothing is, the page says so with its status', async () => {
    for (const path of [
      '/nothing',
      '/a/b/c',
      `/product/milk-${'0'.repeat(24)}`,
      '/product/milk',
      '/product',
      categoryLink({ name: 'gone', _id: '0'.repeat(24) }),
      listingLink(dairy, { name: 'gone', _id: '0'.repeat(24) }),
      `${listingLink(dairy, milks)}/more`,
    ]) {
      const { status, title, canonical, jsonLd, html } = await read(path);
      expect([path, status, title, canonical, jsonLd]).toEqual([
        path,
        404,
        'Page not found · Tokri',
        undefined,
        [],
      ]);
      expect(html).toContain('<div id="root">');
    }
  });

  test('screens that are their user’s alone, and searches, are in no list', async () => {
    for (const path of [
      '/cart',
      '/Cart/',
      '/search?q=milk',
      '/dashboard',
      '/dashboard/myorders/TK-1',
      '/login',
    ]) {
      const { status, headers, canonical } = await read(path);
      expect([path, status, headers.get('x-robots-tag'), canonical]).toEqual([
        path,
        200,
        'noindex',
        undefined,
      ]);
    }
    expect((await get(productLink(milk))).headers.get('x-robots-tag')).toBeNull();
  });
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => plain(address));
const onShop = (address: string) => address.slice(home.length);

describe('the sitemap', () => {
  test('is named by robots.txt, which closes searches, of which there is no end, and nothing else', async () => {
    const answer = await get('/robots.txt');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/plain; charset=utf-8',
      `User-agent: *\nDisallow: /search?\n\nSitemap: ${home}/sitemap.xml\n`,
    ]);
  });

  test('lists each category and product once, each by its canonical address', async () => {
    await shop.sells({ name: '.5 kg a/.b & Söhne…' });
    const files = locations(await (await get('/sitemap.xml')).text());
    const texts = await Promise.all(files.map(async (file) => (await get(onShop(file))).text()));
    const all = texts.flatMap(locations);

    expect(all).toEqual(
      expect.arrayContaining([
        `${home}/`,
        home + categoryLink(dairy),
        home + listingLink(dairy, milks),
        home + productLink(milk),
      ]),
    );
    expect(new Set(all).size).toBe(all.length);
    for (const address of all) expect((await read(onShop(address))).canonical).toBe(address);
    expect(texts.join('')).toMatch(
      new RegExp(`${milk._id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
    );
  });

  test('has no file beyond the last', async () => {
    for (const file of ['products-0', 'products-2', 'products-1e3', 'x'])
      expect([file, (await get(`/sitemaps/${file}.xml`)).status]).toEqual([file, 404]);
  });
});
