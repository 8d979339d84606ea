import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forgetDraft, maxChoiceAge, readChoice, readDraft, writeChoice, writeDraft } from './drafts.js';

const draft = { fields: { name: 'Kesar' } };
const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
const replaceStorage = (get: () => Partial<Storage>) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
  forgetDraft('asha', 'product:new');
});

test('a draft is found again by its account alone, until it is removed', () => {
  writeDraft('asha', 'product:new', draft);
  expect(readDraft('asha', 'product:new')).toEqual(draft);
  expect(readDraft('bina', 'product:new')).toBeUndefined();
  expect(readDraft('asha', 'product:1')).toBeUndefined();
  forgetDraft('asha', 'product:new');
  expect(readDraft('asha', 'product:new')).toBeUndefined();
});

test('a choice is found during the same visit, and an empty one forgets it', () => {
  writeChoice('asha', 'note', 'Ring twice');
  expect(readChoice('asha', 'note')).toBe('Ring twice');
  writeChoice('asha', 'note', '');
  expect(readChoice('asha', 'note')).toBe('');
  writeDraft('asha', 'note', { value: 'Ring twice', at: Date.now() - maxChoiceAge });
  expect(readChoice('asha', 'note')).toBe('');
});

test('what is broken counts as none', () => {
  writeDraft('asha', 'product:new', draft);
  const [place = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(place, '{"fields":');
  expect(readDraft('asha', 'product:new')).toBeUndefined();
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      getItem: () => '{"fields":{"name":"older"}}',
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  ],
])('where the storage is %s a draft lives as long as the page', (_, get) => {
  replaceStorage(get);
  writeDraft('asha', 'product:new', draft);
  expect(readDraft('asha', 'product:new')).toEqual(draft);
});
