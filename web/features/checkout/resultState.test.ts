import { expect, test } from '@jest/globals';
import { readResultState } from './resultState.js';

test('the router passes the text and the order', () => {
  expect(readResultState({ text: 'Order', orderId: 'TK-1' }, '')).toEqual({ text: 'Order', orderId: 'TK-1' });
});

test('the payment provider comes back with the order in the address', () => {
  expect(readResultState(null, '?order=TK-2')).toEqual({ orderId: 'TK-2' });
});

test.each([
  [undefined, ''],
  ['text', '?order='],
  [{ text: 5, orderId: {} }, '?order=<script>'],
])('whatever else is there tells nothing', (state, query) => {
  expect(readResultState(state, query)).toEqual({});
});
