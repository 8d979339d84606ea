import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operator as commandLine } from '../../api/audit/auditLog.service.js';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import { logIn, password, unique } from '../support/customer.js';
import { type Operator, operatorOf } from '../support/operating.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let operator: Operator;
let tokri: Operator['runs'];
beforeAll(async () => {
  shop = await openTestShop();
  operator = operatorOf(shop);
  tokri = operator.runs;
  await shop.admin();
});
afterAll(() => shop.close());

const secret = 'Teapot-mornings-77';
const another = 'Umbrella-stand-88';
const address = () => `${unique('asha')}@example.test`;
const withSecret = async (value = secret) => ['--password-file', await operator.secretFile(value)];
const accountOf = (email: string) => shop.collection('users').findOne({ email });
const logOf = async (email: string) => {
  const entries = await shop.collection('audit').find({ 'things.name': email }).sort({ at: 1 }).toArray();
  return entries.map(({ action, who }) => `${who._id} ${action}`);
};
const prove = (email: string) =>
  shop.collection('users').updateOne({ email }, { $set: { verify_email: true } });
const isLoggedIn = async (customer: Awaited<ReturnType<TestShop['customer']>>) =>
  (await customer.call(calls.user.details)).status === 200;

describe('create-admin', () => {
  test('O-08 an admin who is there stays as they are, and gets a new password and name only with --update', async () => {
    const email = address();
    expect(await tokri('create-admin', email, ...(await withSecret()))).toMatchObject({ code: 0 });
    const again = await tokri('user', 'create-admin', email, ...(await withSecret(another)));
    expect(again).toMatchObject({ code: 0, printed: `${email} is an admin already; nothing was changed` });
    await logIn(shop.call, email, secret);

    const update = ['--update', '--name', ' Asha   Rao ', ...(await withSecret(another))];
    expect(await operator.asks('user create-admin', email, ...update)).toMatchObject({
      outcome: 'updated',
      role: 'admin',
      sessionsEnded: 1,
    });
    await logIn(shop.call, email, another);
    expect(await accountOf(email)).toMatchObject({ name: 'Asha Rao' });
    expect(await logOf(email)).toEqual(['cli user.create', 'cli user.update']);
  });

  test('takes ADMIN_PASSWORD, unless ADMIN_EMAIL says that it is another’s', async () => {
    const [email, other] = [address(), address()];
    Object.assign(operator.env, { ADMIN_PASSWORD: secret });
    expect((await tokri('create-admin', email)).code).toBe(0);
    Object.assign(operator.env, { ADMIN_EMAIL: other });
    const refused = await tokri('create-admin', email, '--update');
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('--password-stdin') });
    delete operator.env['ADMIN_EMAIL'];
    delete operator.env['ADMIN_PASSWORD'];
    expect(await logOf(email)).toEqual(['cli user.create']);
  });
});

describe('a password', () => {
  test('O-08 is no argument, and what is refused does not repeat it', async () => {
    for (const wrong of [['--password', secret], [`--password=${secret}`]]) {
      const { code, said } = await tokri('user', 'reset-password', address(), ...wrong);
      expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('--password-stdin') });
      expect(said).not.toContain(secret);
    }
  });

  test('O-16 keeps the rules of the API', async () => {
    const email = address();
    const short = await tokri('create-admin', email, ...(await withSecret('short')));
    const common = await tokri('create-admin', email, ...(await withSecret('admin12345')));
    expect([short.code, common.code]).toEqual([3, 3]);
    expect(await accountOf(email)).toBeNull();
  });
});

describe('promote', () => {
  test('asks for a new password where nobody proved to have the address', async () => {
    const { email } = await shop.customer();
    expect(await tokri('user', 'promote', email)).toMatchObject({
      code: 5,
      said: expect.stringContaining('--keep-password'),
    });
    expect(await logOf(email)).toEqual([]);
    expect((await tokri('user', 'promote', email, ...(await withSecret()))).code).toBe(0);
    await expect(logIn(shop.call, email, password)).rejects.toMatchObject({ code: 'wrongCredentials' });
    await logIn(shop.call, email, secret);
  });

  test('keeps the password of an address that was proved, or of one that is answered for; sessions end', async () => {
    const [proved, known] = [await shop.customer(), await shop.customer()];
    await prove(proved.email);
    expect(await operator.asks('user promote', proved.email)).toMatchObject({ sessionsEnded: 1 });
    await operator.asks('user promote', known.email, '--keep-password');
    for (const one of [proved, known]) {
      expect(await isLoggedIn(one)).toBe(false);
      await logIn(shop.call, one.email);
      expect(await accountOf(one.email)).toMatchObject({ role: 'ADMIN' });
    }
  });

  test('does nothing to an admin, and refuses a disabled account', async () => {
    const { email } = await shop.customer();
    await prove(email);
    await tokri('user', 'disable', email);
    expect((await tokri('user', 'promote', email)).code).toBe(5);
    await tokri('user', 'enable', email);
    await tokri('user', 'promote', email);
    expect(await operator.asks('user promote', email)).toMatchObject({ outcome: 'unchanged' });
    const did = ['disable', 'enable', 'promote'].map((action) => `cli user.${action}`);
    expect(await logOf(email)).toEqual(did);
  });
});

