import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aBoardOrder, boardOrders } from '../samples/adminOrders.js';
import { show } from '../samples/show.js';
import type { Sort } from '../DataTable/columns.js';
import { OrderBoardTable } from './OrderBoardTable.js';

const hrefOf = ({ orderId }: { orderId: string }) => `/orders/${orderId}`;

test('a row has number, time in India, customer, PIN, items, total, status and payment in words', () => {
  show(<OrderBoardTable orders={boardOrders} hrefOf={hrefOf} />);
  const row = within(screen.getByRole('row', { name: /TK-9KDA-3RWB/ }));
  expect(row.getByRole('link', { name: 'Open order TK-9KDA-3RWB' })).toHaveAttribute(
    'href',
    '/orders/TK-9KDA-3RWB',
  );
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '10:34 am',
    'Ravi Menon',
    '411014',
    '12',
    '₹2,184.50',
    'Packed',
    'Paid',
  ]);
});

test('an order that waits for its payment is pending, and a cancelled one to be paid in cash owes nothing', () => {
  const pending = { orderId: 'TK-PEND-0001', payment_method: 'online', payment_status: 'awaiting' } as const;
  const cancelled = { orderId: 'TK-GONE-0002', status: 'cancelled' } as const;
  show(<OrderBoardTable orders={[aBoardOrder(pending), aBoardOrder(cancelled)]} hrefOf={hrefOf} />);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(-2)
      .map(({ textContent }) => textContent);
  expect(cells(/TK-PEND-0001/)).toEqual(['Payment pending', 'Waiting for payment']);
  expect(cells(/TK-GONE-0002/)).toEqual(['Cancelled', 'Nothing to pay']);
});

test('an order of a deleted account is a former customer’s', () => {
  show(<OrderBoardTable orders={[aBoardOrder({ customer: '', mobile: '' })]} hrefOf={hrefOf} />);
  expect(screen.getByRole('row', { name: /TK-7QF4-M2XP/ })).toHaveTextContent('Former customer');
});

test('an order that has just come says so', () => {
  show(<OrderBoardTable orders={boardOrders} hrefOf={hrefOf} fresh={['TK-7QF4-M2XP']} />);
  expect(within(screen.getByRole('row', { name: /TK-7QF4-M2XP/ })).getByText('New')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('sorts by time and by total', async () => {
  const onSortChange = jest.fn<(sort: Sort) => void>();
  show(<OrderBoardTable orders={boardOrders} hrefOf={hrefOf} onSortChange={onSortChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ordered at' }));
  expect(onSortChange.mock.calls).toEqual([
    [{ key: 'totalAmt', direction: 'asc' }],
    [{ key: 'createdAt', direction: 'asc' }],
  ]);
});

test('an online order not paid in time is said in words', () => {
  const order = aBoardOrder({ payment_method: 'online', payment_status: 'expired' });
  show(<OrderBoardTable orders={[order]} hrefOf={hrefOf} />);
  expect(screen.getByText('Payment not made in time')).toBeVisible();
});

test('no orders: says that new ones appear by themselves', () => {
  show(<OrderBoardTable orders={[]} hrefOf={hrefOf} />);
  expect(screen.getByText('No orders here')).toBeVisible();
  expect(screen.getByText('New orders appear by themselves.')).toBeVisible();
});
