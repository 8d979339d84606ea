import { expect, test } from '@jest/globals';
import { noFilters } from '../../../ui/BrowseBar/productFilters.js';
import { asParams, filtersOf, goesOn, filterQuery, filtersIn, withFilters } from './filters.js';

const listing = '5'.repeat(24);
const full = `sub=${listing}&brand=Amul&brand=Bru+%26+Co&from=20&to=99.5&off=25&stock=in&food=veg&sort=priceDown`;
const filtersOfAddress = (query: string) => filtersIn(new URLSearchParams(query));

test('filters are written to an address and read back unchanged', () => {
  const filters = filtersOfAddress(full);
  expect(filters).toEqual({
    subCategories: [listing],
    brands: ['Amul', 'Bru & Co'],
    from: 20,
    to: 99.5,
    discount: 25,
    inStock: true,
    food: 'veg',
    sort: 'priceDown',
  });
  expect(new URLSearchParams(asParams(filters)).toString()).toBe(full);
});

test.each([
  'sub=5&sub=',
  'brand=&brand=%20',
  `brand=${'a'.repeat(501)}`,
  'brand=%00',
  'from=-1&to=abc',
  'from=1e3',
  'to=1.005',
  'from=99999999999',
  'off=30',
  'off=1000000',
  'stock=yes',
  'food=meat',
  'sort=cheap',
  'sort=constructor',
  'page=7&utm_source=x',
])('%s has no filters', (query) => {
  expect(asParams(filtersOfAddress(query))).toEqual([]);
  expect(filterQuery(filtersOfAddress(query))).toEqual({});
});

test('the same value counts once, and there are no more than the shop takes', () => {
  expect(filtersOfAddress('brand=Amul&brand=Amul&brand=Bru').brands).toEqual(['Amul', 'Bru']);
  const many = Array.from({ length: 30 }, (_, place) => `brand=${place}`).join('&');
  expect(filtersOfAddress(many).brands).toHaveLength(20);
});

test('the text and what else is in an address stay', () => {
  const params = withFilters(new URLSearchParams('q=milk&brand=Amul&ref=mail'), {
    ...noFilters,
    inStock: true,
  });
  expect(params.toString()).toBe('q=milk&ref=mail&stock=in');
});

test('only active filters are sent', () => {
  expect(filterQuery(noFilters)).toEqual({});
  expect(filterQuery({ ...noFilters, sort: 'newest' })).toEqual({ sort: 'newest' });
  expect(filtersOf({ ...noFilters, from: 0 })).toEqual({ from: 0 });
});

test.each([
  ['milk', 'milk 1 l', true],
  ['milk', 'mil', true],
  ['Milk', 'milk', true],
  ['', 'm', true],
  ['milk', '', false],
  ['milk', '  ', false],
  ['milk', 's', false],
  ['milk', 'soap', false],
])('from %p to %p goes on: %p', (before, now, expected) => {
  expect(goesOn(before, now)).toBe(expected);
});
