import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { logIn, password, type TestCustomer, unique } from '../support/customer.js';
import { codeMailedTo, cookiesOf, mailsTo } from '../support/mailbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const fresh = 'Fresh-mangoes-88';
const ask = (email: string) => shop.call(calls.user.forgotPassword, { body: { email } });
const prove = (email: string, otp: string) => shop.call(calls.user.verifyOtp, { body: { email, otp } });
const reset = (email: string, cookie?: string, newPassword = fresh) =>
  shop.call(calls.user.resetPassword, {
    body: { email, newPassword, confirmPassword: newPassword },
    headers: cookie ? { cookie } : {},
  });

const codeFor = async (email: string, mails = 1) => {
  expect((await ask(email)).status).toBe(200);
  return codeMailedTo(shop, email, mails);
};
const proofFor = async (email: string) => cookiesOf((await prove(email, await codeFor(email))).headers);
const wrongFor = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

const expireEverything = async (collection: string) => {
  await shop.collection(collection).updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
};

describe('a forgotten password', () => {
  let customer: TestCustomer;
  let code: string;
  let cookie: string;

  beforeAll(async () => {
    customer = await shop.customer();
  });

  test('S-135 is answered with a code of six digits by mail', async () => {
    const { status, json } = await ask(customer.email.toUpperCase());
    code = await codeMailedTo(shop, customer.email);

    expect(status).toBe(200);
    expect(json.message).toBe(messages.done['user.forgotPassword']);
    expect(code).toMatch(/^\d{6}$/);
    expect((await mailsTo(shop, customer.email))[0]?.subject).toBe(messages.mails.code.subject);
  });

  test('W-03 the code is stored hashed', async () => {
    const stored = await shop.collection('codes').find().toArray();

    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('S-136 W-02 the right code is proved by a cookie that no script reads', async () => {
    const { status, json, headers } = await prove(customer.email, code);
    cookie = cookiesOf(headers);

    expect(status).toBe(200);
    expect(json.success).toBe(true);
    const [set = ''] = headers.getSetCookie();
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Strict/);
    expect(set).toMatch(/; Max-Age=600/);
    expect(set).toContain(`; Path=${calls.user.resetPassword.path}`);
    expect(JSON.stringify(json)).not.toContain(cookie.split('=')[1]);
  });

  test('W-03 the code works once', async () => {
    expect(await prove(customer.email, code)).toMatchObject({ status: 400, json: { code: 'wrongOtp' } });
  });

  test('S-137 W-01 differing passwords are refused in the words of the specification', async () => {
    const body = { email: customer.email, newPassword: fresh, confirmPassword: 'Other-mangoes-88' };
    const { status, json } = await shop.call(calls.user.resetPassword, { body, headers: { cookie } });

    expect(status).toBe(400);
    expect(json.message).toBe(messages.local.newPasswordsDiffer);
  });

  test('a common new password is refused, and the proof stays good', async () => {
    expect(await reset(customer.email, cookie, 'password123')).toMatchObject({
      status: 400,
      json: {
        code: 'commonPassword',
        issues: [{ path: ['newPassword'], message: messages.errors.commonPassword }],
      },
    });
  });

  test('S-137 is replaced by the new one', async () => {
    const { status, json } = await reset(customer.email, cookie);

    expect(status).toBe(200);
    expect(json.message).toBe(messages.done['user.resetPassword']);
    await expect(logIn(shop.call, customer.email, fresh)).resolves.toMatchObject({ email: customer.email });
    await expect(logIn(shop.call, customer.email, password)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
  });

  test('W-02 the sessions from before are over', async () => {
    expect((await customer.call(calls.user.details)).status).toBe(401);
    expect((await shop.call(calls.user.refreshToken, { token: customer.refreshToken })).status).toBe(401);
  });

  test('W-02 one proof resets the password once', async () => {
    expect(await reset(customer.email, cookie)).toMatchObject({
      status: 401,
      json: { code: 'resetNotProved' },
    });
  });

  test('the address counts as confirmed, since a code sent to it was used', async () => {
    const { token } = await logIn(shop.call, customer.email, fresh);

    expect((await shop.call(calls.user.details, { token })).json.data.verify_email).toBe(true);
  });
});

test('W-02 no password is reset with nothing but the address', async () => {
  const { email } = await shop.customer();
  expect((await reset(email)).status).toBe(401);
  await codeFor(email);

  expect(await reset(email)).toMatchObject({ status: 401, json: { code: 'resetNotProved' } });
  expect((await reset(email, 'tokri_reset=made-up')).status).toBe(401);
  await expect(logIn(shop.call, email)).resolves.toMatchObject({ email });
});

test('W-02 a proof opens no other account, and runs out', async () => {
  const [alice, mallory] = [await shop.customer(), await shop.customer()];
  const cookie = await proofFor(mallory.email);
  expect((await reset(alice.email, cookie)).status).toBe(401);

  await expireEverything('resetproofs');
  expect((await reset(mallory.email, cookie)).status).toBe(401);
});

test('W-02 two resets at once with one proof set one password', async () => {
  const { email } = await shop.customer();
  const cookie = await proofFor(email);
  const choices = Array.from({ length: 5 }, (_, i) => `Race-mangoes-${i}`);
  const answers = await Promise.all(choices.map((choice) => reset(email, cookie, choice)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test('I8 no session outlives a reset that runs while its owner logs in', async () => {
  const { email } = await shop.customer();
  const cookie = await proofFor(email);
  const logins = Array.from({ length: 4 }, () => shop.call(calls.user.login, { body: { email, password } }));
  const [changed, ...entered] = await Promise.all([reset(email, cookie), ...logins]);

  expect(changed.status).toBe(200);
  for (const { status, json } of entered) {
    if (status === 200)
      expect((await shop.call(calls.user.details, { token: json.data.accesstoken })).status).toBe(401);
  }
});

describe('W-03 a code', () => {
  test('is voided by a new one', async () => {
    const { email } = await shop.customer();
    const first = await codeFor(email);
    const second = await codeFor(email, 2);

    if (first !== second) expect((await prove(email, first)).status).toBe(400);
    expect((await prove(email, second)).status).toBe(200);
  });

  test('takes five tries, even at once, and then the right one fails too', async () => {
    const { email } = await shop.customer();
    const code = await codeFor(email);
    const tries = Array.from({ length: 40 }, () => prove(email, wrongFor(code)));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(400);

    expect((await prove(email, code)).status).toBe(400);
  });

  test('still works at the fifth try', async () => {
    const { email } = await shop.customer();
    const code = await codeFor(email);
    for (let i = 1; i <= 4; i++) await prove(email, wrongFor(code));

    expect((await prove(email, code)).status).toBe(200);
  });

  test('no longer works at the sixth try', async () => {
    const { email } = await shop.customer();
    const code = await codeFor(email);
    for (let i = 1; i <= 5; i++) await prove(email, wrongFor(code));

    expect((await prove(email, code)).status).toBe(400);
  });

  test('lives for 10 minutes', async () => {
    const { email } = await shop.customer();
    await codeFor(email);
    const [newest] = await shop.collection('codes').find({ email }).toArray();

    expect(Math.round((newest?.expiresAt - Date.now()) / 60_000)).toBe(10);
  });

  test('entered right twice at once counts once', async () => {
    const { email } = await shop.customer();
    const code = await codeFor(email);
    const answers = await Promise.all([prove(email, code), prove(email, code), prove(email, code)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('runs out', async () => {
    const { email } = await shop.customer();
    const code = await codeFor(email);
    await expireEverything('codes');

    expect((await prove(email, code)).status).toBe(400);
  });

  test('opens no other account', async () => {
    const [alice, mallory] = [await shop.customer(), await shop.customer()];
    const theirs = await codeFor(mallory.email);
    const hers = await codeFor(alice.email);

    if (theirs !== hers) expect((await prove(alice.email, theirs)).status).toBe(400);
  });

  test('is void once the account has another address', async () => {
    const customer = await shop.customer();
    const code = await codeFor(customer.email);
    const email = `${unique('moved')}@example.test`;
    await customer.call(calls.user.update, { body: { name: 'Asha', email, mobile: '9876543210' } });

    expect((await prove(customer.email, code)).status).toBe(400);
    expect((await prove(email, code)).status).toBe(400);
  });

  test.each([[{ $ne: null }], [['', '123456']], [null], [true], [''], ['12345'], ['1234567'], [123456]])(
    '%j is none',
    async (otp) => {
      const { email } = await shop.customer();
      const { status } = await shop.call(calls.user.verifyOtp, { wrongBody: { email, otp } });

      expect(status).toBe(400);
    },
  );
});

test('W-04 an unknown address is answered alike and gets no mail', async () => {
  const { email } = await shop.customer();
  const ghost = `${unique('ghost')}@example.test`;
  const codes = () => shop.collection('codes').countDocuments();
  const before = await codes();
  const [known, unknown] = [await ask(email), await ask(ghost)];
  expect(await codes()).toBe(before + 2);
  await mailsTo(shop, email);

  expect(unknown.status).toBe(known.status);
  expect(unknown.json).toEqual(known.json);
  expect(await shop.mails(ghost)).toEqual([]);
  expect((await prove(ghost, '123456')).json).toEqual((await prove(email, '12345x'.replace('x', '6'))).json);
});

test('a blocked account gets no code', async () => {
  const [blocked, other] = [await shop.customer(), await shop.customer()];
  await shop.collection('users').updateOne({ email: blocked.email }, { $set: { status: 'Blocked' } });
  await ask(blocked.email);
  await codeFor(other.email);

  expect(await shop.mails(blocked.email)).toEqual([]);
});
