import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { anAdminOrder, adminOrders } from '../samples/adminOrders.js';
import { show } from '../samples/show.js';
import type { Sort } from '../DataTable/columns.js';
import { AdminOrdersTable } from './AdminOrdersTable.js';

const hrefOf = ({ orderId }: { orderId: string }) => `/orders/${orderId}`;

test('a row has number, time in India, when it is due, customer, PIN, items, total, status and payment in words', () => {
  show(<AdminOrdersTable orders={adminOrders} hrefOf={hrefOf} />);
  const row = within(screen.getByRole('row', { name: /TK-9KDA-3RWB/ }));
  expect(row.getByRole('link', { name: 'Open order TK-9KDA-3RWB' })).toHaveAttribute(
    'href',
    '/orders/TK-9KDA-3RWB',
  );
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '21 Nov, 10:34 am',
    'by 21 Nov, 10:52 am',
    'Ravi Menon',
    '411014',
    '12',
    '₹2,184.50',
    'Packed',
    'Paid',
  ]);
});

test('an order with a delivery time shows it until it is delivered, and a missed one is marked', () => {
  const slot = { from: '2026-11-22T11:30:00.000Z', to: '2026-11-22T12:30:00.000Z' };
  const orders = [
    anAdminOrder({ orderId: 'TK-LATE-0001', slot, status: 'placed' }),
    anAdminOrder({ orderId: 'TK-DONE-0002', slot, status: 'delivered' }),
    anAdminOrder({ orderId: 'TK-MISS-0003', missed_slot: slot, status: 'placed' }),
    anAdminOrder({ orderId: 'TK-CAME-0004', missed_slot: slot, status: 'delivered' }),
  ];
  show(<AdminOrdersTable orders={orders} hrefOf={hrefOf} />);
  const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
  expect(row('TK-LATE-0001')).toHaveTextContent(/Sun, 22 Nov, 5–6.pm/);
  expect(row('TK-DONE-0002')).not.toHaveTextContent(/5–6.pm/);
  expect(row('TK-MISS-0003')).toHaveTextContent('Chosen time missed');
  expect(row('TK-CAME-0004')).not.toHaveTextContent('Chosen time missed');
});

test('an order that waits for its payment has neither a delivery time nor a missed one', () => {
  const slot = { from: '2026-11-22T11:30:00.000Z', to: '2026-11-22T12:30:00.000Z' };
  const unpaid = { payment_method: 'online', payment_status: 'awaiting', status: 'placed' } as const;
  const orders = [
    anAdminOrder({ orderId: 'TK-SLOT-0001', slot, ...unpaid }),
    anAdminOrder({ orderId: 'TK-SOON-0002', ...unpaid }),
    anAdminOrder({ orderId: 'TK-MISS-0003', missed_slot: slot, ...unpaid }),
  ];
  show(<AdminOrdersTable orders={orders} hrefOf={hrefOf} />);
  for (const name of [/TK-SLOT-0001/, /TK-SOON-0002/, /TK-MISS-0003/]) {
    const row = within(screen.getByRole('row', { name }));
    expect(row.getAllByRole('cell')[1]).toHaveTextContent(/^$/);
    expect(row.queryByText('Chosen time missed')).toBeNull();
  }
});

test('an order that waits for its payment is pending, and a cancelled one to be paid in cash owes nothing', () => {
  const pending = { orderId: 'TK-PEND-0001', payment_method: 'online', payment_status: 'awaiting' } as const;
  const cancelled = { orderId: 'TK-GONE-0002', status: 'cancelled' } as const;
  show(<AdminOrdersTable orders={[anAdminOrder(pending), anAdminOrder(cancelled)]} hrefOf={hrefOf} />);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(-2)
      .map(({ textContent }) => textContent);
  expect(cells(/TK-PEND-0001/)).toEqual(['Payment pending', 'Waiting for payment']);
  expect(cells(/TK-GONE-0002/)).toEqual(['Cancelled', 'Nothing to pay']);
});

test('an order of a deleted account is a former customer’s', () => {
  show(<AdminOrdersTable orders={[anAdminOrder({ customer: '', mobile: '' })]} hrefOf={hrefOf} />);
  expect(screen.getByRole('row', { name: /TK-7QF4-M2XP/ })).toHaveTextContent('Deleted customer');
});

test('an order that has just come says so', () => {
  show(<AdminOrdersTable orders={adminOrders} hrefOf={hrefOf} fresh={['TK-7QF4-M2XP']} />);
  expect(within(screen.getByRole('row', { name: /TK-7QF4-M2XP/ })).getByText('New')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('sorts by time and by total', async () => {
  const onSortChange = jest.fn<(sort: Sort) => void>();
  show(<AdminOrdersTable orders={adminOrders} hrefOf={hrefOf} onSortChange={onSortChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ordered at' }));
  expect(onSortChange.mock.calls).toEqual([
    [{ key: 'totalAmt', direction: 'asc' }],
    [{ key: 'createdAt', direction: 'asc' }],
  ]);
});

test('an online order not paid in time is said in words', () => {
  const order = anAdminOrder({ payment_method: 'online', payment_status: 'expired' });
  show(<AdminOrdersTable orders={[order]} hrefOf={hrefOf} />);
  expect(screen.getByText('Payment expired')).toBeVisible();
});

test('no orders: says that new ones appear by themselves', () => {
  show(<AdminOrdersTable orders={[]} hrefOf={hrefOf} />);
  expect(screen.getByText('No orders here yet')).toBeVisible();
  expect(screen.getByText('New orders appear here automatically.')).toBeVisible();
});
