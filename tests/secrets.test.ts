import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { type BuiltShop, openBuiltShop } from './support/builtShop.js';
import { clientOf } from './support/client.js';
import { logIn, newCustomer } from './support/customer.js';
import { openTestDatabase, type TestDatabase } from './support/database.js';
import { filesBeneath, type SecretKind, secretsIn, textOf } from './support/secrets.js';

/** Lists texts that look like secrets and are not: file, kind, text and reason. */
const known: readonly { file: RegExp; kind: SecretKind; text: RegExp; why: string }[] = [
  {
    file: /^(?:\.env\.example|api\/config\/configValues\.ts|dist\/cli\/config-[\w-]+\.js)$/,
    kind: 'password in an address',
    text: /:\/\/name:password@$/,
    why: 'says how such an address is written',
  },
  {
    file: /^(?:tests\/(?:config|process\.slow|auth\/rateLimitsTogether\.slow|operator\/(?:databases|doctor))|api\/database\/checkDatabase)\.test\.ts$/,
    kind: 'password in an address',
    text: /:(?:hunter\S*|p%40ss|p%zz|pass|b)@$/,
    why: 'is made up, and opens nothing',
  },
];

const isKnown = (file: string, kind: SecretKind, text: string) =>
  known.some((row) => row.file.test(file) && row.kind === kind && row.text.test(text));

const secretsOf = async (files: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const file of files)
    for (const { kind, text } of secretsIn((await textOf(file)) ?? ''))
      if (!isKnown(file, kind, text)) found.push(`${file}: ${kind}: ${text.slice(0, 40)}`);
  return found;
};

/** Joined at run time, so that this file contains no secret. */
const planted: Record<SecretKind, string> = {
  'private key': ['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' '),
  'JSON Web Token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0xx', 'x'.repeat(43)].join('.'),
  'Stripe key': ['sk', 'live', 'x'.repeat(24)].join('_'),
  'webhook secret': ['whsec', 'x'.repeat(32)].join('_'),
  'AWS key': ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  'token of GitHub or npm': ['ghp', 'x'.repeat(36)].join('_'),
  'key of Google': ['AIza', 'x'.repeat(35)].join(''),
  'password hash': ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1', 'x'.repeat(22), 'x'.repeat(43)].join('$'),
  'password in an address': ['mongodb+srv', '//shop:hunter2@cluster.example/tokri'].join(':'),
  'secret setting': ['TOKEN_SECRET', 'x'.repeat(32)].join('='),
};

test.each(Object.entries(planted))('a planted %s is found', (kind, secret) => {
  expect(secretsIn(`const a = '${secret}';`).map((finding) => finding.kind)).toContain(kind);
});

test.each([
  ['rediss', 'cache'],
  ['smtps', 'mail'],
  ['https', 'shop'],
])('so is a password in %s://', (protocol, host) => {
  expect(secretsIn(`${protocol}:${'//'}name:pass@${host}.example`)).toHaveLength(1);
});

test('no file of the project holds a secret', async () => {
  const ignored = (await readFile('.gitignore', 'utf8')).split('\n').filter(Boolean);
  const leftOut = (name: string) =>
    name === '.git' ||
    ignored.some((line) =>
      line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line.replace(/\/$/, ''),
    );
  const files = await filesBeneath('.', leftOut);

  expect(files).toContain('api/server.ts');
  expect(await secretsOf(files)).toEqual([]);
});

describe('what is built', () => {
  const compressed = /\.(?:br|gz)$/;
  const rooms = ['cli', 'web'];
  const filesOf = (room: string) => filesBeneath(path.join('dist', room), (name) => compressed.test(name));
  const built = async () => (await Promise.all(rooms.map(filesOf))).flat();

  test('holds no secret', async () => {
    const files = await built();

    expect(files).toContain('dist/web/index.html');
    expect(await secretsOf(files)).toEqual([]);
  });

  test('sends a browser nothing of the server: no setting, no module of its own, no source map', async () => {
    const serverOnly =
      /TOKEN_SECRET|MONGODB_URI|SMTP_URL|REDIS_URL|S3_SECRET|STRIPE_(?:SECRET|WEBHOOK)|password_hash|argon2|mongoose|ioredis|nodemailer|process\.env\.[A-Z]/;
    const files = (await built()).filter((file) => file.startsWith('dist/web/'));
    const faulty: string[] = [];
    for (const file of files) {
      const found = serverOnly.exec((await textOf(file)) ?? '')?.[0] ?? (file.endsWith('.map') ? 'map' : '');
      if (found) faulty.push(`${file}: ${found}`);
    }

    expect(files.length).toBeGreaterThan(10);
    expect(faulty).toEqual([]);
  });

  test('tells nothing of the machine that built it', async () => {
    const files = await built();
    const faulty: string[] = [];
    for (const file of files) {
      const text = (await textOf(file)) ?? '';
      if (text.includes(`${process.cwd()}/`)) faulty.push(file);
      if (!file.endsWith('.map')) continue;
      const { sources } = JSON.parse(text) as { sources: string[] };
      if (sources.some((source) => /^(?:\/|file:|[A-Z]:)/.test(source))) faulty.push(file);
    }

    expect(faulty).toEqual([]);
  });
});

describe('a shop that runs', () => {
  let database: TestDatabase;
  let shop: BuiltShop;
  const password = 'hunter2-hunter2';
  const settings = {
    TOKEN_SECRET: 'an owl reads the morning paper aloud',
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: 'Wool-socks-on-a-line-5',
    SMTP_URL: `smtp://shop:${password}@127.0.0.1:1`,
    REDIS_URL: `redis://shop:${password}@127.0.0.1:1`,
    STRIPE_SECRET_KEY: ['sk', 'test', `${password}-stripe`].join('_'),
    STRIPE_WEBHOOK_SECRET: ['whsec', `${password}-stripe`].join('_'),
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    shop = await openBuiltShop({
      ...settings,
      MONGODB_URI: database.uri,
      LOG_LEVEL: 'debug',
      SEED: 'none',
    });
  });
  afterAll(async () => {
    await shop.stop();
    await database.drop();
  });

  test('prints no secret, whatever fails', async () => {
    const call = clientOf(shop.url);
    const { email, token } = await newCustomer(call);
    await logIn(call, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
    await call(calls.user.forgotPassword, { body: { email } });
    await call(calls.user.details, { token: `${token}x` });
    await fetch(`${shop.url}/undo-email?token=${token}`);
    for (const until = Date.now() + 30_000; !/ Mail: /.test(shop.output()); await pause(50))
      if (Date.now() > until) throw new Error('the mail that cannot leave is not told of');

    expect(shop.output()).not.toContain(email);
    expect(shop.output()).toContain('Redis at 127.0.0.1:1 is away');
    for (const secret of [settings.TOKEN_SECRET, settings.ADMIN_PASSWORD, password, token])
      expect(shop.output()).not.toContain(secret);
    expect(secretsIn(shop.output())).toEqual([]);
  });
});
