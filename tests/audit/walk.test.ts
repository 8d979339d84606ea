import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AuditRecord } from '../../api/audit/auditEntry.schema.js';
import { allCalls } from '../../contract/calls.js';
import type { TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { attemptsIn } from './attempts.js';

let shop: TestShop;
let admin: TestCustomer;
let attempts: ReturnType<typeof attemptsIn>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  attempts = attemptsIn(shop, admin);
});
afterAll(() => shop.close());

/** Lists the calls for admins that write nothing. */
const reads = [
  ...[
    'audit.list',
    'statistics.home',
    'order.adminOrders',
    'order.events',
    'order.inspect',
    'order.inspectInvoice',
  ],
  ...['category.dependents', 'subcategory.dependents', 'product.dependents'],
  ...[
    'search.searchesWithoutResults',
    'search.synonyms',
    'home.banner',
    'shop.storedPage',
    'backInStock.waiting',
    'rating.adminRatings',
  ],
  ...['category.stored', 'subcategory.stored', 'product.stored'],
  ...['product.table', 'product.export', 'import.preview', 'import.status'],
  // needs an uploaded file and a job; tests/importing/jobs.test.ts checks its log entries
  ...['import.upload', 'import.start', 'import.cancel'],
];
const writes = allCalls.filter(({ id, access }) => access === 'admin' && !reads.includes(id));
const rows = writes.map((row) => [row.id, row] as const);

const attempt = (id: string) => {
  const found = attempts[id];
  if (!found)
    throw new Error(`${id} is new: say in attempts.ts what to send, and keep a line in the log of it`);
  return found;
};
const entries = () => shop.collection('audit').find().sort({ at: 1 }).toArray();
const stored = async () => {
  const names = [
    'categories',
    'subcategories',
    'products',
    'orders',
    'searchwords',
    'misses',
    'popularsearches',
    'banners',
    'shoppages',
    'ratings',
  ];
  return JSON.stringify(await Promise.all(names.map((name) => shop.collection(name).find().toArray())));
};

/** Expects an entry to be as the schema describes it: the driver wrote it without a check. */
const expectValid = async (entry: AuditRecord) => {
  const Audit = shop.app.get<Connection>(getConnectionToken()).model<AuditRecord>('Audit');
  const read = new Audit(entry);
  await read.validate();
  expect(read.toObject()).toEqual(entry);
  const { who, things } = entry;
  for (const text of [who.name, who.email, ...things.map(({ name }) => name)])
    expect(typeof text).toBe('string');
};

/** Makes the audit log's collection reject every new entry (`closed`), or accept entries again. */
const closeLog = (closed: boolean) =>
  shop.app
    .get<Connection>(getConnectionToken())
    .db?.command({ collMod: 'audit', validator: closed ? { never: true } : {} });

describe('A-14 a write of an admin', () => {
  test('is among the attempts of this file', () => {
    expect(Object.keys(attempts).sort()).toEqual(writes.map(({ id }) => id).sort());
  });

  test.each(rows)('%s adds exactly one entry to the log', async (id, row) => {
    const sent = await attempt(id).works();
    const before = await entries();
    expect(await admin.call(row, sent)).toMatchObject({ status: 200 });
    const added = (await entries()).slice(before.length);
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({
      who: { name: 'Admin', email: admin.email },
      action: expect.stringMatching(new RegExp(`^${id}`)),
    });
    await expectValid(added[0] as AuditRecord);
  });

  test.each(rows)('%s adds no entry when it is rejected', async (id, row) => {
    const sent = await attempt(id).refused();
    const before = await entries();
    const { status } = await admin.call(row, sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await entries()).toEqual(before);
  });

  test.each(rows)('%s does not happen when the log cannot be written', async (id, row) => {
    const sent = await attempt(id).works();
    const before = await stored();
    await closeLog(true);
    const { status } = await admin.call(row, sent);
    await closeLog(false);
    expect(status).toBe(500);
    expect(await stored()).toBe(before);
  });
});
