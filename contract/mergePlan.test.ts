import { expect, test } from '@jest/globals';
import { limits } from './limits.js';
import { planMerge } from './mergePlan.js';

const milk = { name: 'Milk', stock: 5 };
const rice = { name: 'Rice', stock: 3_000 };

test('W-18 quantities add up', () => {
  expect(planMerge([{ product: milk, wanted: 2, there: 1 }], 1)).toEqual({
    changes: [{ product: milk, quantity: 3 }],
    capped: [],
  });
});

test('W-18 the sum is capped at the stock, and told', () => {
  expect(planMerge([{ product: milk, wanted: 4, there: 3 }], 1)).toEqual({
    changes: [{ product: milk, quantity: 5 }],
    capped: [{ name: 'Milk', quantity: 5 }],
  });
});

test('what is in the cart is not lowered by a stock that has fallen', () => {
  expect(planMerge([{ product: milk, wanted: 1, there: 8 }], 1)).toEqual({
    changes: [],
    capped: [{ name: 'Milk', quantity: 8 }],
  });
});

test('what is out of stock is not added', () => {
  const none = { name: 'Curd', stock: 0 };
  expect(planMerge([{ product: none, wanted: 1, there: 0 }], 0)).toEqual({
    changes: [],
    capped: [{ name: 'Curd', quantity: 0 }],
  });
});

test('a line holds no more than a cart may', () => {
  expect(planMerge([{ product: rice, wanted: limits.quantity, there: 10 }], 1).changes).toEqual([
    { product: rice, quantity: limits.quantity },
  ]);
});

test('a full cart takes no new line, but more of what it holds', () => {
  const wantedLines = [
    { product: milk, wanted: 1, there: 0 },
    { product: rice, wanted: 1, there: 1 },
  ];
  expect(planMerge(wantedLines, limits.cartLines)).toEqual({
    changes: [{ product: rice, quantity: 2 }],
    capped: [{ name: 'Milk', quantity: 0 }],
  });
});
