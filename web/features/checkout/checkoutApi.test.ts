import { beforeEach, expect, test } from '@jest/globals';
import { forgetOrderKey, orderKeyFor } from './checkoutApi.js';

const order = ['cod', { list_item: [{ _id: '1', quantity: 2 }], totalAmt: 100 }];

beforeEach(() => {
  forgetOrderKey();
});

test('W-35 a retry of the same order has the same key', () => {
  expect(orderKeyFor(order)).toBe(orderKeyFor(JSON.parse(JSON.stringify(order))));
});

test('W-35 other contents have another key', () => {
  const first = orderKeyFor(order);
  expect(orderKeyFor(['online', order[1]])).not.toBe(first);
});

test('W-35 once the shop has answered, the same cart is a new order', () => {
  const first = orderKeyFor(order);
  forgetOrderKey();
  expect(orderKeyFor(order)).not.toBe(first);
});

test('W-35 a key outlives a reload until it is answered', () => {
  const first = orderKeyFor(order);
  expect(JSON.parse(sessionStorage.getItem('tokri-order') ?? '')).toMatchObject({ key: first });
});
