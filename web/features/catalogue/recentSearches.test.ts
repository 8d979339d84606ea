import { afterEach, expect, test } from '@jest/globals';
import { clearStorage, writeItem } from '../../app/session/storage.js';
import {
  forgetSearch,
  forgetSearches,
  recentSearches,
  recentSearchesKey,
  rememberSearch,
} from './recentSearches.js';

afterEach(() => clearStorage([]));

test('the newest stands first, each once, whatever its case and the spaces around it', () => {
  ['milk', 'bread', ' Milk '].forEach(rememberSearch);
  expect(recentSearches()).toEqual(['Milk', 'bread']);
});

test('eight are kept', () => {
  Array.from({ length: 12 }, (_, place) => `search ${place}`).forEach(rememberSearch);
  expect(recentSearches()).toHaveLength(8);
  expect(recentSearches()[0]).toBe('search 11');
});

test('nothing, and what is longer than a search can be, is not remembered', () => {
  ['', '   ', 'a'.repeat(201)].forEach(rememberSearch);
  expect(recentSearches()).toEqual([]);
});

test('one is forgotten, or all', () => {
  ['milk', 'bread', 'curd'].forEach(rememberSearch);
  forgetSearch('bread');
  expect(recentSearches()).toEqual(['curd', 'milk']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,{"text":"x"},"milk","milk",""]', '"milk"'])(
  'what else lies there (%s) does no harm',
  (stored) => {
    writeItem(recentSearchesKey, stored);
    expect(recentSearches()).toEqual(stored.includes('"milk","milk"') ? ['milk'] : []);
    rememberSearch('bread');
    expect(recentSearches()[0]).toBe('bread');
  },
);
