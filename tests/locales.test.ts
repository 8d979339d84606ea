import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { messages as english } from '../contract/messages/en.js';
import { fill } from '../contract/messages/fill.js';
import { messages as hindi } from '../contract/messages/hi.js';
import { unique } from './support/customer.js';
import { mailsTo } from './support/mailbox.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const inHindi = { 'accept-language': 'hi' };

const askFor = (language?: string) =>
  shop.call(calls.user.forgotPassword, {
    body: { email: `${unique('nobody')}@example.test` },
    headers: language === undefined ? {} : { 'accept-language': language },
  });

test.each(['hi', 'hi-IN,hi;q=0.9,en;q=0.8', 'en;q=0.5, HI', 'hi, en'])(
  'answers in Hindi where %s puts it first',
  async (language) => {
    const { json, headers } = await askFor(language);
    expect(json.message).toBe(hindi.done['user.forgotPassword']);
    expect(headers.get('vary')).toMatch(/Accept-Language/);
  },
);

test.each([undefined, '', '*', 'en', 'en-IN,hi;q=0.9', 'hi;q=0', 'hil', 'fr', ';;,q=', 'hi;q=x'])(
  'answers in the default locale if Accept-Language is %p',
  async (language) => {
    const { json } = await askFor(language);
    expect(json.message).toBe(english.done['user.forgotPassword']);
  },
);

test.each([
  ['the tenth language', `${'fr;q=0.1,'.repeat(10)}hi`],
  ['500 characters', `fr;q=0.1${' '.repeat(500)},hi`],
])('reads no more of Accept-Language than %s', async (_, language) => {
  expect((await askFor(language)).json.message).toBe(english.done['user.forgotPassword']);
});

describe('errors', () => {
  test('have a message in Hindi, with the same code', async () => {
    const { status, json, headers } = await shop.call(calls.cart.list, { headers: inHindi });
    expect(status).toBe(401);
    expect(json).toMatchObject({ code: 'unauthenticated', message: hindi.errors.unauthenticated });
    expect(headers.get('vary')).toMatch(/Accept-Language/);
  });

  test('name the issues of a body in Hindi', async () => {
    const { json } = await shop.call(calls.user.register, {
      wrongBody: { name: '', email: 'nobody', password: 'short', confirmPassword: 'short' },
      headers: inHindi,
    });
    expect(json.issues).toEqual([
      { path: ['name'], message: hindi.fields.required },
      { path: ['email'], message: hindi.fields.email },
      { path: ['password'], message: fill(hindi.fields.tooShort, { minimum: 8 }) },
    ]);
    expect(json.message).toBe(fill(hindi.errors.invalid, { first: `name ${hindi.fields.required}` }));
  });

  test("say the specification's own sentences in Hindi as they are", async () => {
    const { json } = await shop.call(calls.user.register, {
      body: {
        name: 'आशा',
        email: `${unique('asha')}@example.test`,
        password: 'long-enough-7',
        confirmPassword: 'another',
      },
      headers: inHindi,
    });
    expect(json.message).toBe(hindi.local.passwordsDiffer);
    expect(json.issues).toEqual([{ path: ['confirmPassword'], message: hindi.local.passwordsDiffer }]);
  });

  test('count in Hindi', async () => {
    const admin = await shop.admin();
    const name = unique('Dairy');
    await admin.call(calls.category.create, { body: { name, image: 'https://example.test/dairy.png' } });
    const { json: list } = await shop.call(calls.category.list);
    const _id = list.data.find((category) => category.name === name)?._id ?? '';
    await shop.sells({ category: [{ _id }] });
    const { status, json } = await admin.call(calls.category.remove, { body: { _id }, headers: inHindi });
    expect(status).toBe(409);
    expect(json.message).toBe(fill(hindi.errors.inUse, { dependents: hindi.dependents.product }));
  });

  test('of invalid JSON are in Hindi', async () => {
    const { method, path } = calls.user.login;
    const answer = await fetch(shop.url + path, {
      method,
      body: '{"email":',
      headers: { 'content-type': 'application/json', ...inHindi },
    });
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      message: fill(hindi.errors.invalid, { first: hindi.request.notJson }),
    });
  });
});

test('a code is mailed in the language of who asked for it', async () => {
  const customer = await shop.customer();
  await shop.call(calls.user.forgotPassword, { body: { email: customer.email }, headers: inHindi });
  const [letter] = await mailsTo(shop, customer.email);
  expect(letter?.subject).toBe(hindi.mails.code.subject);
  expect(letter?.text).toMatch(/^नमस्ते,\n\nनया पासवर्ड चुनने के लिए .*\n\n {4}\d{6}\n/);
});
