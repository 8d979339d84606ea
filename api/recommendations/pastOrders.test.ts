import { describe, expect, test } from '@jest/globals';
import { BoughtTogether } from './pastOrders.js';

const filled = (
  ...orders: readonly (readonly [customer: string | undefined, products: string, lately?: boolean])[]
): BoughtTogether => {
  const pastOrders = new BoughtTogether();
  for (const [customer, products, lately = true] of orders)
    pastOrders.add({ customer, products: products.split(' '), lately });
  return pastOrders;
};

describe('what stands together', () => {
  test('is what several customers had in the same order', () => {
    const pastOrders = filled(['asha', 'tea milk'], ['bina', 'tea milk'], ['asha', 'soap']);
    expect(pastOrders.together('tea')).toEqual(['milk']);
    expect(pastOrders.together('milk')).toEqual(['tea']);
    expect(pastOrders.together('soap')).toEqual([]);
    expect(pastOrders.together('unknown')).toEqual([]);
  });

  test('is not told of a single customer, however often', () => {
    const pastOrders = filled(['asha', 'tea milk'], ['asha', 'tea milk'], ['asha', 'tea milk']);
    expect(pastOrders.together('tea')).toEqual([]);
  });

  test('customers whose accounts are gone count as one', () => {
    expect(filled([undefined, 'tea milk'], [undefined, 'tea milk']).together('tea')).toEqual([]);
    expect(filled([undefined, 'tea milk'], ['asha', 'tea milk']).together('tea')).toEqual(['milk']);
  });

  test('a bestseller that stands in every order says nothing of this one', () => {
    const others = Array.from({ length: 40 }, (_, at) => [`buyer ${at}`, `bread thing-${at}`] as const);
    const pastOrders = filled(
      ['asha', 'tea ginger bread'],
      ['bina', 'tea ginger bread'],
      ['chitra', 'tea bread'],
      ['devi', 'tea'],
      ...others,
    );
    expect(pastOrders.together('tea')).toEqual(['ginger']);
  });

  test('many orders prove more than few', () => {
    const often = Array.from({ length: 12 }, (_, at) => [`buyer ${at}`, 'tea biscuits'] as const);
    const alone = Array.from({ length: 3 }, (_, at) => [`eater ${at}`, 'biscuits'] as const);
    const others = Array.from({ length: 30 }, (_, at) => [`other ${at}`, 'soap'] as const);
    const pastOrders = filled(
      ['asha', 'tea saffron'],
      ['bina', 'tea saffron'],
      ...often,
      ...alone,
      ...others,
    );
    expect(pastOrders.together('tea')).toEqual(['biscuits', 'saffron']);
  });

  test('is in the same order each time', () => {
    const pastOrders = filled(['asha', 'tea d c b'], ['bina', 'tea b c d']);
    expect(pastOrders.together('tea')).toEqual(['b', 'c', 'd']);
    expect(pastOrders.together('tea')).toEqual(['b', 'c', 'd']);
  });
});

test('popular is what stands in the most orders of late', () => {
  const pastOrders = filled(
    ['asha', 'milk bread'],
    ['bina', 'milk'],
    ['asha', 'soap', false],
    ['bina', 'soap', false],
    ['chitra', 'soap apple'],
  );
  expect(pastOrders.popular()).toEqual(['milk', 'apple', 'bread', 'soap']);
});
