import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { UsersService } from '../../api/accounts/users.service.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { granted } from '../support/client.js';
import { logIn, unique } from '../support/customer.js';
import { mailsTo } from '../support/mailbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const profile = (email: string) => ({ name: 'Asha Rao', email, mobile: '+91 98765 43210' });

test('S-081 S-139 user details are those of the specification, and nothing else', async () => {
  const customer = await shop.customer('Asha');
  const { status, json } = await customer.call(calls.user.details);

  expect(status).toBe(200);
  expect(json.data).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Asha',
    email: customer.email,
    avatar: '',
    mobile: '',
    verify_email: false,
    last_login_date: expect.any(String),
    status: 'Active',
    address_details: [],
    shopping_cart: [],
    orderHistory: [],
    role: 'USER',
  });
});

test('S-139 addresses, cart and orders stand in it as ids', async () => {
  const customer = await shop.customer();
  const milk = await shop.sells();
  const home = await customer.address();
  await customer.adds(milk);
  const order = await customer.placesOrder(home._id);
  const line = await customer.adds(milk);
  const { json } = await customer.call(calls.user.details);

  expect(json.data.address_details).toEqual([home._id]);
  expect(json.data.shopping_cart).toEqual([line._id]);
  expect(json.data.orderHistory).toEqual([order._id]);
});

test('no answer about an account carries a hash', async () => {
  const customer = await shop.customer();
  const answers = [
    await customer.call(calls.user.details),
    await customer.call(calls.user.update, { body: profile(customer.email) }),
  ];

  expect(JSON.stringify(answers)).not.toMatch(/argon2|hash|salt/i);
});

test('the hash of a password is read for a login alone', async () => {
  const { email } = await shop.customer();
  const users = shop.app.get(UsersService);
  const read = await users.byEmail(email);

  expect(read).toMatchObject({ email, name: 'Asha' });
  expect(read).not.toHaveProperty('password_hash');
  expect(await users.byId(String(read?._id))).toEqual(read);
  expect(await users.withPassword(email)).toEqual({ ...read, password_hash: expect.any(String) });
});

test('S-142 saves name and mobile', async () => {
  const customer = await shop.customer();
  const { status, json } = await customer.call(calls.user.update, {
    body: profile(customer.email.toUpperCase()),
  });

  expect(status).toBe(200);
  expect(json.message).toBe(messages.done['user.update']);
  const { data } = (await customer.call(calls.user.details)).json;
  expect(data).toMatchObject({ name: 'Asha Rao', email: customer.email, mobile: '9876543210' });
});

test('a name is saved with one space between its words', async () => {
  const customer = await shop.customer();
  const body = { ...profile(customer.email), name: ' Asha \t\n  Kumari\u00a0\u00a0Rao ' };
  expect((await customer.call(calls.user.update, { body })).status).toBe(200);

  expect((await customer.call(calls.user.details)).json.data).toMatchObject({ name: 'Asha Kumari Rao' });
});

describe('W-37 a new email', () => {
  test('takes effect at once, unconfirmed, ends the other sessions and is told to the old address', async () => {
    const here = await shop.customer();
    const there = await logIn(shop.call, here.email);
    await shop.collection('users').updateOne({ email: here.email }, { $set: { verify_email: true } });
    const email = `${unique('moved')}@example.test`;
    expect((await here.call(calls.user.update, { body: profile(email) })).status).toBe(200);

    expect((await here.call(calls.user.details)).json.data).toMatchObject({ email, verify_email: false });
    expect((await shop.call(calls.user.details, { token: there.token })).status).toBe(401);
    expect((await shop.call(calls.user.refreshToken, { token: there.refreshToken })).status).toBe(401);
    await expect(logIn(shop.call, email)).resolves.toMatchObject({ email });
    expect(await mailsTo(shop, here.email)).toMatchObject([{ subject: messages.mails.emailChanged.subject }]);
  });

  test('that another account has is refused, and nothing is saved', async () => {
    const [asha, ravi] = [await shop.customer('Asha'), await shop.customer('Ravi')];
    const { status, json } = await asha.call(calls.user.update, { body: profile(ravi.email) });

    expect(status).toBe(409);
    expect(json.code).toBe('emailTaken');
    expect((await asha.call(calls.user.details)).json.data).toMatchObject({
      name: 'Asha',
      email: asha.email,
    });
  });

  test('taken by two at once goes to one of them', async () => {
    const people = await Promise.all([shop.customer(), shop.customer(), shop.customer()]);
    const email = `${unique('wanted')}@example.test`;
    const answers = await Promise.all(
      people.map((one) => one.call(calls.user.update, { body: profile(email) })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

test('the same email keeps it confirmed and the other devices logged in', async () => {
  const here = await shop.customer();
  const there = await logIn(shop.call, here.email);
  await shop.collection('users').updateOne({ email: here.email }, { $set: { verify_email: true } });
  await here.call(calls.user.update, { body: profile(here.email) });

  const { status, json } = await shop.call(calls.user.details, { token: there.token });
  expect(status).toBe(200);
  expect(json.data.verify_email).toBe(true);
});

describe('S-141 a profile image', () => {
  const form = (field: string, bytes: Buffer<ArrayBuffer>, type = 'image/png') => {
    const body = new FormData();
    body.set(field, new Blob([bytes], { type }), 'me.png');
    return { form: body };
  };
  const drawn = async (background = '#f60') =>
    Buffer.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    );

  test('is stored, shown in the details and served', async () => {
    const customer = await shop.customer();
    const { status, json } = await customer.call(calls.user.uploadAvatar, form('avatar', await drawn()));

    expect(status).toBe(200);
    expect(json.data.avatar).toMatch(/^\/media\//);
    expect((await customer.call(calls.user.details)).json.data.avatar).toBe(json.data.avatar);
    const image = await fetch(shop.url + json.data.avatar);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toMatch(/^image\//);
  });

  test('that is replaced stays where an admin has uploaded the same for a product that is not saved yet', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const same = await drawn('#06f');
    const first = granted(await customer.call(calls.user.uploadAvatar, form('avatar', same))).data.avatar;
    const { url } = granted(await admin.call(calls.file.upload, form('image', same))).data;
    expect(url).toBe(first);

    granted(await customer.call(calls.user.uploadAvatar, form('avatar', await drawn('#0a0'))));
    expect(await fetch(shop.url + url)).toMatchObject({ status: 200 });

    await shop.collection('audit').updateMany({ action: 'file.upload' }, { $set: { at: new Date(0) } }); // long ago
    granted(await customer.call(calls.user.uploadAvatar, form('avatar', same)));
    granted(await customer.call(calls.user.uploadAvatar, form('avatar', await drawn('#0a0'))));
    expect(await fetch(shop.url + url)).toMatchObject({ status: 404 });
  });

  test('that is none is refused, and so are another field and no form', async () => {
    const customer = await shop.customer();
    const text = form('avatar', Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml');

    expect(await customer.call(calls.user.uploadAvatar, text)).toMatchObject({
      status: 400,
      json: { code: 'badPicture' },
    });
    expect((await customer.call(calls.user.uploadAvatar, form('image', await drawn()))).status).toBe(400);
    expect((await customer.call(calls.user.uploadAvatar, { wrongBody: {} })).status).toBe(415);
    expect((await customer.call(calls.user.details)).json.data.avatar).toBe('');
  });
});
