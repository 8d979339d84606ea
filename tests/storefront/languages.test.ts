import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from '../../contract/calls.js';
import { calls } from '../../contract/calls.js';
import { longDate } from '../../contract/dates.js';
import { productLink, routes } from '../../contract/links.js';
import { messages as english } from '../../contract/messages/en.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { isOfOrder, mailsTo } from '../support/mailbox.js';
import { readyToOrder } from '../support/ordering.js';
import { textsOfPdf } from '../support/pdf.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let milk: Product;

const pageIn = async (language: string, link = productLink(milk)) => {
  const response = await fetch(shop.url + link, { headers: { cookie: `language=${language}` } });
  return response.text();
};
const rootOf = (html: string) => html.slice(html.indexOf('<div id="root">'));

/** Returns what a page says about the shop's further languages. */
const furtherIn = (html: string) =>
  JSON.parse(/id="message-overrides">([^<]*)</.exec(html)?.[1] ?? '{}') as {
    names: Record<string, string>;
    pages: Record<string, string>;
    dashboards: Record<string, string>;
  };

const askIn = <Body, Reply>(row: Call<Body, Reply>, language: string, body?: Body) =>
  shop.call(row, { ...(body !== undefined && { body }), headers: { 'accept-language': language } });

beforeAll(async () => {
  shop = await openTestShop({ LANGUAGES_DIR: 'tests/support/languages' });
  milk = await shop.sells({
    name: 'Buffalo milk',
    unit: '500 ml',
    translations: { mr: { name: 'म्हशीचे दूध' }, hi: { name: 'भैंस का दूध' } },
  });
});
afterAll(() => shop.close());

describe('a page in a language that the shop has added', () => {
  test('has its messages, products and units, and English where the file has no text', async () => {
    const html = await pageIn('mr');
    expect(html).toContain('<html lang="mr" data-language="mr">');
    expect(html).toContain('<noscript>कार्ट भरण्यासाठी');
    expect(html).toContain('<meta property="og:locale" content="mr_IN" />');
    const root = rootOf(html);
    for (const text of ['म्हशीचे दूध', '500 मिली', 'माझे कार्ट', 'सर्व हक्क राखीव', 'सर्व करांसह'])
      expect(root).toContain(text);
    expect(root).toContain(english.ui.saved.title.replace('&', '&amp;')); // the file does not have it
    expect(root).not.toContain(english.ui.cart.myCart);
  });

  test('offers every language by its own name; a file without a name has that of Intl', async () => {
    const html = await pageIn('en');
    const buttons = [...html.matchAll(/<button[^>]* lang="(\w+)"[^>]* aria-label="([^"]+)"/g)];
    expect(buttons.map(([, code, name]) => `${code} ${name}`)).toEqual([
      'en English',
      'hi हिन्दी',
      'mr मराठी',
      'ta தமிழ்',
    ]);
    expect(furtherIn(html).names).toEqual({ mr: 'मराठी', ta: 'தமிழ்' });
  });

  test('is rendered for each language, and again in English for one that the shop does not have', async () => {
    expect(rootOf(await pageIn('ta'))).toContain('என் கூடை');
    expect(rootOf(await pageIn('hi'))).toContain('भैंस का दूध');
    for (const language of ['bn', 'constructor', '']) {
      const html = await pageIn(language);
      expect(html).toContain('lang="en-IN"');
      expect(rootOf(html)).toContain(english.ui.cart.myCart);
    }
  });

  test('that the browser draws has the language and its messages too', async () => {
    const html = await pageIn('mr', routes.login);
    expect(html).toContain('lang="mr"');
    expect(furtherIn(html).pages.mr).toMatch(/^\/assets\/mr-[0-9a-f]{8}\.js$/);
  });
});

