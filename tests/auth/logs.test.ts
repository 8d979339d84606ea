import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { type CallShop, clientOf } from '../support/client.js';
import { logIn, newCustomer, password } from '../support/customer.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { codeMailedTo, cookiesOf } from '../support/mailbox.js';

let database: TestDatabase;
let shop: BuiltShop;
let call: CallShop;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openBuiltShop({
    MONGODB_URI: database.uri,
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
    SEED: 'none',
  });
  call = clientOf(shop.url);
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

/** Returns the log without the shop's own address and without numbers that look like a code by chance. */
const written = ({ url, output }: BuiltShop) =>
  output()
    .replaceAll(url, '')
    .replace(/"(?:pid|durationMs)":[\d.]+|"(?:time|requestId)":"[^"]+"/g, '');

test('logs tell which calls came and nothing that is secret or personal', async () => {
  const fresh = 'Fresh-mangoes-88';
  const { email, token, refreshToken } = await newCustomer(call);
  await call(calls.user.details, { token });
  const renewed = (await call(calls.user.refreshToken, { token: refreshToken })).json.data;
  await call(calls.user.login, { body: { email, password: 'Wrong-mangoes-99' } });
  await call(calls.user.register, {
    wrongBody: { name: 'Asha', email, password, confirmPassword: password },
  });
  await call(calls.user.register, {
    wrongBody: { name: 'Asha', email, password, confirmPassword: 'Wrong-mangoes-99' },
  });
  await call(calls.user.forgotPassword, { body: { email } });
  const otp = await codeMailedTo(shop, email);
  const cookie = cookiesOf((await call(calls.user.verifyOtp, { body: { email, otp } })).headers);
  const body = { email, newPassword: fresh, confirmPassword: fresh };
  expect((await call(calls.user.resetPassword, { body, headers: { cookie } })).status).toBe(200);
  const last = await logIn(call, email, fresh);
  await fetch(`${shop.url}${calls.user.details.path}?token=${last.token}&email=${email}`);

  const log = written(shop);
  expect(log).toContain(calls.user.resetPassword.path);
  const secrets = {
    email,
    name: 'Asha',
    password,
    fresh,
    wrong: 'Wrong-mangoes-99',
    otp,
    cookie: cookie.split('=')[1],
  };
  const first = { token, refreshToken, renewed: renewed.accessToken, next: renewed.refreshToken };
  const found = Object.entries({
    ...secrets,
    ...first,
    last: last.token,
    latest: last.refreshToken,
    client: '127.0.0.1',
  })
    .filter(([, secret]) => log.includes(secret ?? ''))
    .map(([name]) => name);
  expect(found).toEqual([]);
});
