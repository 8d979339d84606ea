import { expect, test } from '@jest/globals';
import { limits } from '../../contract/limits.js';
import { mergeSaved } from './mergeSaved.js';

const milk = { productId: 'milk', favourite: true, quantity: 0 };
const rice = { productId: 'rice', favourite: false, quantity: 2 };

test('a favourite of either is one, and the greater quantity counts', () => {
  const guest = [
    { ...milk, favourite: false, quantity: 1 },
    { ...rice, favourite: true, quantity: 1 },
  ];
  expect(mergeSaved([milk, rice], guest)).toEqual({
    changes: [
      { productId: 'milk', favourite: true, quantity: 1 },
      { productId: 'rice', favourite: true, quantity: 2 },
    ],
    left: 0,
  });
});

test('a repeat changes nothing', () => {
  const guest = [milk, { ...rice, quantity: 5 }];
  const { changes } = mergeSaved([], guest);
  expect(changes).toEqual(guest);
  expect(mergeSaved(changes, guest)).toEqual({ changes: [], left: 0 });
});

test('a full list takes no new product, but a greater quantity of one that it has', () => {
  const full = Array.from({ length: limits.weeklyList }, (_, at) => ({
    productId: String(at),
    favourite: true,
    quantity: 1,
  }));
  const guest = [
    { productId: '0', favourite: true, quantity: 3 },
    { productId: 'new', favourite: true, quantity: 1 },
  ];
  expect(mergeSaved(full, guest)).toEqual({
    changes: [{ productId: '0', favourite: true, quantity: 3 }],
    left: 2,
  });
});
