import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { StatusTabs, type StatusChoice } from './StatusTabs.js';

test('shows every state in the order of an order’s life, with how many there are', () => {
  show(
    <StatusTabs
      counts={{ all: 1_284, placed: 4, delivered: 1_240 }}
      value="placed"
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('tablist', { name: 'Orders by status' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent.trim())).toEqual([
    'All 1,284',
    'Payment pending',
    'Placed 4',
    'Packed',
    'On the way',
    'Delivered 1,240',
    'Cancelled',
  ]);
  expect(screen.getByRole('tab', { name: 'Placed 4' })).toHaveAttribute('aria-selected', 'true');
});

test('A-12 another state is chosen by click and by keyboard', async () => {
  const onChange = jest.fn<(value: StatusChoice) => void>();
  show(<StatusTabs counts={{}} value="all" onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'On the way' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange.mock.calls).toEqual([['out_for_delivery'], ['delivered']]);
});
