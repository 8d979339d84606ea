import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { orderStatus, type OrderStatus } from '../../contract/order.js';
import { show } from '../samples/show.js';
import { OrderStatusChip } from './OrderStatusChip.js';

const words: [OrderStatus, string][] = [
  ['placed', 'Placed'],
  ['packed', 'Packed'],
  ['out_for_delivery', 'On the way'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Cancelled'],
];

test.each(words)('%s is said in words: %s', (status, word) => {
  show(<OrderStatusChip status={status} />);
  expect(screen.getByText(word)).toBeVisible();
});

test('each status has a shape of its own, so that colour is not the only sign', () => {
  const shapes = orderStatus.options.map((status) => {
    const { container, unmount } = show(<OrderStatusChip status={status} />);
    const shape = container.querySelector('svg')?.innerHTML;
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(orderStatus.options.length);
});
