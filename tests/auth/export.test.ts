import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { type PersonalDataExport, personalData } from '../../contract/personalData.js';
import { password, type TestCustomer } from '../support/customer.js';
import { fullLife, type Life } from '../support/fullLife.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let life: Life;
beforeAll(async () => {
  shop = await openTestShop();
  life = await fullLife(shop);
});
afterAll(() => shop.close());

const ask = ({ token }: { token: string }) =>
  fetch(shop.url + calls.user.export.path, { headers: { authorization: `Bearer ${token}` } });
const fileOf = async (customer: TestCustomer) => (await ask(customer)).text();
const dataOf = async (customer: TestCustomer) => JSON.parse(await fileOf(customer)) as PersonalDataExport;

test('it is a file of JSON that people can read, with the day in its name, and no cache keeps it', async () => {
  const { status, headers } = await ask(life.customer);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="tokri-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await fileOf(life.customer)).toMatch(/^{\n {2}"exportedAt": .*\n {2}"profile": {\n {4}"_id"/);
});

test('it has everything that the shop knows of its customer', async () => {
  const data = await dataOf(life.customer);
  const { customer } = life;
  expect(data.profile).toMatchObject({ email: customer.email, avatar: life.avatar, role: 'USER' });
  expect(data.addresses.map(({ status }) => status)).toEqual([false, true]);
  expect(data.cart.map(({ quantity, price }) => [quantity, price])).toEqual([
    [2, 100],
    [1, 100],
  ]);
  expect(data.savedProducts).toMatchObject([{ favourite: true, quantity: 3 }]);
  expect(data.backInStock).toMatchObject([{ product: expect.any(String), until: expect.any(String) }]);
  expect(data.ratings).toMatchObject([
    { stars: 4, text: expect.stringMatching(/likes it$/), state: 'approved', product: expect.any(String) },
  ]);
  expect(data.orders.map(({ orderId, status, totalAmt }) => [orderId, status, totalAmt])).toEqual([
    [life.delivered, 'delivered', 100],
    [life.cancelled, 'cancelled', 100],
  ]);
  expect(data.orders[0]?.lines).toMatchObject([{ quantity: 1, price: 100, amount: 100 }]);
  expect(data.orders[0]?.history.map(({ status }) => status)).toEqual([
    ...['placed', 'packed', 'out_for_delivery', 'delivered'],
  ]);
  expect(data.orders[0]?.note).toMatch(/^Ring /);
  expect(data.orders[0]?.delivery_note).toMatch(/^Ask for /);
  expect(data.orders[0]?.problems).toMatchObject([
    { kind: 'other', answer: { text: expect.stringMatching(/^Sorry/) } },
  ]);
  expect(data.sessions).toHaveLength(1);
  const file = await fileOf(customer);
  const formerEmail = ({ email }: PersonalDataExport['orders'][number]['customer']) => email;
  expect(data.orders.map((order) => formerEmail(order.customer))).not.toContain(customer.email);
  for (const trace of life.traces) expect(file).toContain(trace);
});

test('it has nothing else: no secret, no name of the staff, nothing of another customer', async () => {
  const other = await fullLife(shop);
  const file = await fileOf(life.customer);
  personalData.encode(personalData.parse(JSON.parse(file)));
  const admin = await shop.admin();
  for (const secret of [admin.email, password, life.customer.token, ...other.traces])
    expect(file).not.toContain(secret);
  expect(file).not.toMatch(/argon2|hash|tokens|"by"|device/);
  const keys = (value: unknown): string[] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)])
      : [];
  const known = new Set(keys(JSON.parse(JSON.stringify(personalData.parse(JSON.parse(file))))));
  expect(keys(JSON.parse(file)).filter((key) => !known.has(key))).toEqual([]);
});

test('a new customer gets a file with nothing in its lists', async () => {
  const data = await dataOf(await shop.customer('Asha'));
  expect(data).toMatchObject({
    profile: { name: 'Asha' },
    addresses: [],
    cart: [],
    savedProducts: [],
    backInStock: [],
    ratings: [],
    orders: [],
  });
});

test('needs a session, and fails after the account deletion', async () => {
  const asha = await shop.customer();
  expect((await ask({ token: '' })).status).toBe(401);
  expect((await ask({ token: asha.refreshToken })).status).toBe(401);
  await asha.call(calls.user.remove, { body: { password } });
  expect((await ask(asha)).status).toBe(401);
});
