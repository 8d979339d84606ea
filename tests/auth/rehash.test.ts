import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { hashPassword, isOutdated } from '../../api/common/passwords.js';
import { UsersService } from '../../api/accounts/users.service.js';
import { calls } from '../../contract/calls.js';
import { logIn, password, type TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let customer: TestCustomer;
let older: string;

beforeAll(async () => {
  shop = await openTestShop();
  older = await hash(password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.customer();
  await shop.collection('users').updateOne({ email: customer.email }, { $set: { password_hash: older } });
});

const stored = async () =>
  String((await shop.collection('users').findOne({ email: customer.email }))?.['password_hash']);
const parametersOf = (phc: string) => phc.split('$')[3];

test('a right login with a hash of older parameters keeps a new one, and ends no session', async () => {
  await logIn(shop.call, customer.email);

  expect([parametersOf(older), parametersOf(await stored())]).toEqual(['m=8192,t=2,p=1', 'm=19456,t=2,p=1']);
  expect((await customer.call(calls.user.details)).status).toBe(200);
  await logIn(shop.call, customer.email);
});

test('a hash of the present parameters stays as it is', async () => {
  await logIn(shop.call, customer.email);
  const renewed = await stored();
  await logIn(shop.call, customer.email);

  expect(await stored()).toBe(renewed);
});

test('a wrong password renews nothing', async () => {
  await expect(logIn(shop.call, customer.email, 'Wrong-mango-1')).rejects.toMatchObject({ status: 401 });

  expect(await stored()).toBe(older);
});

test('logins at once all succeed, though one of them renews the hash under the others', async () => {
  await Promise.all(Array.from({ length: 6 }, () => logIn(shop.call, customer.email)));

  expect(isOutdated(await stored())).toBe(false);
});

test('a password that was changed meanwhile is not overwritten, and the login fails', async () => {
  const users = shop.app.get(UsersService);
  const seen = await users.withPassword(customer.email);
  if (!seen) throw new Error('the customer is there');
  const changed = await hashPassword('Fresh-mangoes-88');
  const transact = <T>(work: Parameters<Connection['transaction']>[0]) =>
    shop.app.get<Connection>(getConnectionToken()).transaction(work) as Promise<T>;
  await transact((session) => users.changePassword(seen._id.toHexString(), customer.email, changed, session));
  const renewed = await hashPassword(password);

  expect(await transact((session) => users.noteLogin(seen, session, renewed))).toBe(false);
  expect(await stored()).toBe(changed);
  await expect(logIn(shop.call, customer.email)).rejects.toMatchObject({ status: 401 });
});

test.each([
  ['less memory', '$argon2id$v=19$m=8192,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['another algorithm', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['the same', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', false],
  ['more', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaA', false],
])('a hash with %s is outdated or not', (_, phc, outdated) => {
  expect(isOutdated(phc)).toBe(outdated);
});
