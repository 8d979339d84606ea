import { describe, expect, test } from '@jest/globals';
import { BoughtTogether } from './boughtTogether.js';

const filled = (
  ...orders: readonly (readonly [customer: string | undefined, products: string, lately?: boolean])[]
): BoughtTogether => {
  const boughtTogether = new BoughtTogether();
  for (const [customer, products, lately = true] of orders)
    boughtTogether.add({ customer, products: new Map(products.split(' ').map((id) => [id, 1])), lately });
  return boughtTogether;
};

describe('what stands together', () => {
  test('is what several customers had in the same order', () => {
    const boughtTogether = filled(['asha', 'tea milk'], ['bina', 'tea milk'], ['asha', 'soap']);
    expect(boughtTogether.together('tea')).toEqual(['milk']);
    expect(boughtTogether.together('milk')).toEqual(['tea']);
    expect(boughtTogether.together('soap')).toEqual([]);
    expect(boughtTogether.together('unknown')).toEqual([]);
  });

  test('is not told of a single customer, however often', () => {
    const boughtTogether = filled(['asha', 'tea milk'], ['asha', 'tea milk'], ['asha', 'tea milk']);
    expect(boughtTogether.together('tea')).toEqual([]);
  });

  test('customers whose accounts are gone count as one', () => {
    expect(filled([undefined, 'tea milk'], [undefined, 'tea milk']).together('tea')).toEqual([]);
    expect(filled([undefined, 'tea milk'], ['asha', 'tea milk']).together('tea')).toEqual(['milk']);
  });

  test('a bestseller that stands in every order says nothing of this one', () => {
    const others = Array.from({ length: 40 }, (_, at) => [`buyer ${at}`, `bread thing-${at}`] as const);
    const boughtTogether = filled(
      ['asha', 'tea ginger bread'],
      ['bina', 'tea ginger bread'],
      ['chitra', 'tea bread'],
      ['devi', 'tea'],
      ...others,
    );
    expect(boughtTogether.together('tea')).toEqual(['ginger']);
  });

  test('many orders prove more than few', () => {
    const often = Array.from({ length: 12 }, (_, at) => [`buyer ${at}`, 'tea biscuits'] as const);
    const alone = Array.from({ length: 3 }, (_, at) => [`eater ${at}`, 'biscuits'] as const);
    const others = Array.from({ length: 30 }, (_, at) => [`other ${at}`, 'soap'] as const);
    const boughtTogether = filled(
      ['asha', 'tea saffron'],
      ['bina', 'tea saffron'],
      ...often,
      ...alone,
      ...others,
    );
    expect(boughtTogether.together('tea')).toEqual(['biscuits', 'saffron']);
  });

  test('is in the same order each time', () => {
    const boughtTogether = filled(['asha', 'tea d c b'], ['bina', 'tea b c d']);
    expect(boughtTogether.together('tea')).toEqual(['b', 'c', 'd']);
    expect(boughtTogether.together('tea')).toEqual(['b', 'c', 'd']);
  });
});

test('popular is what stands in the most orders of late', () => {
  const boughtTogether = filled(
    ['asha', 'milk bread'],
    ['bina', 'milk'],
    ['asha', 'soap', false],
    ['bina', 'soap', false],
    ['chitra', 'soap apple'],
  );
  expect(boughtTogether.popular()).toEqual(['milk', 'apple', 'bread', 'soap']);
});

test('what sells best is what most units were sold of lately, however many ordered it', () => {
  const boughtTogether = new BoughtTogether();
  const sold = (customer: string, products: Record<string, number>, lately = true) =>
    boughtTogether.add({ customer, products: new Map(Object.entries(products)), lately });
  sold('asha', { milk: 2, tea: 1 });
  sold('bina', { milk: 1, onions: 9 });
  sold('chitra', { rice: 50 }, false);
  expect(boughtTogether.bestSelling()).toEqual(['onions', 'milk', 'tea']);
  expect(boughtTogether.popular()[0]).toBe('milk');
});
