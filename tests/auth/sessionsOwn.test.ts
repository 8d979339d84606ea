import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SessionRecord } from '../../api/accounts/session.schema.js';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { messages } from '../../contract/messages/en.js';
import { granted } from '../support/client.js';
import { logIn, password, type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';

let shop: TestShop;
let asha: TestCustomer;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  asha = await shop.customer();
});
afterAll(() => shop.close());

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const records = () => shop.collection<SessionRecord>('sessions');
const idOf = (token: string): string => claimsOf(token).sid;
const list = async (token: string) => granted(await shop.call(calls.user.sessions, { token })).data;
const end = (sessionId: string, token = asha.token) =>
  shop.call(calls.user.endSession, { token, body: { sessionId } });
const mayRead = async (token: string) => (await shop.call(calls.user.details, { token })).status === 200;
const refresh = (token: string, device = phone) =>
  shop.call(calls.user.refreshToken, { token, headers: { 'user-agent': device } });
const ashaOn = async (device: string) => {
  const body = { email: asha.email, password };
  const { data } = granted(await shop.call(calls.user.login, { body, headers: { 'user-agent': device } }));
  return { token: data.accesstoken, refreshToken: data.refreshToken };
};

/** Dates a session back, as if it had last been used this many minutes ago. */
const deleteAccount = (token: string, minutes: number) =>
  records().updateOne({ _id: idOf(token) }, [
    { $set: { tokens: [{ id: 'x', issuedAt: { $subtract: ['$$NOW', minutes * 60_000] } }] } },
  ]);

describe('where one is logged in', () => {
  test('stands with its browser and system, the last used first, and which of them asks', async () => {
    await deleteAccount(asha.token, 5);
    const onPhone = await ashaOn(phone);
    await deleteAccount(onPhone.token, 2);
    const onDesk = await ashaOn(desk);

    const seen = await list(onPhone.token);
    expect(seen).toMatchObject([
      { _id: idOf(onDesk.token), browser: 'Firefox', system: 'Linux', current: false },
      { _id: idOf(onPhone.token), browser: 'Chrome', system: 'Android', current: true },
      { _id: idOf(asha.token), browser: '', system: '', current: false },
    ]);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(
      ['_id', 'browser', 'createdAt', 'current', 'lastUsedAt', 'system'].sort(),
    );
  });

  test('a refresh is a use, from the device that sends it; the login stays when it was', async () => {
    const { token, refreshToken } = await ashaOn(phone);
    const day = 86_400_000;
    const yesterday = { $subtract: ['$$NOW', day] };
    await records().updateOne({ _id: idOf(token) }, [
      { $set: { createdAt: yesterday, 'tokens.issuedAt': yesterday } },
    ]);
    const before = (await list(token)).find(({ current }) => current);
    granted(await refresh(refreshToken, desk));
    const after = (await list(token)).find(({ current }) => current);

    expect(before).toMatchObject({ browser: 'Chrome', lastUsedAt: before?.createdAt });
    expect(after).toMatchObject({ browser: 'Firefox', createdAt: before?.createdAt });
    expect(Date.parse(after?.lastUsedAt ?? '') - Date.parse(before?.lastUsedAt ?? '')).toBeGreaterThan(
      day - 1,
    );
  });

  test('neither a network address nor what the browser calls itself is kept', async () => {
    const { token } = await ashaOn(phone);
    const record = await records().findOne({ _id: idOf(token) });

    expect(Object.keys(record ?? {}).sort()).toEqual(
      ['_id', 'browser', 'createdAt', 'device', 'expiresAt', 'system', 'tokens', 'userId'].sort(),
    );
    expect(record).toMatchObject({ browser: 'Chrome', system: 'Android' }); // without the version
    expect(JSON.stringify(record)).not.toMatch(/Mozilla|127\.0\.0\.1/);
  });

  test('a record from before all that was kept is shown, renewed and ended like any other', async () => {
    const old = await ashaOn(phone);
    const _id = idOf(old.token);
    await records().updateOne({ _id }, { $unset: { browser: '', system: '', createdAt: '' } });

    expect((await list(asha.token)).find((session) => session._id === _id)).toMatchObject({
      browser: '',
      system: '',
      createdAt: null,
    });
    granted(await refresh(old.refreshToken));
    expect((await list(old.token)).find(({ current }) => current)).toMatchObject({
      browser: 'Chrome',
      createdAt: null,
    });
    granted(await end(_id));
    expect(await mayRead(old.token)).toBe(false);
  });

  test('what ran out is not shown, though MongoDB has not swept it up yet', async () => {
    const { token } = await ashaOn(phone);
    await records().updateOne({ _id: idOf(token) }, { $set: { expiresAt: new Date(Date.now() - 1) } });

    expect((await list(asha.token)).map(({ _id }) => _id)).toEqual([idOf(asha.token)]);
  });
});

