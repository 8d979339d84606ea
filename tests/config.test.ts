import { describe, expect, test } from '@jest/globals';
import { loadConfig } from '../api/config/config.js';

/** Maps each rejected setting to its complaint; empty if the environment is valid. */
const issuesOf = (env: NodeJS.ProcessEnv): Record<string, string> => {
  try {
    loadConfig(env);
    return {};
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n').slice(1) : [];
    return Object.fromEntries(lines.map((line) => line.trim().split(': ', 2)));
  }
};

test('what one setting asks of another is listed beside what is malformed', () => {
  const settingIssues = issuesOf({
    NODE_ENV: 'production',
    PORT: 'abc',
    ADMIN_EMAIL: 'admin@example.test',
    TRUST_PROXY: 'bogus',
    HOST: 'http://here',
    MONGODB_URI: 'mongodb://',
    SMTP_URL: 'smtp://',
  });
  expect(Object.keys(settingIssues).sort()).toEqual([
    'ADMIN_PASSWORD',
    'HOST',
    'MONGODB_URI',
    'PORT',
    'PUBLIC_URL',
    'SMTP_URL',
    'TOKEN_SECRET',
    'TRUST_PROXY',
  ]);
  expect(Object.keys(issuesOf({ ADMIN_PASSWORD: 'long-enough', PORT: '70000' })).sort()).toEqual([
    'ADMIN_EMAIL',
    'PORT',
  ]);
});

test('a setting that is malformed is not called missing as well', () => {
  expect(issuesOf({ NODE_ENV: 'production', TOKEN_SECRET: 'short' })).toEqual({
    TOKEN_SECRET: 'must be at least 32 characters',
  });
});

describe('a wrong value is reported with the right one', () => {
  test.each([
    ['RATE_LIMIT_FACTOR', '0', 'above 0'],
    ['RATE_LIMIT_FACTOR', 'many', 'above 0'],
    ['LOG_LEVEL', 'verbose', 'debug, info, warn, error, silent'],
    ['LOG_FORMAT', 'pretty', 'json, text'],
    ['SEED', 'yes', 'demo, none'],
    ['NODE_ENV', 'prod', 'development, production, test'],
    ['PORT', '3000.5', '0 to 65535'],
    ['DELIVERY_MINUTES', '0', '1 to 1440'],
    ['WORKERS', '0', 'must be auto, or a whole number from 1 to 64'],
    ['WORKERS', '65', 'must be auto, or a whole number from 1 to 64'],
    ['WORKERS', 'many', 'must be auto, or a whole number from 1 to 64'],
    ['SHOP_GST_RATE', '7', '0, 5, 12, 18, 28, 40'],
    ['CORS_ORIGINS', 'https://a.example,b.example', 'https://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/shop', 'without a path'],
    ['ADMIN_EMAIL', 'asha', 'email address'],
  ])('%s=%s: %s', (name, value, right) => {
    expect(issuesOf({ [name]: value })[name]).toContain(right);
  });
});

