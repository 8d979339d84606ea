import { expect, test } from '@jest/globals';
import { plainWish } from '../../../ui/BrowseBar/wish.js';
import { asParams, filtersOf, goesOn, narrowed, wishIn, withWish } from './narrowing.js';

const shelf = '5'.repeat(24);
const full = `sub=${shelf}&brand=Amul&brand=Bru+%26+Co&from=20&to=99.5&off=25&stock=in&food=veg&sort=priceDown`;
const wishOf = (query: string) => wishIn(new URLSearchParams(query));

test('a wish goes into an address and comes out of it as it was', () => {
  const wish = wishOf(full);
  expect(wish).toEqual({
    subCategories: [shelf],
    brands: ['Amul', 'Bru & Co'],
    from: 20,
    to: 99.5,
    discount: 25,
    inStock: true,
    food: 'veg',
    sort: 'priceDown',
  });
  expect(new URLSearchParams(asParams(wish)).toString()).toBe(full);
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
])('%s wishes nothing', (query) => {
  expect(asParams(wishOf(query))).toEqual([]);
  expect(narrowed(wishOf(query))).toEqual({});
});

test('the same value counts once, and there are no more than the shop takes', () => {
  expect(wishOf('brand=Amul&brand=Amul&brand=Bru').brands).toEqual(['Amul', 'Bru']);
  const many = Array.from({ length: 30 }, (_, place) => `brand=${place}`).join('&');
  expect(wishOf(many).brands).toHaveLength(20);
});

test('the text and what else is in an address stay', () => {
  const params = withWish(new URLSearchParams('q=milk&brand=Amul&ref=mail'), { ...plainWish, inStock: true });
  expect(params.toString()).toBe('q=milk&ref=mail&stock=in');
});

test('only what is wished is asked for', () => {
  expect(narrowed(plainWish)).toEqual({});
  expect(narrowed({ ...plainWish, sort: 'newest' })).toEqual({ sort: 'newest' });
  expect(filtersOf({ ...plainWish, from: 0 })).toEqual({ from: 0 });
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
