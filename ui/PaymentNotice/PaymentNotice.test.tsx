import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { awaitingOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { PaymentNotice } from './PaymentNotice.js';

const cancelled = { ...awaitingOrder, payment: undefined, status: 'cancelled' as const };

test('an order that waits for its payment says until when, and leads there', () => {
  const { payment } = awaitingOrder;
  const order = {
    ...awaitingOrder,
    ...(payment && { payment: { ...payment, until: '2025-11-20T20:01:00.000Z' } }),
  };
  show(<PaymentNotice order={order} />);
  expect(screen.getByRole('status')).toHaveTextContent(/holding your items until 21 Nov, 1:31\sam/);
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', awaitingOrder.payment?.url);
});

test('a cancelled order that was paid says that the money comes back, and leads to no payment', () => {
  show(<PaymentNotice order={{ ...cancelled, payment_status: 'paid' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Your refund of ₹415.00 is on its way');
  expect(screen.queryByRole('link')).toBeNull();
});

test('nothing is said of an order that is paid, or will be at the door', () => {
  const { container } = show(
    <>
      <PaymentNotice order={{ ...awaitingOrder, payment_status: 'paid' }} />
      <PaymentNotice order={{ ...awaitingOrder, payment_status: 'due' }} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