describe('the messages of a language', () => {
  const modulesOf = async () => {
    const { pages, dashboards } = furtherIn(await pageIn('en'));
    return { page: pages.mr ?? '', dashboard: dashboards.mr ?? '', dashboards };
  };

  test('are one immutable file, complete, without mails and the dashboard', async () => {
    const { page } = await modulesOf();
    const response = await fetch(shop.url + page, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const source = await response.text();
    const messages = JSON.parse(source.replace(/^export const messages=/, '')) as typeof english;
    expect(messages.language).toBe('mr');
    expect(messages.ui.cart.myCart).toBe('माझे कार्ट');
    expect(messages.ui.cart.notLoaded).toBe(english.ui.cart.notLoaded);
    expect(messages).not.toHaveProperty('mails');
    expect(messages).not.toHaveProperty('admin');
    expect((await fetch(shop.url + page.replace(/.{4}\.js$/, '0000.js'))).status).toBe(404);
  });

  test('of the dashboard are another file, which a language need not have', async () => {
    const { dashboard, dashboards } = await modulesOf();
    const source = await (await fetch(shop.url + dashboard)).text();
    expect(JSON.parse(source.replace(/^export const adminMessages=/, ''))).toMatchObject({
      audit: { before: 'आधी' },
    });
    expect(Object.keys(dashboards)).toEqual(['mr']);
  });
});

describe('the API answers in the language', () => {
  test('its errors and success messages, by Accept-Language', async () => {
    const refused = await askIn(calls.cart.list, 'mr-IN,mr;q=0.9,en;q=0.8');
    expect(refused.json).toMatchObject({ code: 'unauthenticated', message: 'कृपया लॉगिन करा' });
    const { json } = await askIn(calls.user.login, 'mr', { email: 'nobody', password: 'x' });
    expect(json.message).toBe('कृपया तपशील तपासा: email हा वैध ईमेल नाही');
    expect((await askIn(calls.cart.list, 'bn')).json.message).toBe(english.errors.unauthenticated);
  });

  test('lists, which are cached for each language, and searches for its words', async () => {
    const names = async (language: string) => {
      const { data } = granted(await askIn(calls.product.search, language, { search: 'म्हशीचे' }));
      return data.map(({ name, unit }) => `${name}, ${unit}`);
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await names('mr')).toEqual(['म्हशीचे दूध, 500 मिली']);
      expect(await names('hi')).toEqual(['भैंस का दूध, 500 मिली']);
      expect(await names('en')).toEqual(['Buffalo milk, 500 ml']);
    }
  });

  test('the text of a page such as Help, in English if the shop does not have the language', async () => {
    const { data } = granted(await askIn(calls.shop.page, 'mr', { page: 'help', language: 'bn' }));
    expect(data).toEqual(granted(await askIn(calls.shop.page, 'en', { page: 'help', language: 'en' })).data);
  });
});

describe('mails and invoices', () => {
  const invoiceIn = async (customer: TestCustomer, orderId: string, language: string) => {
    const { method, path } = calls.order.invoice;
    const headers = {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'application/json',
      'accept-language': language,
    };
    const response = await fetch(shop.url + path, { method, headers, body: JSON.stringify({ orderId }) });
    return textsOfPdf(Buffer.from(await response.arrayBuffer()));
  };

  test('a mail is in the language of who caused it, with English where the file has no text', async () => {
    const { email } = await shop.customer();
    await askIn(calls.user.forgotPassword, 'mr', { email });
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toBe('तुमचा पासवर्ड बदलण्याचा कोड');
    expect(mail?.text).toMatch(/^नमस्कार,\n\nनवीन पासवर्ड निवडण्यासाठी [^]*\n\n {4}\d{6}\n/);
    expect(mail?.text).toContain(english.mails.code.note.slice(0, 20));
  });

  test('an order is mailed in its language; its invoice is in English if the fonts lack the script', async () => {
    const customer = await shop.customer();
    await customer.adds(milk, 1);
    const headers = { 'accept-language': 'mr' };
    const body = await readyToOrder(customer);
    granted(await customer.call(calls.order.placeCashOnDelivery, { body, headers }));
    const [mail] = await mailsTo(shop, customer.email, 1, isOfOrder);
    expect(mail?.text).toContain('म्हशीचे दूध');
    const { data } = granted(await customer.call(calls.order.list, { body: {} }));
    const orderId = data[0]?.orderId ?? '';
    const inMarathi = (await invoiceIn(customer, orderId, 'mr')).join(' ');
    expect(inMarathi).toContain('म्हशीचे दूध');
    expect(inMarathi).toContain(english.invoice.proforma); // the file does not have it
    const inTamil = (await invoiceIn(customer, orderId, 'ta')).join(' ');
    expect(inTamil).toContain('Buffalo milk');
    expect(inTamil).toContain(longDate(data[0]?.createdAt ?? ''));
    expect(inTamil).not.toMatch(/\p{Script=Tamil}/u);
  });
});

// the last test, because a second shop takes the place of the first one
test('popular searches are answered in a language of several scripts, such as Japanese', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokri-languages-'));
  writeFileSync(path.join(folder, 'ja.json'), '{}');
  const japanese = await openTestShop({ LANGUAGES_DIR: folder });
  try {
    const headers = { 'accept-language': 'ja' };
    expect((await japanese.call(calls.search.popular, { headers })).status).toBe(200);
  } finally {
    await japanese.close();
    rmSync(folder, { recursive: true });
  }
});
