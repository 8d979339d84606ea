import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SessionRecord } from '../../api/accounts/session.schema.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { logIn } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const refresh = (token: string, device = 'Firefox') =>
  shop.call(calls.user.refreshToken, { token, headers: { 'user-agent': device } });
const mayRead = async (token: string) => (await shop.call(calls.user.details, { token })).status === 200;

const sessions = () => shop.collection<SessionRecord>('sessions');

/** Dates a session back, as if its tokens had been issued this many seconds earlier. */
const letPass = async (token: string, seconds: number) => {
  const { sid } = claimsOf(token);
  const earlier = { $subtract: ['$$token.issuedAt', seconds * 1000] };
  const tokens = { $map: { input: '$tokens', as: 'token', in: { id: '$$token.id', issuedAt: earlier } } };
  await sessions().updateOne({ _id: sid }, [{ $set: { tokens } }]);
};

test('S-138 a refresh token gets a new access token, and a new refresh token', async () => {
  const { token, refreshToken } = await shop.customer();
  const { status, json } = await refresh(refreshToken);

  expect(status).toBe(200);
  expect(json.message).toBe(messages.done['user.refreshToken']);
  expect(await mayRead(json.data.accessToken)).toBe(true);
  expect(json.data.refreshToken).not.toBe(refreshToken);
  expect(claimsOf(json.data.accessToken).sid).toBe(claimsOf(token).sid);
});

test('W-07 an access token lives 15 minutes, a refresh token and its session 30 days', async () => {
  const { token, refreshToken } = await shop.customer();
  const lifetime = ({ exp, iat }: ReturnType<typeof claimsOf>) => exp - iat;
  const session = await sessions().findOne({ _id: claimsOf(token).sid });
  const days = (Number(session?.expiresAt) - Date.now()) / 86_400_000;

  expect(lifetime(claimsOf(token))).toBe(900);
  expect(lifetime(claimsOf(refreshToken))).toBe(2_592_000);
  expect(Math.round(days)).toBe(30);
});

test('W-07 one refresh token used many times at once gives one and the same successor', async () => {
  const { refreshToken } = await shop.customer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));

  const pairs = new Set(answers.map(({ json }) => JSON.stringify(json.data)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(pairs.size).toBe(1);
});

test('W-07 two tabs that refresh by turns both stay logged in', async () => {
  const { refreshToken } = await shop.customer();
  const first = (await refresh(refreshToken)).json.data;
  const second = (await refresh(first.refreshToken)).json.data;

  expect((await refresh(refreshToken)).json.data.refreshToken).toBe(first.refreshToken);
  expect((await refresh(first.refreshToken)).json.data).toEqual(second);
  expect(await mayRead(second.accessToken)).toBe(true);
});

test('W-07 a used refresh token gets the same successor for less than 10 seconds', async () => {
  const { refreshToken } = await shop.customer();
  const next = (await refresh(refreshToken)).json.data;
  await letPass(next.refreshToken, 6); // leaves time for a slow machine

  expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
});

test('W-07 a used refresh token that comes 10 seconds late ends the session', async () => {
  const { refreshToken } = await shop.customer();
  const next = (await refresh(refreshToken)).json.data;
  await letPass(next.refreshToken, 10.001);

  expect(await refresh(refreshToken)).toMatchObject({ status: 401, json: { code: 'sessionEnded' } });
  expect((await refresh(next.refreshToken)).status).toBe(401);
  expect(await mayRead(next.accessToken)).toBe(false);
});

test('W-07 a used refresh token from another device ends the session', async () => {
  const { refreshToken } = await shop.customer();
  const next = (await refresh(refreshToken, 'Firefox')).json.data;

  expect((await refresh(refreshToken, 'curl')).status).toBe(401);
  expect((await refresh(next.refreshToken, 'Firefox')).status).toBe(401);
});

test('W-27 S-140 logging out ends this session at once, and no other', async () => {
  const here = await shop.customer();
  const there = await logIn(shop.call, here.email);
  const { status, json } = await here.call(calls.user.logout);

  expect(status).toBe(200);
  expect(json.message).toBe(messages.done['user.logout']);
  expect(await mayRead(here.token)).toBe(false);
  expect((await refresh(here.refreshToken)).status).toBe(401);
  expect(await mayRead(there.token)).toBe(true);
});

test('a session that ran out is over, though MongoDB has not swept it up yet', async () => {
  const { token, refreshToken } = await shop.customer();
  await sessions().updateOne({ _id: claimsOf(token).sid }, { $set: { expiresAt: new Date(Date.now() - 1) } });

  expect(await mayRead(token)).toBe(false);
  expect((await refresh(refreshToken)).status).toBe(401);
});

describe('the account behind a token', () => {
  const set = (email: string, fields: object) =>
    shop.collection('users').updateOne({ email }, { $set: fields });

  test('S-128 loses its rights at once when it is demoted', async () => {
    const boss = await shop.customer();
    await set(boss.email, { role: 'ADMIN' });
    const add = () => boss.call(calls.category.remove, { body: { _id: 'f'.repeat(24) } });
    expect((await add()).status).toBe(404);

    await set(boss.email, { role: 'USER' });
    expect(await add()).toMatchObject({ status: 403, json: { message: messages.local.noPermission } });
  });

  test('is refused at once when it is blocked', async () => {
    const { email, token, refreshToken } = await shop.customer();
    await set(email, { status: 'Blocked' });

    expect(await mayRead(token)).toBe(false);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('is refused at once when it is gone', async () => {
    const { email, token } = await shop.customer();
    await shop.collection('users').deleteOne({ email });

    expect(await mayRead(token)).toBe(false);
  });
});
