import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listed, sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { OrderList } from './OrderList.js';

const order = listed(sampleOrder);

test('S-039 a placeholder stands for orders that do not exist yet', () => {
  show(<OrderList orders={[]} empty={<p>No orders yet</p>} />);
  expect(screen.getByText('No orders yet')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('each order is an item of the list', () => {
  show(<OrderList orders={[order, { ...order, _id: 'f'.repeat(24) }]} empty={null} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('orders on their way are outlined', () => {
  show(<OrderList orders={undefined} empty={<p>No orders yet</p>} />);
  expect(screen.getByRole('status', { name: 'Loading your orders' })).toBeInTheDocument();
  expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
});

test('the orders that come after these are loaded when that is asked for, and not where there are none', async () => {
  const onMore = jest.fn();
  const { rerender } = show(<OrderList orders={[order]} empty={null} onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<OrderList orders={[order]} empty={null} />);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
