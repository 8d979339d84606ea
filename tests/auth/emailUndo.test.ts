import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AccountHoldsService } from '../../api/accounts/accountHolds.service.js';
import { AddressesService } from '../../api/addresses/addresses.service.js';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { transact } from '../../api/database/transact.js';
import { UsersService } from '../../api/accounts/users.service.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { logIn, password, type TestCustomer, unique } from '../support/customer.js';
import { codeMailedTo, cookiesOf, mailsTo } from '../support/mailbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const address = () => `${unique('moved')}@example.test`;
const move = async (customer: TestCustomer, email = address()) => {
  const body = { name: 'Asha', email, mobile: '9876543210' };
  expect((await customer.call(calls.user.update, { body })).status).toBe(200);
  return email;
};
const secretFor = async (email: string, mails = 1) => {
  const { text } = (await mailsTo(shop, email, mails)).at(-1) ?? { text: '' };
  return /\/undo-email#(\S+)/.exec(text)?.[1] ?? '';
};
const undo = (secret: string) => shop.call(calls.user.undoEmail, { body: { secret } });
const register = (email: string) =>
  shop.call(calls.user.register, {
    body: { name: 'Mallory', email, password, confirmPassword: password },
  });

describe('W-37 an account whose email another person changed', () => {
  let owner: TestCustomer;
  let stolen: string;
  let cookie: string;

  beforeAll(async () => {
    owner = await shop.customer();
    stolen = await move(owner);
  });

  test('is not to be had under its former address meanwhile', async () => {
    expect(await register(owner.email)).toMatchObject({ status: 409, json: { code: 'emailTaken' } });
    const other = await shop.customer();
    const body = { name: 'Mallory', email: owner.email, mobile: '9876543210' };
    expect(await other.call(calls.user.update, { body })).toMatchObject({
      status: 409,
      json: { code: 'emailTaken' },
    });
  });

  test('comes back to the owner of the former address, and every session is over', async () => {
    const thief = await logIn(shop.call, stolen);
    const { status, json, headers } = await undo(await secretFor(owner.email));
    cookie = cookiesOf(headers);

    expect(status).toBe(200);
    expect(json).toMatchObject({
      message: messages.done['user.undoEmail'],
      data: { email: owner.email },
    });
    for (const token of [owner.token, thief.token])
      expect((await shop.call(calls.user.details, { token })).status).toBe(401);
    expect((await shop.call(calls.user.refreshToken, { token: thief.refreshToken })).status).toBe(401);
  });

  test('is closed to the old password, under either address', async () => {
    for (const email of [owner.email, stolen])
      await expect(logIn(shop.call, email)).rejects.toMatchObject({ code: 'wrongCredentials' });
  });

  test('gets a new password at once, without a code', async () => {
    const fresh = 'Fresh-mangoes-88';
    const body = { email: owner.email, newPassword: fresh, confirmPassword: fresh };
    expect((await shop.call(calls.user.resetPassword, { body, headers: { cookie } })).status).toBe(200);

    const { token } = await logIn(shop.call, owner.email, fresh);
    expect((await shop.call(calls.user.details, { token })).json.data).toMatchObject({
      email: owner.email,
      verify_email: true,
    });
    expect((await mailsTo(shop, owner.email, 2)).at(-1)?.subject).toBe(
      messages.mails.passwordChanged.subject,
    );
  });

  test('removes the ways back to the address that the account had meanwhile', async () => {
    expect(await shop.collection('emailundos').countDocuments({ formerEmail: stolen })).toBe(0);
    expect((await register(stolen)).status).toBe(200);
  });
});

test('W-37 a way back is gone once, even at once', async () => {
  const owner = await shop.customer();
  await move(owner);
  const secret = await secretFor(owner.email);
  const answers = await Promise.all([undo(secret), undo(secret), undo(secret)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await undo(secret)).json).toMatchObject({
    code: 'undoExpired',
    message: messages.errors.undoExpired,
  });
});

test('W-37 after 72 hours it leads nowhere, and the address is free', async () => {
  const owner = await shop.customer();
  const moved = await move(owner);
  const kept = await shop.collection('emailundos').findOne({ formerEmail: owner.email });
  expect(Math.round((kept?.expiresAt - Date.now()) / 3_600_000)).toBe(72);
  await shop
    .collection('emailundos')
    .updateOne({ formerEmail: owner.email }, { $set: { expiresAt: new Date(Date.now() - 1) } });

  expect((await undo(await secretFor(owner.email))).json.code).toBe('undoExpired');
  expect((await owner.call(calls.user.details)).json.data.email).toBe(moved);
  expect((await register(owner.email)).status).toBe(200);
});

