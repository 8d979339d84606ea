import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import type { Letter } from '../support/mailServer.js';
import { type Balance, balanceOf } from './ledger.js';
import { issuesOfOverload, type Overload } from './overload.js';
import { issuesOfSoak } from './soak.js';

const whole: Balance = { confirmed: 9, lost: [], doubled: [], mailsRepeated: 0, others: [] };

describe('an overload', () => {
  const served = (refused: number) => ({ offered: 100, accepted: 1 - refused, refused, p50: 10, p99: 999 });
  const good: Overload = {
    capacity: 1_000,
    usualP99: 50,
    offered: 3_000,
    acceptedPerSecond: 900,
    ordersPerSecond: 30,
    senderDelay: 20,
    served: { orders: served(0.1), carts: served(0.5), lists: served(0.7) },
    others: {},
    recovery: 4.9,
    balance: whole,
    odd: [],
  };

  test('has no issue when orders went last, in time, and the books agree', () => {
    expect(issuesOfOverload(good)).toEqual([]);
  });

  test.each<[string, Partial<Overload>]>([
    ['less than three times the capacity was offered', { offered: 2_999 }],
    ['less than a third of the capacity was answered', { acceptedPerSecond: 333 }],
    ['fewer orders were placed than at the capacity', { ordersPerSecond: 19 }],
    ['orders were not refused less than carts', { served: { ...good.served, orders: served(0.6) } }],
    ['p99 of carts is not below 1 s', { served: { ...good.served, carts: { ...served(0.5), p99: 1_000 } } }],
    ['p99 of lists is not below 1 s', { served: { ...good.served, lists: { ...served(0.7), p99: NaN } } }],
    ['it was not well again within 5 s', { recovery: 5 }],
    ['2 answers of 500', { others: { 500: 2 } }],
    ['no order was confirmed', { balance: { ...whole, confirmed: 0 } }],
    ['TK-1 has 2 mails', { balance: { ...whole, doubled: ['TK-1 has 2 mails'] } }],
    ['the mails of 1 orders were sent twice', { balance: { ...whole, mailsRepeated: 1 } }],
  ])('has the issue: %s', (issue, seen) => {
    expect(issuesOfOverload({ ...good, ...seen })).toEqual([issue]);
  });
});

test('a long use has an issue when memory grows by more than 3 % or files by more than three', () => {
  const issues = (memory: number, handles: number) =>
    issuesOfSoak({
      struck: [],
      balance: whole,
      startsWithoutDatabase: 0,
      odd: [],
      samples: [],
      processes: [{ before: { memory: 1_000, handles: 50 }, after: { memory, handles } }],
    });
  expect(issues(1_030, 53)).toEqual([]);
  expect(issues(1_031, 54)).toEqual([
    'the memory of process 1 grew by more than 3 %',
    'process 1 holds more than 3 files more than before',
  ]);
});

describe('the books', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.drop());

  const mail = (number: string, id: string): Letter => ({
    from: '',
    to: [],
    subject: `We’ve received your order ${number}`,
    text: '',
    html: '',
    raw: `Message-ID: <${id}>\r\n\r\n`,
  });

  test('find an order without a mail, one with two, and a mail that was sent again', async () => {
    const sent = ['TK-1', 'TK-2', 'TK-3', 'TK-4'].map((orderId) => ({
      buyer: '',
      lines: [],
      sentAt: 0,
      answeredAt: 1,
      attempts: 1,
      orderId,
    }));
    const mails = ['TK-1 a', 'TK-2 b', 'TK-2 c', 'TK-3 d', 'TK-3 d'].map((one) => one.split(' '));
    const letters = mails.map(([number = '', id = '']) => mail(number, id));
    const { lost, doubled, mailsRepeated } = await balanceOf({
      databaseUri: database.uri,
      sent,
      initial: new Map(),
      letters,
    });
    expect(lost.filter((issue) => issue.includes('mail'))).toEqual(['TK-4 has no mail']);
    expect(doubled).toEqual(['TK-2 has 2 mails']);
    expect(mailsRepeated).toBe(1);
  });
});
