import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { OrderList } from './OrderList.js';

test('S-039 a placeholder stands for orders that do not exist yet', () => {
  show(<OrderList orders={[]} empty={<p>No orders yet</p>} />);
  expect(screen.getByText('No orders yet')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('each order is an item of the list', () => {
  show(<OrderList orders={[sampleOrder, { ...sampleOrder, _id: 'f'.repeat(24) }]} empty={null} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('orders on their way are outlined', () => {
  show(<OrderList orders={undefined} empty={<p>No orders yet</p>} />);
  expect(screen.getByRole('status', { name: 'Loading your orders' })).toBeInTheDocument();
  expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
});
