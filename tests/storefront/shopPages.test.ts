import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { shopPageNames } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({
    SHOP_LEGAL_NAME: 'Tokri Foods Pvt. Ltd.',
    SHOP_EMAIL: 'help@tokri.example',
    SHOP_FSSAI: '10012021000071',
  });
  admin = await shop.admin();
});
afterAll(() => shop.close());

type Name = (typeof shopPageNames)[number];
const textOf = async (page: Name, language: 'en' | 'hi' = 'en') =>
  granted(await shop.call(calls.shop.page, { body: { page, language } })).data.body;
const save = (body: object) =>
  admin.call(calls.shop.updatePage, { body: { page: 'refunds', body: '', bodyHindi: '', ...body } });

/** Returns a page as the server renders it, without the data for scripts. */
const rendered = async (path: string, language: 'en' | 'hi' = 'en') => {
  const response = await fetch(shop.url + path, { headers: { cookie: `language=${language}` } });
  const html = await response.text();
  const body = html.replace(/<script type="application\/json".*?<\/script>/s, '');
  return { status: response.status, robots: response.headers.get('x-robots-tag'), html, body };
};

test('the settings tell how to reach the shop, where that is set', async () => {
  const { data } = granted(await shop.call(calls.shop.settings));
  expect(data).toMatchObject({ email: 'help@tokri.example', fssai: '10012021000071' });
  expect(data).not.toHaveProperty('phone');
});

test('a default text has the shop’s settings, and no line about what is not set', async () => {
  const terms = await textOf('terms');
  expect(terms).toContain('Seller: Tokri Foods Pvt. Ltd.');
  expect(terms).toContain('FSSAI licence: 10012021000071');
  expect(terms).not.toMatch(/GSTIN|Grievance|\{/);
  expect(await textOf('help')).toContain('Write to help@tokri.example.');
  expect(await textOf('help')).not.toContain('Call');
  expect(await textOf('terms', 'hi')).toContain('विक्रेता: Tokri Foods Pvt. Ltd.');
});

test.each(shopPageNames)('the page %s is rendered for search engines, and in the sitemap', async (name) => {
  const { status, robots, html, body } = await rendered(routes[name]);
  expect([status, robots]).toEqual([200, null]);
  expect(body).toMatch(/<h1[^>]*>/);
  const [first = ''] = (await textOf(name)).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(first).not.toBe('');
  expect(body).toContain(first.replace(/^- /, '').split('’')[0]);
  expect(/<meta name="description" content="[^"]{40}/.test(html)).toBe(true);
  for (const other of shopPageNames) expect(body).toContain(`href="${routes[other]}"`);
  const sitemap = await (await fetch(`${shop.url}/sitemaps/categories.xml`)).text();
  expect(sitemap.split(`${routes[name]}</loc>`)).toHaveLength(2);
});

test('an admin’s text is shown at once, by call and page, and goes back to the default one', async () => {
  const before = await textOf('refunds');
  const body = '# Our promise\nAsk {shop}, {legalName}, {phone}\n- <b>Bold</b> for {legalName}';
  const saved = granted(await save({ body, bodyHindi: 'हमसे पूछें' })).data;
  expect(saved).toMatchObject({ page: 'refunds', body, revision: 1 });
  expect(granted(await admin.call(calls.shop.storedPage, { body: { page: 'refunds' } })).data).toEqual(saved);
  expect(await textOf('refunds')).toBe('# Our promise\n- <b>Bold</b> for Tokri Foods Pvt. Ltd.');
  expect(await textOf('refunds', 'hi')).toBe('हमसे पूछें');
  const page = await rendered(routes.refunds);
  expect(page.body).toMatch(/<h2[^>]*>Our promise<\/h2>/);
  expect(page.body).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  expect((await rendered(routes.refunds, 'hi')).body).toContain('हमसे पूछें');
  granted(await save({ body: 'Ask', revision: 1 }));
  expect(await textOf('refunds', 'hi')).toBe('Ask');
  granted(await save({ revision: 2 }));
  expect(await textOf('refunds')).toBe(before);
});

describe('a save', () => {
  test('of an older revision is refused with the current text', async () => {
    granted(await save({ body: 'First' }));
    const stale = await save({ body: 'Mine', revision: 0 });
    expect(stale).toMatchObject({ status: 409, json: { code: 'staleRevision', data: { body: 'First' } } });
    expect(await textOf('refunds')).toBe('First');
    granted(await save({}));
  });

  test('that is too long is refused by its field; one of the greatest length is taken', async () => {
    const long = await save({ body: 'x'.repeat(limits.shopPage + 1) });
    expect(long).toMatchObject({ status: 400, json: { issues: [{ path: ['body'] }] } });
    const greatest = { body: 'अ'.repeat(limits.shopPage), bodyHindi: 'अ'.repeat(limits.shopPage) };
    granted(await save(greatest));
    granted(await save({}));
  });

  test('is for admins alone, and for the pages that exist', async () => {
    const customer = await shop.customer();
    const body = { page: 'help' as const, body: 'Mine', bodyHindi: '' };
    expect((await customer.call(calls.shop.updatePage, { body })).status).toBe(403);
    expect((await customer.call(calls.shop.storedPage, { body: { page: 'help' } })).status).toBe(403);
    expect((await save({ page: 'jobs' })).status).toBe(400);
  });
});
