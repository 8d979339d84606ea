import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BackInStockQueueService } from '../api/backInStock/backInStockQueue.service.js';
import { loadConfig } from '../api/config/config.js';
import { startServer } from '../api/server.js';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { messages } from '../contract/messages/en.js';
import { productLink, routes } from '../contract/links.js';
import type { Product } from '../contract/product.js';
import { granted } from './support/client.js';
import { password, type TestCustomer, unique } from './support/customer.js';
import { type Letter, type MailServer, openMailServer } from './support/mailServer.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { waitUntil } from './support/waitUntil.js';

let server: MailServer;
let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openTestShop({ SMTP_URL: server.url });
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const requests = () => shop.collection('backinstockrequests');
const soldOut = () => shop.sells({ stock: 0 });
const ask = (customer: TestCustomer, { _id: productId }: Product) =>
  customer.call(calls.backInStock.ask, { body: { productId } });
const askAs = (email: string, { _id: productId }: Product) =>
  shop.call(calls.backInStock.askAsGuest, { body: { email, productId } });
const list = async (customer: TestCustomer) => granted(await customer.call(calls.backInStock.list)).data;
const restock = async ({ _id }: Product, stock = 5) =>
  granted(await admin.call(calls.product.update, { body: { _id, stock } }));
const guest = () => `${unique('guest')}@example.test`;
const lettersFor = (to: string) => server.letters.filter((letter) => letter.to.includes(to));
/** Waits until no request and no mail is left: what was not sent by then never will be. */
const settled = () =>
  waitUntil(
    async () =>
      (await requests().countDocuments({ dueAt: { $exists: true } })) +
      (await shop.collection('outgoingmails').countDocuments()),
    (left) => left === 0,
  );
const tokenIn = ({ text }: Letter) => /\/stop-mails#(\S+)/.exec(text)?.[1] ?? '';
/** Returns the token of a mail that an address got about a product. */
const stopTokenOf = async (email: string) => {
  const product = await soldOut();
  granted(await askAs(email, product));
  await restock(product);
  return tokenIn((await server.lettersTo(email)).at(-1) ?? ({ text: '' } as Letter));
};

