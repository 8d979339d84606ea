import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { logIn, newCustomer, password, type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newcomer = (email = `${unique('meera')}@example.test`) => ({
  name: 'Meera',
  email,
  password,
  confirmPassword: password,
});
const register = (body: object) => shop.call(calls.user.register, { wrongBody: body });

test('S-133 S-131 registers a customer and says so', async () => {
  const { status, json } = await register(newcomer());

  expect(status).toBe(200);
  expect(json).toEqual({ success: true, error: false, message: messages.done['user.register'] });
});

test('a name is stored with one space between its words', async () => {
  const { email } = newcomer();
  expect((await register({ ...newcomer(email), name: 'Asha   Kumari' })).status).toBe(200);

  const { token } = await logIn(shop.call, email);
  expect((await shop.call(calls.user.details, { token })).json.data).toMatchObject({ name: 'Asha Kumari' });
});

test('S-133 refuses passwords that differ in the words of the specification', async () => {
  const { status, json } = await register({ ...newcomer(), confirmPassword: 'Another-mango-7' });

  expect(status).toBe(400);
  expect(json).toMatchObject({
    success: false,
    error: true,
    code: 'invalid',
    message: messages.local.passwordsDiffer,
  });
  expect(json.issues).toEqual([{ path: ['confirmPassword'], message: messages.local.passwordsDiffer }]);
});

test.each(['password123', 'ILoveYou123', 'jaishreeram'])('refuses the common password %s', async (common) => {
  const { status, json } = await register({ ...newcomer(), password: common, confirmPassword: common });

  expect(status).toBe(400);
  expect(json.code).toBe('commonPassword');
  expect(json.issues).toEqual([{ path: ['password'], message: messages.errors.commonPassword }]);
});

test('refuses the own address as a password', async () => {
  const email = `${unique('meera')}@example.test`;
  const { json } = await register({ ...newcomer(email), password: email, confirmPassword: email });

  expect(json.code).toBe('commonPassword');
});

test.each(['Meera@12345', 'T0kri-2024!'])(
  'refuses %s: the own name, or the shop, with digits to it',
  async (easy) => {
    const { json } = await register({ ...newcomer(), password: easy, confirmPassword: easy });

    expect(json.code).toBe('commonPassword');
  },
);

test('a password is the same however a keyboard composes its accents', async () => {
  const email = `${unique('meera')}@example.test`;
  const [composed, decomposed] = (['NFC', 'NFD'] as const).map((form) => 'Crème-brûlée-क़लम'.normalize(form));
  await register({ ...newcomer(email), password: decomposed, confirmPassword: decomposed });

  expect(composed).not.toBe(decomposed);
  await expect(logIn(shop.call, email, composed)).resolves.toMatchObject({ email });
});

test('takes 128 characters of any script, and tells the last of them apart', async () => {
  const long = 'पासवर्ड 🔑 '.repeat(20).slice(0, 127);
  const email = `${unique('meera')}@example.test`;
  await register({ ...newcomer(email), password: `${long}x`, confirmPassword: `${long}x` });

  await expect(logIn(shop.call, email, `${long}x`)).resolves.toMatchObject({ email });
  await expect(logIn(shop.call, email, `${long}y`)).rejects.toMatchObject({ code: 'wrongCredentials' });
});

test('an address has one account, in upper and lower case, however many ask at once', async () => {
  const email = `${unique('twin')}@example.test`;
  const asked = Array.from({ length: 8 }, (_, i) => register(newcomer(i % 2 ? email : email.toUpperCase())));
  const answers = await Promise.all(asked);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('emailTaken');
});

test('S-128 nobody becomes an admin or confirmed by saying so', async () => {
  const extra = { role: 'ADMIN', status: 'Blocked', verify_email: true, _id: 'f'.repeat(24), isAdmin: true };
  const body = { ...newcomer(), ...extra };
  expect((await register(body)).status).toBe(200);
  const { token } = await logIn(shop.call, body.email);
  const profile = { name: 'Meera', email: body.email, mobile: '9876543210', ...extra, password: 'x' };
  expect((await shop.call(calls.user.update, { token, wrongBody: profile })).status).toBe(200);

  const { json } = await shop.call(calls.user.details, { token });
  expect(json.data).toMatchObject({ role: 'USER', status: 'Active', verify_email: false });
  expect(json.data._id).not.toBe(extra._id);
  await expect(logIn(shop.call, body.email)).resolves.toMatchObject({ email: body.email });
});

test('a customer of the tests is as one who registers and logs in', async () => {
  const alike = expect.any(String);
  const storedUserOf = async ({ email }: TestCustomer) => {
    const user = await shop.collection('users').findOne({ email });
    const session = await shop.collection('sessions').findOne({ userId: user?._id });
    return JSON.parse(JSON.stringify({ user, session }));
  };
  const made = await storedUserOf(await shop.customer('Asha'));
  const registered = await storedUserOf(await newCustomer(shop.call, 'Asha'));
  const times = { createdAt: alike };
  const tokens = [{ id: alike, issuedAt: alike }];
  expect(made).toEqual({
    user: {
      ...registered.user,
      ...times,
      _id: alike,
      email: alike,
      password_hash: alike,
      updatedAt: alike,
      last_login_date: alike,
    },
    session: { ...registered.session, ...times, _id: alike, userId: alike, expiresAt: alike, tokens },
  });
});

describe('an admin', () => {
  const secret = 'Keeper-of-the-shop-1';
  const ensure = (email: string, chosen = secret) =>
    shop.app.get(AdminAccountsService).ensureAdmin(email, chosen, { name: 'Keeper' });
  const roleOf = async (email: string) => {
    const { token } = await logIn(shop.call, email, secret);
    return (await shop.call(calls.user.details, { token })).json.data.role;
  };

  test('is made once', async () => {
    const email = `${unique('keeper')}@example.test`;

    expect(await ensure(email.toUpperCase())).toBe('created');
    expect(await ensure(email, 'Another-keeper-2')).toBe('unchanged');
    expect(await roleOf(email)).toBe('ADMIN');
  });

  test('made by several processes at once is one account', async () => {
    const email = `${unique('keeper')}@example.test`;
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => ensure(email)));

    expect(outcomes.sort()).toEqual(['created', 'unchanged', 'unchanged', 'unchanged']);
  });

  test('who was a customer gets the given password, and whoever had registered the address is logged out', async () => {
    const squatter = await shop.customer();

    expect(await ensure(squatter.email)).toBe('promoted');
    expect((await squatter.call(calls.user.details)).status).toBe(401);
    await expect(logIn(shop.call, squatter.email)).rejects.toMatchObject({ code: 'wrongCredentials' });
    expect(await roleOf(squatter.email)).toBe('ADMIN');
  });

  test('gets no common password', async () => {
    const email = `${unique('keeper')}@example.test`;

    await expect(ensure(email, 'admin12345')).rejects.toMatchObject({ code: 'commonPassword' });
    await expect(logIn(shop.call, email, 'admin12345')).rejects.toMatchObject({ code: 'wrongCredentials' });
  });
});
