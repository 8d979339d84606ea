import { expect, test } from '@jest/globals';
import type { AuditEntry } from '../../../../contract/audit.js';
import { texts } from '../../../../contract/texts/en.js';
import { adminTexts } from '../../../../contract/texts/en/admin.js';
import { shownEntries } from './shownEntries.js';

const naming = { words: adminTexts.audit, statuses: texts.ui.orders.status, nameOf: () => undefined };
const wrote = (action: AuditEntry['action'], names: string[]): AuditEntry => ({
  _id: 'e1',
  at: '2026-11-21T05:12:00.000Z',
  who: { _id: 'u1', name: 'Ravi Menon', email: 'ravi@example.in' },
  action,
  kind: 'product',
  count: names.length,
  things: names.slice(0, 4).map((name) => ({ _id: name, name, before: { stock: 1 }, after: { stock: 2 } })),
});

test('A-14 a write of a few things is a line for each, that leads to it', () => {
  expect(shownEntries([wrote('product.bulk.stock', ['Milk', 'Curd'])], naming)).toMatchObject([
    { name: 'Milk', who: 'Ravi Menon', act: 'changed', href: '/dashboard/product/Milk' },
    { name: 'Curd', changes: [{ field: 'Stock', before: '1', after: '2' }] },
  ]);
});

test('a write of many things is one line that says how many', () => {
  const names = Array.from({ length: 250 }, (_, n) => `Product ${n + 1}`);
  expect(shownEntries([wrote('product.import', names)], naming)).toMatchObject([
    { name: 'Product 1, Product 2, Product 3 and 247 more', changes: [] },
  ]);
});

test('what was deleted leads nowhere', () => {
  expect(shownEntries([wrote('product.remove', ['Milk'])], naming)).toMatchObject([
    { act: 'deleted', href: undefined },
  ]);
});
