import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { awaitingOrder, sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { OrderSummary } from './OrderSummary.js';

test('W-14 tells number, amount, address and when it arrives in India', () => {
  show(
    <OrderSummary
      order={{
        ...sampleOrder,
        deliverBy: '2025-11-20T19:40:00.000Z',
        delivery_note: 'Gate code 4421',
        substitution: 'replace',
      }}
    />,
  );
  const summary = within(screen.getByRole('region', { name: 'Your order' }));
  expect(summary.getByText('TK-7QF4-M2XP')).toBeVisible();
  expect(summary.getByText('₹415.00')).toBeVisible();
  expect(summary.getByText(/12 Law College Road/)).toBeVisible();
  expect(summary.getByText('Gate code 4421')).toBeVisible();
  expect(summary.getByText('Replace it with the nearest item')).toBeVisible();
  expect(summary.getByText(/^21 Nov, 1:10\sam$/)).toBeVisible();
});

test('an order that was taken back promises no hour and asks for no money', () => {
  show(<OrderSummary order={{ ...sampleOrder, status: 'cancelled' }} />);
  const summary = within(screen.getByRole('region', { name: 'Your order' }));
  expect(summary.getByText('Nothing to pay')).toBeVisible();
  expect(summary.getByText('Cash on delivery')).toBeVisible();
  expect(summary.queryByText('Pay on delivery')).toBeNull();
  expect(summary.queryByText('Arrives by')).toBeNull();
});

test('an order that waits for its payment promises no hour yet', () => {
  show(<OrderSummary order={awaitingOrder} />);
  expect(screen.getByText('Waiting for payment')).toBeVisible();
  expect(screen.queryByText('Arrives by')).toBeNull();
});