test('W-37 a thief who moves on twice is undone to the first address; the way back from the second is void', async () => {
  const owner = await shop.customer();
  const second = await move(owner);
  await move(owner);
  const [first, later] = [await secretFor(owner.email), await secretFor(second)];

  expect((await undo(first)).json.data).toMatchObject({ email: owner.email });
  expect((await undo(later)).json.code).toBe('undoExpired');
});

test('W-37 a thief who undoes to an own address does not void the way back to the first', async () => {
  const owner = await shop.customer();
  const second = await move(owner);
  await move(owner);

  expect((await undo(await secretFor(second))).json.data).toMatchObject({ email: second });
  expect((await undo(await secretFor(owner.email))).json.data).toMatchObject({ email: owner.email });
});

test('W-37 a thief who moves there and back has no way in left, also after the owner has a new password', async () => {
  const owner = await shop.customer();
  const stolen = await move(owner);
  await move(owner, owner.email);

  expect((await owner.call(calls.user.details)).json.data.email).toBe(owner.email);
  expect(await secretFor(stolen)).toBe('');
  expect((await mailsTo(shop, stolen))[0]?.subject).toBe(messages.mails.emailChanged.subject);
  expect(await shop.collection('emailundos').countDocuments({ formerEmail: stolen })).toBe(0);
});

/** @returns the cookie that allows setting a password */
const proves = async (email: string, mails = 1) => {
  await shop.call(calls.user.forgotPassword, { body: { email } });
  const otp = await codeMailedTo(shop, email, mails);
  const { status, headers } = await shop.call(calls.user.verifyOtp, { body: { email, otp } });
  expect(status).toBe(200);
  return cookiesOf(headers);
};
const thiefs = 'Copper-kettles-in-rain-3';
const setsPassword = async (email: string) => {
  const body = { email, newPassword: thiefs, confirmPassword: thiefs };
  const headers = { cookie: await proves(email) };
  expect((await shop.call(calls.user.resetPassword, { body, headers })).status).toBe(200);
};
/**
 * Reads the addresses of the account from the service: after an undo nobody is logged in to call for them.
 */
const addressesOf = async (email: string) => {
  const user = await shop.app.get(UsersService).byEmail(email);
  const list = await shop.app.get(AddressesService).list(String(user?._id));
  return list.map((address) => ({ ...address, _id: String(address._id) }));
};

test('W-37 whoever puts a stranger’s address on an account does not get it back once the stranger has proved it', async () => {
  const mallory = await shop.customer();
  const strangers = await move(mallory);
  const secret = await secretFor(mallory.email);
  await proves(strangers);

  expect((await undo(secret)).json.code).toBe('undoExpired');
});

test('W-37 a thief who proves the new address does not void the way back to one that was proved before', async () => {
  const owner = await shop.customer();
  await proves(owner.email);
  const stolen = await move(owner);
  const secret = await secretFor(owner.email, 2);
  await proves(stolen);

  expect((await undo(secret)).json.data).toMatchObject({ email: owner.email });
});

test('W-37 a thief who proves the new address and sets a password there does not void the undo of a used account', async () => {
  const owner = await shop.customer();
  const home = await owner.address();
  const stolen = await move(owner);
  await setsPassword(stolen);

  expect(await register(owner.email)).toMatchObject({ status: 409, json: { code: 'emailTaken' } });
  expect((await undo(await secretFor(owner.email))).json.data).toMatchObject({ email: owner.email });
  expect(await addressesOf(owner.email)).toMatchObject([{ _id: home._id, isDefault: true }]);
});

test('W-37 an account that is a day old counts as used, though nothing was bought or saved', async () => {
  const owner = await shop.customer();
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  await shop.collection('users').updateOne({ email: owner.email }, { $set: { createdAt: dayAgo } });
  await proves(await move(owner));

  expect((await undo(await secretFor(owner.email))).json.data).toMatchObject({ email: owner.email });
});

test('W-37 an account that comes back has no delivery address that was saved or changed meanwhile', async () => {
  const owner = await shop.customer();
  const [kept, changed] = [await owner.address(), await owner.address({ isDefault: true })];
  await move(owner);
  await owner.address({ address_line: 'At the thief’s' });
  const body = { ...changed, city: 'Elsewhere' };
  expect((await owner.call(calls.address.update, { body })).status).toBe(200);
  await undo(await secretFor(owner.email));

  expect(await addressesOf(owner.email)).toMatchObject([{ _id: kept._id, isDefault: true }]);
});

