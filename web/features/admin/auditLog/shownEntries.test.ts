import { expect, test } from '@jest/globals';
import type { AuditEntry } from '../../../../contract/audit.js';
import { messages } from '../../../../contract/messages/en.js';
import { adminMessages } from '../../../../contract/messages/en/admin.js';
import { messages as hindi } from '../../../../contract/messages/hi.js';
import { adminMessages as inHindi } from '../../../../contract/messages/hi/admin.js';
import { shownEntries } from './shownEntries.js';

const naming = {
  words: adminMessages.audit,
  language: messages.language,
  statuses: messages.ui.orders.status,
  reasons: adminMessages.orders.reason,
  pages: messages.ui.site.pages,
  nameOf: () => undefined,
};
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

test('authors are shown with their email address, because names repeat; the command line has none', () => {
  expect(shownEntries([wrote('product.update', ['Milk'])], naming)).toMatchObject([
    { who: 'Ravi Menon', email: 'ravi@example.in' },
  ]);
  const cli = { ...wrote('product.update', ['Milk']), who: { _id: 'cli', name: 'cli', email: '' } };
  expect(shownEntries([cli], naming)).toMatchObject([{ who: 'Command line', email: undefined }]);
});

test('a deleted account is shown without a name, as author and as changed record', () => {
  const nobody = { _id: 'u1', name: '', email: '' };
  const entry: AuditEntry = { ...wrote('user.promote', ['']), kind: 'user', who: nobody };
  expect(shownEntries([entry], naming)).toMatchObject([{ who: 'Deleted account', name: 'Deleted account' }]);
});

test('a new password is not shown; role and status are shown in words', () => {
  const of = (action: AuditEntry['action'], before: object, after: object): AuditEntry => ({
    ...wrote(action, ['asha@example.in']),
    kind: 'user',
    things: [{ _id: 'u2', name: 'asha@example.in', before: { ...before }, after: { ...after } }],
  });
  const [reset, promoted, disabled] = shownEntries(
    [
      of('user.resetPassword', {}, {}),
      of('user.promote', { role: 'USER' }, { role: 'ADMIN' }),
      of('user.disable', { status: 'Active' }, { status: 'Blocked' }),
    ],
    naming,
  );
  expect(reset).toMatchObject({ act: 'changed', note: expect.stringContaining('new password'), changes: [] });
  expect(promoted?.changes).toEqual([{ field: 'Role', before: 'customer', after: 'admin' }]);
  expect(disabled?.changes).toEqual([{ field: 'Status', before: 'active', after: 'disabled' }]);
});

test('A-14 an import is one entry: its file, its end and its sums, with a link to the written products', () => {
  const sums = {
    total: 27_555,
    done: 3_000,
    new: 2_900,
    changed: 60,
    unchanged: 30,
    badCount: 10,
    shelves: 4,
  };
  const ended = (state: string): AuditEntry => ({
    ...wrote('import.end', []),
    kind: 'import',
    count: 1,
    things: [{ _id: 'i1', name: 'big.csv', before: null, after: { state, ...sums } }],
  });
  const [done, stopped] = shownEntries([ended('done'), ended('stopped')], naming);
  expect(done).toMatchObject({ act: 'imported', kind: 'import', name: 'big.csv', changes: [] });
  expect(done?.href).toBe('/dashboard/changes?import=i1');
  expect(done?.note).toMatch(/^Finished\. New products: 2,900, changed: 60, unchanged: 30, .* 10, .*: 4$/);
  expect(stopped?.note).toMatch(/^Stopped after 3,000 of 27,555 rows\. New products: 2,900/);

  const batch = { ...wrote('product.import', ['Milk']), import: { _id: 'i1', file: 'big.csv' } };
  expect(shownEntries([batch], naming)).toMatchObject([{ act: 'imported', note: 'From big.csv' }]);
});

test('an uploaded image is shown', () => {
  const key = `${'c'.repeat(64)}.webp`;
  const entry = { ...wrote('file.upload', [key]), kind: 'picture' as const };
  expect(shownEntries([entry], naming)).toMatchObject([
    { name: 'cccccccc…', changes: [{ after: '1 image', imagesAfter: [`/media/${key}`] }] },
  ]);
});

test('a setting is named in the language of the admin', () => {
  const of = (action: AuditEntry['action'], _id: string, name: string): AuditEntry => ({
    ...wrote(action, [name]),
    kind: 'shop',
    things: [{ _id, name, before: {}, after: {} }],
  });
  const entries = [
    of('delivery.update', 'delivery', 'Delivery'),
    of('home.updateBanner', 'home', 'Banner'),
    of('search.updateWords', 'words', 'Synonyms'),
    of('shop.updatePage', 'refunds', 'Refunds'),
    of('shop.seed', 'demo', 'Demo shop'),
  ];
  const named = (reader: typeof naming | object) =>
    shownEntries(entries, { ...naming, ...reader }).map(({ name }) => name);
  expect(named(naming)).toEqual(['Delivery', 'Banner', 'Synonyms', 'Refunds', 'Demo shop']);
  expect(named({ words: inHindi.audit, pages: hindi.ui.site.pages })).toEqual([
    'डिलीवरी',
    'बैनर',
    'समानार्थी शब्द',
    hindi.ui.site.pages.refunds,
    'Demo shop',
  ]);
});

test('what was deleted leads nowhere', () => {
  expect(shownEntries([wrote('product.remove', ['Milk'])], naming)).toMatchObject([
    { act: 'deleted', href: undefined },
  ]);
});
