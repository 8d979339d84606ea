import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anAdminOrder } from '../samples/adminOrders.js';
import { show } from '../samples/show.js';
import { AdminOrderCard } from './AdminOrderCard.js';

test('says all one needs to pack it, and leads to the order', () => {
  show(<AdminOrderCard order={anAdminOrder()} href="/orders/7" />);
  const card = within(screen.getByRole('article', { name: 'Open order TK-7QF4-M2XP' }));
  expect(card.getByRole('link', { name: 'Open order TK-7QF4-M2XP' })).toHaveAttribute('href', '/orders/7');
  for (const words of [
    '21 Nov, 10:42 am',
    'Asha Kulkarni',
    'PIN code 411004',
    '3 items',
    '₹415.00',
    'Placed',
    'Pay on delivery',
  ])
    expect(card.getByText(words)).toBeVisible();
  expect(card.queryByText('New')).toBeNull();
});

test('one item is one item', () => {
  show(<AdminOrderCard order={anAdminOrder({ lineCount: 1 })} href="/" fresh />);
  expect(screen.getByText('1 item')).toBeVisible();
  expect(screen.getByText('New')).toBeVisible();
});
