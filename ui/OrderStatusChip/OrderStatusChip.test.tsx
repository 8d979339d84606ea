import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type ShownStatus, shownStatuses } from '../../contract/codes.js';
import { show } from '../samples/show.js';
import { OrderStatusChip } from './OrderStatusChip.js';

const words: [ShownStatus, string][] = [
  ['payment_pending', 'Payment pending'],
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
  const shapes = shownStatuses.map((status) => {
    const { container, unmount } = show(<OrderStatusChip status={status} />);
    const shape = container.querySelector('svg')?.innerHTML;
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(shownStatuses.length);
});
