import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ReceiptIcon } from '../icons/accountIcons.js';
import { show } from '../samples/show.js';
import { TodoTile } from './TodoTile.js';

const tile = (props: { count: number; loading?: boolean; zero?: string }) => (
  <TodoTile label="New orders" href="/dashboard/orders?status=placed" icon={ReceiptIcon} {...props} />
);

test('A-01 says how many wait, and leads to them', () => {
  show(tile({ count: 1_204 }));
  expect(screen.getByRole('link', { name: 'New orders' })).toHaveAttribute(
    'href',
    '/dashboard/orders?status=placed',
  );
  expect(screen.getByText('1,204')).toBeVisible();
});

test('A-01 nothing waiting is said in words, not as a nought', () => {
  const { rerender } = show(tile({ count: 0 }));
  expect(screen.getByText('Nothing to do')).toBeVisible();
  expect(screen.queryByText('0')).toBeNull();
  rerender(tile({ count: 0, zero: 'All paid' }));
  expect(screen.getByText('All paid')).toBeVisible();
});

test('says nothing before it is known', () => {
  show(tile({ count: 0, loading: true }));
  expect(screen.queryByText('Nothing to do')).toBeNull();
});