test('W-37 an order that is being placed while the account comes back reads its address again', async () => {
  const owner = await shop.customer();
  await move(owner);
  const secret = await secretFor(owner.email);
  let reads = 0;
  const accounts = shop.app.get(AccountHoldsService);
  await accounts.readThenWrite(
    claimsOf(owner.token).sub,
    async () => {
      reads += 1;
      if (reads === 1) await undo(secret);
    },
    (_, hold) =>
      transact(shop.app.get<Connection>(getConnectionToken()), (session) =>
        accounts.lockAll([hold], session),
      ),
  );
  expect(reads).toBe(2);
});

test('W-37 a thief who sets a password elsewhere and moves back can neither delete the account nor keep it', async () => {
  const owner = await shop.customer();
  await owner.address();
  const stolen = await move(owner);
  await setsPassword(stolen);
  const thief = await logIn(shop.call, stolen, thiefs);
  const back = { name: 'Asha', email: owner.email, mobile: '9876543210' };
  expect((await shop.call(calls.user.update, { token: thief.token, body: back })).status).toBe(200);

  const left = await shop.call(calls.user.remove, { token: thief.token, body: { password: thiefs } });
  expect(left).toMatchObject({ status: 409, json: { code: 'emailJustChanged' } });
  expect((await undo(await secretFor(owner.email))).json.data).toMatchObject({ email: owner.email });
  expect((await shop.call(calls.user.details, { token: thief.token })).status).toBe(401);
  await expect(logIn(shop.call, owner.email, thiefs)).rejects.toMatchObject({ code: 'wrongCredentials' });
});

test('W-37 a thief does not delete the account while its former address may take it back', async () => {
  const owner = await shop.customer();
  await move(owner);

  const left = await owner.call(calls.user.remove, { body: { password } });
  expect(left).toMatchObject({ status: 409, json: { code: 'emailJustChanged' } });
  expect((await undo(await secretFor(owner.email))).status).toBe(200);
});

test('W-37 whoever had an address that becomes an admin’s does not get the admin’s account back', async () => {
  const mallory = await shop.customer();
  const boss = await move(mallory);
  const secret = await secretFor(mallory.email);
  expect(await shop.app.get(AdminAccountsService).ensureAdmin(boss, 'Wool-socks-on-a-line-5')).toBe(
    'promoted',
  );

  expect((await undo(secret)).json.code).toBe('undoExpired');
  await expect(logIn(shop.call, boss, 'Wool-socks-on-a-line-5')).resolves.toMatchObject({ email: boss });
});

test('W-37 the address that loses the account is told', async () => {
  const owner = await shop.customer();
  const moved = await move(owner);
  await undo(await secretFor(owner.email));

  expect((await mailsTo(shop, moved))[0]?.subject).toBe(messages.mails.emailRestored.subject);
});

test('W-37 a code that the thief asked for opens nothing after an undo', async () => {
  const owner = await shop.customer();
  const stolen = await move(owner);
  await shop.call(calls.user.forgotPassword, { body: { email: stolen } });
  const otp = await codeMailedTo(shop, stolen);
  await undo(await secretFor(owner.email));

  const { status } = await shop.call(calls.user.verifyOtp, { body: { email: stolen, otp } });
  expect(status).toBe(400);
});

test('W-37 no secret is kept, and none is guessed', async () => {
  const owner = await shop.customer();
  await move(owner);
  const secret = await secretFor(owner.email);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await shop.collection('emailundos').find().toArray())).not.toContain(secret);
  for (const wrong of [secret.slice(1), `${secret}x`, secret.toLowerCase(), 'x'])
    expect((await undo(wrong)).status).toBe(400);
  for (const secretOf of [{ $ne: null }, null, '', 7, ['a']])
    expect((await shop.call(calls.user.undoEmail, { wrongBody: { secret: secretOf } })).status).toBe(400);
  expect((await owner.call(calls.user.details)).status).toBe(200);
});

test('the former owner is told in the language in which the account was made', async () => {
  const email = address();
  const headers = { 'accept-language': 'hi-IN' };
  const body = { name: 'Asha', email, password, confirmPassword: password };
  await shop.call(calls.user.register, { body, headers });
  const { token } = await logIn(shop.call, email);
  await shop.call(calls.user.update, {
    token,
    body: { name: 'Asha', email: address(), mobile: '9876543210' },
  });

  expect((await mailsTo(shop, email))[0]?.subject).toBe(hindi.mails.emailChanged.subject);
});