describe.each([
  [
    'TRUST_PROXY',
    ['127.0.0.1', '10.0.0.0/8, ::1', 'loopback,fc00::/7', 'uniquelocal'],
    ['true', '1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', 'proxy.example'],
  ],
  [
    'HOST',
    ['0.0.0.0', '::', '::1', 'localhost', 'shop.example'],
    ['300.1.1.1', 'a b', 'localhost:3000', '-x', 'http://localhost'],
  ],
  [
    'SMTP_URL',
    ['smtp://mail.example', 'smtps://name:p%40ss@mail.example:465'],
    ['smtp://', 'smtp:///x', 'http://mail.example', 'mail.example', 'smtp://mail example'],
  ],
  [
    'MAIL_FROM',
    [
      'shop@localhost',
      'Tokri <shop@shop.example>',
      '"Asha, Tokri" <asha@shop.example>',
      'टोकरी <shop@shop.example>',
    ],
    [
      'Tokri',
      'shop@',
      'Tokri <shop>',
      'Tokri <shop@shop.example',
      'a@shop.example, b@shop.example',
      'Tokri <shop@shop.example>\r\nBcc: all@shop.example',
      'To\nkri <shop@shop.example>',
    ],
  ],
  [
    'CORS_ORIGINS',
    ['https://a.example', 'https://a.example/, http://localhost:5173', 'https://A.example'],
    ['https://a.example/shop', 'https://a.example?x', 'a.example', '*', 'null'],
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ['http://localhost:4318', 'https://collector.example/otlp/'],
    ['localhost:4318', 'grpc://collector.example', 'http://', 'http://collector.example/?key=1'],
  ],
  [
    'REDIS_URL',
    [
      'redis://h',
      'redis://h:6380/3',
      'rediss://shop:p%40ss@redis.example',
      'redis://:pass@127.0.0.1',
      'redis://[::1]/',
    ],
    [
      'http://h',
      'redis.example:6379',
      'redis://',
      'redis:///3',
      'redis://h:99999',
      'redis://h/tokri',
      'redis://h?enableOfflineQueue=true',
      'redis://shop:p%zz@h',
    ],
  ],
  [
    'MONGODB_URI',
    ['mongodb://h/db', 'mongodb://a:b@h1,h2:27018/db?replicaSet=rs0', 'mongodb+srv://cluster.example/db'],
    [
      'mysql://h',
      'mongodb://',
      'mongodb://h:99999/db',
      'mongodb://h/db?replicaset=rs0&typo=1',
      'mongodb+srv://h:27017/db',
    ],
  ],
])('%s', (name, right, wrong) => {
  test.each(right)('may be %s', (value) => {
    expect(issuesOf({ [name]: value })).toEqual({});
  });
  test.each(wrong)('may not be %s', (value) => {
    expect(Object.keys(issuesOf({ [name]: value }))).toEqual([name]);
  });
});

test.each([
  'mongodb://shop:hunter%zz2@h/db',
  'mongodb://shop:hunter2:x@h:99999/db',
  'mongodb://shop:hun?ter2@h/db',
  'mongodb://shop:hunter2@h/db?typo=1',
])('the password in %s is not repeated', (MONGODB_URI) => {
  const said = JSON.stringify(issuesOf({ MONGODB_URI }));
  expect(said).toContain('percent-encoded');
  expect(said).not.toMatch(/hun|ter2/);
});

test.each(['redis://shop:hunter%zz2@h', 'redis://shop:hunter2@h/db', 'rediss://shop:hunter2@h:99999'])(
  'nor is the one in %s',
  (REDIS_URL) => {
    expect(JSON.stringify(issuesOf({ REDIS_URL }))).not.toMatch(/hun|ter2/);
  },
);

describe('online payment', () => {
  test.each([
    ['the sandbox where nothing is said', {}, 'sandbox'],
    ['none in production', { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) }, 'none'],
    [
      'the sandbox in production where it is asked for',
      { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32), PAYMENTS: 'sandbox' },
      'sandbox',
    ],
    ['Stripe with a key', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'stripe'],
    ['none where that is said, key or not', { PAYMENTS: 'none', STRIPE_SECRET_KEY: 'sk_test_1' }, 'none'],
  ])('is %s', (_, env, payments) => {
    expect(loadConfig(env).PAYMENTS).toBe(payments);
  });

  test('by Stripe names all that is missing, and in production the address to come back to', () => {
    expect(Object.keys(issuesOf({ PAYMENTS: 'stripe' }))).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) };
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(Object.keys(issuesOf({ ...production, ...stripe }))).toEqual(['PUBLIC_URL']);
  });

  test('takes no publishable key for a secret one, and repeats neither', () => {
    const said = JSON.stringify(
      issuesOf({ STRIPE_SECRET_KEY: 'pk_test_hunter', STRIPE_WEBHOOK_SECRET: 'hunter' }),
    );
    expect(said).toMatch(/STRIPE_SECRET_KEY":"must be a secret.*STRIPE_WEBHOOK_SECRET":"must be/);
    expect(said).not.toContain('hunter');
  });
});

test('a customer may have 20 unpaid online orders a day and 20 open cash orders, unless set otherwise', () => {
  expect(loadConfig({})).toMatchObject({ UNPAID_ORDERS_A_DAY: 20, OPEN_CASH_ORDERS: 20 });
  expect(loadConfig({ UNPAID_ORDERS_A_DAY: '0' })).toMatchObject({ UNPAID_ORDERS_A_DAY: 0 });
});