describe('disable and enable', () => {
  test('end all sessions at once, and let nobody in until it is undone', async () => {
    const customer = await shop.customer();
    expect(await operator.asks('user disable', customer.email)).toMatchObject({ sessionsEnded: 1 });
    expect(await isLoggedIn(customer)).toBe(false);
    await expect(logIn(shop.call, customer.email)).rejects.toThrow();
    expect(await operator.asks('user disable', customer.email)).toMatchObject({ outcome: 'unchanged' });
    await operator.asks('user enable', customer.email);
    await logIn(shop.call, customer.email);
  });
});

test('reset-password sets a new one, ends sessions and forgets the ways back', async () => {
  const customer = await shop.customer();
  const email = address();
  const renamed = { name: 'Asha', email, mobile: '9876543210' };
  granted(await customer.call(calls.user.update, { body: renamed }));
  const ways = shop.collection('emailundos');
  const before = await ways.countDocuments();
  expect(before).toBeGreaterThan(0);
  await operator.asks('user reset-password', email, ...(await withSecret()));
  expect(await ways.countDocuments()).toBe(before - 1);
  expect(await isLoggedIn(customer)).toBe(false);
  await logIn(shop.call, email, secret);
  const [entry] = await shop.collection('audit').find({ action: 'user.resetPassword' }).toArray();
  expect(entry).toMatchObject({ who: { _id: 'cli' }, things: [{ name: email, before: {}, after: {} }] });
});

test('--dry-run tries everything and writes nothing', async () => {
  const { email } = await shop.customer();
  const written = async () =>
    JSON.stringify(
      await Promise.all(['users', 'sessions', 'audit'].map((name) => shop.collection(name).find().toArray())),
    );
  const before = await written();
  const file = await withSecret();
  expect(await operator.asks('user promote', email, '--dry-run', ...file)).toMatchObject({
    outcome: 'promoted',
    role: 'admin',
    sessionsEnded: 1,
    dryRun: true,
  });
  await operator.asks('user disable', email, '--dry-run');
  await operator.asks('user reset-password', email, '-n', ...file);
  await operator.asks('user create-admin', address(), '-n', ...file);
  expect(await written()).toBe(before);
});

test('an address that nobody has leads to the one that was rather meant', async () => {
  const { email } = await shop.customer();
  const typed = email.replace('example', 'exmaple');
  expect(await tokri('user', 'disable', typed)).toEqual({
    printed: '',
    said: `There is no account with the address ${typed}. Did you mean ${email}?\n`,
    code: 5,
  });
  expect((await tokri('user', 'disable', 'zz@elsewhere.example')).said).toContain('tokri user list');
  await expect(tokri('user', 'disable', 'nobody')).resolves.toMatchObject({ code: 2 });
});

test('list filters by role, status and text, in pages, and prints no terminal control characters', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()];
  await shop.collection('users').updateOne({ email: one.email }, { $set: { name: 'Za\u001b[2Jra' } });
  await tokri('user', 'disable', other.email);
  const emails = async (...args: string[]) =>
    (await operator.asks('user list', ...args)).users.map(({ email }) => email);
  expect(await emails('--status', 'disabled', '--search', other.email.slice(0, 12))).toEqual([other.email]);
  expect(await emails('--role', 'admin', '--search', one.email)).toEqual([]);
  expect(await emails('--role', 'customer', '--search', 'ra')).toContain(one.email);
  const { total } = await operator.asks('user list', '--limit', '1');
  expect(total).toBeGreaterThan(3);
  const { printed } = await tokri('user', 'list', '--search', one.email);
  expect(printed).toContain('Za [2Jra');
  expect(printed).not.toContain('\u001b');
  expect((await tokri('user', 'list', '--search', 'nobody at all')).printed).toBe('No account matches.');
});

describe('the last active admin', () => {
  const admins = () => shop.collection('users').countDocuments({ role: 'ADMIN', status: 'Active' });
  const onlyTwo = async () => {
    const pair = [address(), address()];
    for (const email of pair) await tokri('create-admin', email, ...(await withSecret()));
    const others = { role: 'ADMIN', email: { $nin: pair } };
    await shop.collection('users').updateMany(others, { $set: { role: 'USER' } });
    return pair;
  };

  test('stays, also when two are taken away at once, one demoted and one disabled', async () => {
    for (let round = 0; round < 5; round++) {
      const [one = '', other = ''] = await onlyTwo();
      const staff = shop.app.get(AdminAccountsService);
      const outcomes = await Promise.allSettled([
        staff.demote(commandLine, one),
        staff.disable(commandLine, other),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await admins()).toBe(1);
    }
  });

  test('is refused with 5 and one line; one who is disabled does not count', async () => {
    const [one = '', other = ''] = await onlyTwo();
    await tokri('user', 'disable', other);
    for (const action of ['demote', 'disable'])
      expect(await tokri('user', action, one)).toEqual({
        printed: '',
        said: 'This is the last admin who can log in. Add another admin first\n',
        code: 5,
      });
    expect((await tokri('user', 'demote', other)).code).toBe(0);
    expect(await admins()).toBe(1);
  });
});