describe('W-07 ending a session', () => {
  test('ends its access token and its refresh token at once, and no other session', async () => {
    const lost = await ashaOn(phone);
    const { status, json } = await end(idOf(lost.token));

    expect([status, json.message]).toEqual([200, messages.done['user.endSession']]);
    expect(await mayRead(lost.token)).toBe(false);
    expect(await refresh(lost.refreshToken)).toMatchObject({ status: 401 });
    expect(await mayRead(asha.token)).toBe(true);
    expect((await list(asha.token)).map(({ _id }) => _id)).toEqual([idOf(asha.token)]);
  });

  test('of the one that asks is a log-out', async () => {
    const other = await ashaOn(phone);
    granted(await end(idOf(asha.token)));

    expect(await mayRead(asha.token)).toBe(false);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    expect(await mayRead(other.token)).toBe(true);
  });

  test('of somebody else is refused as if there were none, and shows nothing of it', async () => {
    const mallory = await shop.customer('Mallory');
    const answer = await end(idOf(asha.token), mallory.token);

    expect(answer).toMatchObject({ status: 404, json: { code: 'notFound' } });
    expect(answer.json).toEqual((await end('A'.repeat(22), mallory.token)).json);
    expect(await mayRead(asha.token)).toBe(true);
    expect((await list(mallory.token)).map(({ _id }) => _id)).toEqual([idOf(mallory.token)]);
  });

  test('of an admin is not for a customer, nor the other way round', async () => {
    const boss = await shop.admin();

    expect((await end(idOf(boss.token))).status).toBe(404);
    expect((await end(idOf(asha.token), boss.token)).status).toBe(404);
    expect([await mayRead(boss.token), await mayRead(asha.token)]).toEqual([true, true]);
  });

  test('twice at once is granted once', async () => {
    const { token } = await ashaOn(phone);
    const answers = await Promise.all([end(idOf(token)), end(idOf(token))]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('while it is being renewed, no usable token remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token, refreshToken } = await ashaOn(phone);
      const [renewed] = await Promise.all([refresh(refreshToken), end(idOf(token))]);
      if (renewed.status === 200) expect(await mayRead(renewed.json.data.accessToken)).toBe(false);
      expect((await refresh(refreshToken)).status).toBe(401);
    }
  });

  test.each([
    [undefined],
    [''],
    ['short'],
    ['f'.repeat(24)],
    [{ $ne: null }],
    [['A'.repeat(22)]],
    [`${'A'.repeat(21)}\n`],
    [7],
  ])('named as %p is no question', async (sessionId) => {
    const answer = await asha.call(calls.user.endSession, { wrongBody: { sessionId } });

    expect(answer).toMatchObject({ status: 400, json: { issues: [{ path: ['sessionId'] }] } });
    expect(await mayRead(asha.token)).toBe(true);
  });
});

describe('W-07 logging out everywhere else', () => {
  test('ends all sessions but the one that asks, answers how many, and touches nobody else', async () => {
    const bina = await shop.customer('Bina');
    const others = [await ashaOn(phone), await ashaOn(desk)];
    const { json } = await asha.call(calls.user.endOtherSessions);

    expect(json).toMatchObject({ data: { ended: 2 }, message: messages.done['user.endOtherSessions'] });
    for (const { token, refreshToken } of others) {
      expect(await mayRead(token)).toBe(false);
      expect((await refresh(refreshToken)).status).toBe(401);
    }
    expect([await mayRead(asha.token), await mayRead(bina.token)]).toEqual([true, true]);
  });

  test('where there is nobody else ends none', async () => {
    expect((await asha.call(calls.user.endOtherSessions)).json.data).toEqual({ ended: 0 });
    expect(await mayRead(asha.token)).toBe(true);
  });
});

describe('W-07 an account that logs in again and again', () => {
  /** Fills the account up to its session limit with older sessions, each used a minute before the next. */
  const fill = async () => {
    const own = await records().findOne({ _id: idOf(asha.token) });
    if (!own) throw new Error('the login has left no session');
    const idle = (minutes: number): SessionRecord => ({
      _id: unique('idle'),
      userId: own.userId,
      device: '',
      tokens: [{ id: '', issuedAt: new Date(Date.now() - minutes * 60_000) }],
      expiresAt: own.expiresAt,
    });
    await records().insertMany(Array.from({ length: limits.sessions - 1 }, (_, place) => idle(place + 1)));
  };

  test('keeps as many sessions as there may be: the one that was not used for longest ends', async () => {
    await fill();
    const full = (await list(asha.token)).map(({ _id }) => _id);
    expect(full).toHaveLength(limits.sessions);

    const next = await logIn(shop.call, asha.email);
    const after = (await list(next.token)).map(({ _id }) => _id);
    expect(after).toEqual([idOf(next.token), ...full.slice(0, -1)]);
  });

  test('has no more of them when it logs in many times at once, and takes none of somebody else', async () => {
    const bina = await shop.customer('Bina');
    await fill();
    const logins = await Promise.all(Array.from({ length: 4 }, () => logIn(shop.call, asha.email)));

    const after = (await list(asha.token)).map(({ _id }) => _id);
    expect(after).toHaveLength(limits.sessions);
    expect(after).toEqual(expect.arrayContaining(logins.map(({ token }) => idOf(token))));
    expect(await mayRead(bina.token)).toBe(true);
  });
});
