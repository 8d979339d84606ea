import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  changeSent,
  pendingChange,
  changesKey,
  linesKey,
  pendingChanges,
  storedLines,
  storeLines,
  storePending,
} from './storedCart.js';

const milk = { _id: 'a'.repeat(24), name: 'Milk', image: [], unit: '1 l', price: 60, discount: 10, stock: 5 };
const bread = { ...milk, _id: 'b'.repeat(24), name: 'Bread' };
const line = { _id: 'c'.repeat(24), quantity: 1, productId: milk, seenPrice: 54, unavailable: false };

const now = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('lines and changes are read again by their account alone', () => {
  storeLines('asha', [line]);
  storePending('asha', { product: milk, quantity: 2 });
  expect(storedLines('asha')).toEqual([line]);
  expect(pendingChanges('asha')).toEqual([{ product: milk, quantity: 2, time: now }]);
  for (const other of ['bina', undefined]) {
    expect(storedLines(other)).toBeUndefined();
    expect(pendingChanges(other)).toEqual([]);
  }
});

test('another account’s cart replaces it', () => {
  storePending('asha', { product: milk, quantity: 2 });
  storePending('bina', { product: bread, quantity: 1 });
  expect(pendingChanges('asha')).toEqual([]);
  expect(pendingChanges('bina')).toMatchObject([{ product: bread, quantity: 1 }]);
});

const quantityOf = (userId: string, productId: string) => pendingChange(userId, productId)?.quantity;

test('a product has one change, the last one', () => {
  storePending('asha', { product: milk, quantity: 2 });
  changeSent('asha', storePending('asha', { product: bread, quantity: 1 }));
  storePending('asha', { product: milk, quantity: 0 });
  expect(pendingChanges('asha')).toMatchObject([{ product: milk, quantity: 0 }]);
});

test('a change stays if an earlier one to another quantity was sent', () => {
  const earlier = storePending('asha', { product: milk, quantity: 2 });
  const later = storePending('asha', { product: milk, quantity: 3 });
  changeSent('asha', earlier);
  expect(quantityOf('asha', milk._id)).toBe(3);
  changeSent('asha', later);
  expect(quantityOf('asha', milk._id)).toBeUndefined();
});

test('a change of another account stays', () => {
  const change = storePending('bina', { product: milk, quantity: 2 });
  changeSent('asha', change);
  expect(pendingChanges('bina')).toEqual([change]);
});

test('nothing is stored about a change that is sent after a log-out', () => {
  const change = storePending('asha', { product: milk, quantity: 2 });
  localStorage.clear();
  changeSent('asha', change);
  expect(localStorage).toHaveLength(0);
});

test('a change that version 0.2 has stored is pending', () => {
  const change = { product: milk, quantity: 2, time: now };
  localStorage.setItem(changesKey, JSON.stringify({ userId: 'asha', pending: [change] }));
  expect(pendingChanges('asha')).toEqual([change]);
});

test('W-35 of this tab’s change and the stored one, the later counts, until it or a later one is sent', () => {
  const first = storePending('asha', { product: milk, quantity: 1 });
  const before = localStorage.getItem(changesKey) ?? '';
  const own = storePending('asha', { product: milk, quantity: 2 });
  localStorage.setItem(changesKey, before); // another tab had read it before
  expect(pendingChange('asha', milk._id, own)).toBe(own);
  changeSent('asha', first);
  expect(pendingChange('asha', milk._id, own)).toBe(own);
  expect(pendingChange('asha', milk._id, first)).toBeUndefined();
  const later = { ...own, quantity: 4, time: own.time + 1 };
  changeSent('asha', later);
  expect(pendingChange('asha', milk._id, own)).toBeUndefined();
});

test('a change is forgotten after a day, also by the tab that made it', () => {
  const own = storePending('asha', { product: milk, quantity: 2 });
  jest.mocked(Date.now).mockReturnValue(now + day);
  expect(pendingChanges('asha')).toMatchObject([{ product: milk }]);
  jest.mocked(Date.now).mockReturnValue(now + day + 1);
  expect(pendingChanges('asha')).toEqual([]);
  expect(pendingChange('asha', milk._id, own)).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a line without a product', JSON.stringify({ userId: 'asha', lines: [{ ...line, productId: null }] })],
  [
    'a change without a quantity',
    JSON.stringify({ userId: 'asha', changes: [{ product: milk, time: now }] }),
  ],
  ['a change without a time', JSON.stringify({ userId: 'asha', changes: [{ product: milk, quantity: 1 }] })],
])('%s in storage is no cart', (_what, stored) => {
  for (const key of [linesKey, changesKey]) localStorage.setItem(key, stored);
  expect(storedLines('asha') ?? []).toEqual([]);
  expect(pendingChanges('asha')).toEqual([]);
});
