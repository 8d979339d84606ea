import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { calls } from '../../contract/calls.js';
import { logIn, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const secret = 'Keeper-of-the-shop-1';
const ensure = (email: string, password = secret) =>
  shop.app.get(AdminAccountsService).ensureAdmin(email, password, { name: 'Keeper' });
const roleOf = async (email: string, password = secret) => {
  const { token } = await logIn(shop.call, email, password);
  return (await shop.call(calls.user.details, { token })).json.data.role;
};

test('makes an admin once', async () => {
  const email = `${unique('keeper')}@example.test`;

  expect(await ensure(email.toUpperCase())).toBe('created');
  expect(await ensure(email, 'Another-keeper-2')).toBe('unchanged');
  expect(await roleOf(email)).toBe('ADMIN');
});

test('made by several processes at once it is one account', async () => {
  const email = `${unique('keeper')}@example.test`;
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => ensure(email)));

  expect(outcomes.sort()).toEqual(['created', 'unchanged', 'unchanged', 'unchanged']);
});

test('promotes a customer, with the given password, and logs out whoever had registered the address', async () => {
  const squatter = await shop.customer();

  expect(await ensure(squatter.email)).toBe('promoted');
  expect((await squatter.call(calls.user.details)).status).toBe(401);
  await expect(logIn(shop.call, squatter.email)).rejects.toMatchObject({ code: 'wrongCredentials' });
  expect(await roleOf(squatter.email)).toBe('ADMIN');
});

test('refuses a common password', async () => {
  const email = `${unique('keeper')}@example.test`;

  await expect(ensure(email, 'admin12345')).rejects.toMatchObject({ code: 'commonPassword' });
  await expect(logIn(shop.call, email, 'admin12345')).rejects.toMatchObject({ code: 'wrongCredentials' });
});
