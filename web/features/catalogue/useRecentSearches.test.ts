import { afterEach, expect, test } from '@jest/globals';
import { clearStorage, writeItem } from '../../app/session/storage.js';
import { forgetSearch, recentSearchesKey, rememberSearch, searchList } from './useRecentSearches.js';

afterEach(() => clearStorage());

const remember = (...searches: string[]) => searches.forEach((search) => rememberSearch(undefined, search));
const remembered = () => searchList.read(undefined);

test('the newest stands first, each once, whatever its case and the spaces around it', () => {
  remember('milk', 'bread', ' Milk ');
  expect(remembered()).toEqual(['Milk', 'bread']);
});

test('eight are kept', () => {
  remember(...Array.from({ length: 12 }, (_, place) => `search ${place}`));
  expect(remembered()).toHaveLength(8);
  expect(remembered()[0]).toBe('search 11');
});

test('nothing, and what is longer than a search can be, is not remembered', () => {
  remember('', '   ', 'a'.repeat(201));
  expect(remembered()).toEqual([]);
});

test('one is forgotten, or all', () => {
  remember('milk', 'bread', 'curd');
  forgetSearch(undefined, 'bread');
  expect(remembered()).toEqual(['curd', 'milk']);
  searchList.forget();
  expect(remembered()).toEqual([]);
});

test('the last removed search removes the list from the storage', () => {
  remember('milk');
  forgetSearch(undefined, 'Milk');
  expect(searchList.now()).toBe('');
});

test('what one customer searched is nobody else’s, also after a session that ended without a log-out', () => {
  rememberSearch('asha', 'milk');
  expect(remembered()).toEqual([]);
  expect(searchList.read('bina')).toEqual([]);
  expect(searchList.read('asha')).toEqual(['milk']);
  rememberSearch('bina', 'bread');
  expect(searchList.read('bina')).toEqual(['bread']);
  expect(searchList.read('asha')).toEqual([]);
});

test('what a guest searched goes with the one who logs in', () => {
  remember('milk');
  rememberSearch('asha', 'bread');
  expect(searchList.read('asha')).toEqual(['bread', 'milk']);
  expect(remembered()).toEqual([]);
});

test.each(['{', '[]', '{"entries":{}}', '{"entries":[1,null,{"text":"x"},"milk","milk",""]}', '"milk"'])(
  'what else lies there (%s) does no harm',
  (stored) => {
    writeItem(recentSearchesKey, stored);
    expect(remembered()).toEqual(stored.includes('"milk","milk"') ? ['milk'] : []);
    remember('bread');
    expect(remembered()[0]).toBe('bread');
  },
);