describe('a request for a sold-out product', () => {
  test('brings customer and guest one mail with the product, and is over then', async () => {
    const product = await soldOut();
    const [asha, stranger] = [await shop.customer(), guest()];
    for (const _repeat of [1, 2]) {
      granted(await ask(asha, product));
      granted(await askAs(stranger, product));
    }
    expect((await list(asha)).map(({ productId }) => productId)).toEqual([product._id]);
    await restock(product);
    for (const to of [asha.email, stranger]) {
      const [letter] = await server.lettersTo(to);
      expect(letter?.subject).toBe(`Back in stock: ${product.name}`);
      expect(letter?.text).toContain(shop.url + productLink(product));
    }
    await restock(product, 0);
    await restock(product);
    await settled();
    expect([lettersFor(asha.email).length, lettersFor(stranger).length]).toEqual([1, 1]);
    expect(await list(asha)).toEqual([]);
    expect(await requests().countDocuments()).toBe(0);
  });

  test('is answered in the language in which it was made', async () => {
    const product = await shop.sells({ stock: 0, translations: { hi: { name: 'पनीर' } } });
    const email = guest();
    granted(
      await shop.call(calls.backInStock.askAsGuest, {
        body: { email, productId: product._id },
        headers: { 'accept-language': 'hi' },
      }),
    );
    await restock(product);
    expect((await server.lettersTo(email))[0]?.subject).toBe('फिर से स्टॉक में: पनीर');
  });

  test('is answered when a cancelled order brings the stock back', async () => {
    const product = await shop.sells({ stock: 1 });
    const buyer = await shop.customer();
    await buyer.adds(product);
    const { orderId } = await buyer.placesOrder();
    const email = guest();
    granted(await askAs(email, product));
    granted(await buyer.call(calls.order.cancel, { body: { orderId } }));
    expect(await server.lettersTo(email)).toHaveLength(1);
  });

  test('is answered when another program has changed the stock', async () => {
    const [product, email] = [await soldOut(), guest()];
    granted(await askAs(email, product));
    const products = shop.collection('products');
    await products.updateOne({ name: product.name }, { $set: { stock: 3 }, $inc: { version: 1 } });
    expect(await server.lettersTo(email)).toHaveLength(1);
  });

  test('that nobody heard the stock of is found by the search', async () => {
    const product = await shop.sells();
    const email = guest();
    await requests().insertOne({
      ...{ productId: (await shop.collection('products').findOne({ name: product.name }))?._id },
      ...{ userId: null, email, language: 'en-IN', tries: 0, until: new Date(Date.now() + 60_000) },
    });
    await shop.app.get(BackInStockQueueService, { strict: false }).searchAll();
    expect(await server.lettersTo(email)).toHaveLength(1);
  });

  test('waits on when the product is sold out again before the mail is written', async () => {
    const [product, email] = [await soldOut(), guest()];
    granted(await askAs(email, product));
    await requests().updateOne({ email }, { $set: { dueAt: new Date(0) } });
    await waitUntil(
      () => requests().findOne({ email }),
      (request) => request?.dueAt === undefined && request?.tries === 1,
    );
    expect(lettersFor(email)).toEqual([]);
    await restock(product);
    expect(await server.lettersTo(email)).toHaveLength(1);
  });

  test('of a customer who also asked as a guest brings one mail', async () => {
    const [product, asha] = [await soldOut(), await shop.customer()];
    granted(await ask(asha, product));
    granted(await askAs(asha.email, product));
    await restock(product);
    await server.lettersTo(asha.email);
    await settled();
    expect(lettersFor(asha.email)).toHaveLength(1);
  });

  test('of a guest brings no mail that outlives the account of its address', async () => {
    const [product, asha] = [await soldOut(), await shop.customer()];
    granted(await askAs(asha.email, product));
    server.mood = 'busy';
    await restock(product);
    await waitUntil(
      async () => server.turnedAway,
      (letters) => letters.some(({ to }) => to.includes(asha.email)),
    );
    granted(await asha.call(calls.user.remove, { body: { password } }));
    server.mood = 'takes';
    await server.lettersTo(asha.email);
    await settled();
    expect(lettersFor(asha.email).map(({ subject }) => subject)).toEqual([
      messages.mails.accountDeleted.subject,
    ]);
  });

  test('ends by itself after 90 days', async () => {
    const [product, email] = [await soldOut(), guest()];
    granted(await askAs(email, product));
    const until = (await requests().findOne({ email }))?.until as Date | undefined;
    expect(Math.round(((until?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(90);
    const indexes = await requests().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { until: 1 }, expireAfterSeconds: 0 }));
    await requests().updateOne({ email }, { $set: { until: new Date(Date.now() - 120_000) } });
    await restock(product);
    await waitUntil(
      () => requests().countDocuments({ email }),
      (left) => left === 0,
    );
    await settled();
    expect(lettersFor(email)).toEqual([]);
  });

  test('is refused for what is in stock, not sold, or too much, and tells of no account', async () => {
    const [sold, gone] = [await shop.sells(), await soldOut()];
    granted(await admin.call(calls.product.remove, { body: { _id: gone._id } }));
    const asha = await shop.customer();
    for (const answer of [await ask(asha, sold), await askAs(guest(), sold)])
      expect(answer).toMatchObject({ status: 409, json: { code: 'inStock' } });
    expect((await askAs(guest(), gone)).status).toBe(404);
    const product = await soldOut();
    const [known, unknown] = [await askAs(asha.email, product), await askAs(guest(), product)];
    expect(known.json).toEqual(unknown.json);
    expect(await list(asha)).toEqual([]);
    const wrongBody = { email: 'asha', productId: product._id };
    expect((await shop.call(calls.backInStock.askAsGuest, { wrongBody })).status).toBe(400);

    const full = guest();
    const of = ({ _id }: Product) => ({ productId: _id, userId: null, email: full, language: 'en-IN' });
    const until = new Date(Date.now() + 60_000);
    const many = Array.from({ length: limits.backInStockRequests }, (_, at) => ({
      ...{ ...of(product), productId: at, tries: 0, until },
    }));
    await requests().insertMany(many);
    expect(await askAs(full, product)).toMatchObject({ status: 409, json: { code: 'tooManyWaiting' } });
    await requests().deleteMany({ email: full });
  });

  test('can be cancelled by its customer alone', async () => {
    const [product, asha, bina] = [await soldOut(), await shop.customer(), await shop.customer()];
    for (const customer of [asha, bina]) granted(await ask(customer, product));
    const body = { productId: product._id };
    for (const _repeat of [1, 2]) granted(await asha.call(calls.backInStock.cancel, { body }));
    expect([await list(asha), (await list(bina)).length]).toEqual([[], 1]);
  });

  test('is counted for admins', async () => {
    const [wanted, unwanted] = [await soldOut(), await soldOut()];
    granted(await ask(await shop.customer(), wanted));
    granted(await askAs(guest(), wanted));
    const body = { productIds: [wanted._id, unwanted._id] };
    const { data } = granted(await admin.call(calls.backInStock.waiting, { body }));
    expect(data).toEqual([{ productId: wanted._id, count: 2 }]);
  });
});

describe('the link that stops the mails to an address', () => {
  test('shows a page, and ends all requests of the address and its account only when pressed', async () => {
    const asha = await shop.customer();
    const token = await stopTokenOf(asha.email);
    const product = await soldOut();
    granted(await ask(asha, product));
    granted(await askAs(asha.email, await soldOut()));
    const other = guest();
    granted(await askAs(other, product));
    for (const link of [`${routes.stopMails}?token=${token}`, routes.stopMails])
      await (await fetch(shop.url + link)).arrayBuffer(); // as a mail scanner does
    expect(await list(asha)).toHaveLength(1);
    for (const _repeat of [1, 2]) granted(await shop.call(calls.backInStock.stop, { body: { token } }));
    expect(await list(asha)).toEqual([]);
    expect(await requests().countDocuments({ email: asha.email })).toBe(0);
    expect(await requests().countDocuments({ email: other })).toBe(1);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'works in a mail program that sends %s (RFC 8058)',
    async (type) => {
      const email = guest();
      await stopTokenOf(email);
      granted(await askAs(email, await soldOut()));
      const { raw = '' } = (await server.lettersTo(email))[0] ?? {};
      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const address = /^List-Unsubscribe: <([^>]+)>/m.exec(raw.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
      const body = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': type };
      const response = await fetch(address, { method: 'POST', headers, body });
      expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
      expect(await requests().countDocuments({ email })).toBe(0);
    },
  );

  test('does nothing once it was changed, and shows no address', async () => {
    const email = guest();
    const token = await stopTokenOf(email);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(email);
    granted(await askAs(email, await soldOut()));
    const other = token.startsWith('A') ? 'B' : 'A';
    for (const changed of [`A${token}`, token.slice(0, -4), 'x', other + token.slice(1)])
      expect(await shop.call(calls.backInStock.stop, { body: { token: changed } })).toMatchObject({
        status: 400,
        json: { code: 'stopLinkInvalid' },
      });
    expect((await shop.call(calls.backInStock.oneClickStop)).status).toBe(400);
    expect(await requests().countDocuments({ email })).toBe(1);
  });
});

test('requests without a login belong to the account of a proved address', async () => {
  const [asha, bina] = [await shop.customer(), await shop.customer()];
  const body = { email: asha.email };
  granted(await shop.call(calls.user.forgotPassword, { body }));
  const [letter] = await server.lettersTo(asha.email);
  const otp = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  granted(await shop.call(calls.user.verifyOtp, { body: { ...body, otp } }));
  for (const { email } of [asha, bina]) granted(await askAs(email, await soldOut()));
  const exported = async ({ token }: TestCustomer) => {
    const headers = { authorization: `Bearer ${token}` };
    const file = await fetch(shop.url + calls.user.export.path, { headers });
    return ((await file.json()) as { backInStock: unknown[] }).backInStock.length;
  };
  expect([await exported(asha), await exported(bina)]).toEqual([1, 0]);
  for (const customer of [asha, bina])
    granted(await customer.call(calls.user.remove, { body: { password } }));
  const left = async (email: string) => requests().countDocuments({ email });
  expect([await left(asha.email), await left(bina.email)]).toEqual([0, 1]);
});

// last: the calls of this process are refused once another server in it has closed
test('W-35 a request brings one mail, though two processes work and one died at it', async () => {
  const products = await Promise.all([1, 2, 3, 4].map(soldOut));
  const email = guest();
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', SMTP_URL: server.url };
  const next = await startServer(loadConfig({ ...env, DATA_DIR: shop.dataDir }), shop.databaseUri);
  for (const product of products) granted(await askAs(email, product));
  // a process that died had taken this one; its lease has ended
  await requests().updateOne({ email }, { $set: { dueAt: new Date(0), tries: 1 } });
  await Promise.all(products.map((product) => restock(product)));
  await server.lettersTo(email, products.length);
  await settled();
  await next.close();
  expect(
    lettersFor(email)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(products.map(({ name }) => `Back in stock: ${name}`).sort());
});
