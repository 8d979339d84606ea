import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '../../contract/order.js';
import { awaitingOrder, sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { OrderBill } from './OrderBill.js';

const described = (term: string) => screen.getByText(term).nextElementSibling;
const online = { ...sampleOrder, payment_method: 'online' } as const;

test('has products, savings, the delivery that was saved, and the total with its taxes', () => {
  show(<OrderBill order={{ ...sampleOrder, delivery_saved: 25 }} />);
  expect(described('Items total')).toHaveTextContent('₹454.00₹415.00');
  expect(described('You saved')).toHaveTextContent('₹39.00');
  expect(described('Delivery charges')).toHaveTextContent('₹25.00Free');
  expect(described('Grand total')).toHaveTextContent('₹415.00');
  expect(screen.getByText('All amounts include taxes.')).toBeVisible();
});

const cases: [Order, [string, string][]][] = [
  [sampleOrder, [['To pay (Cash on delivery)', '₹415.00']]],
  [awaitingOrder, [['To pay (Online payment)', '₹415.00']]],
  [{ ...sampleOrder, status: 'delivered', payment_status: 'paid' }, [['Paid (Cash on delivery)', '₹415.00']]],
  [{ ...sampleOrder, status: 'cancelled' }, [['To pay', '₹0.00']]],
  [{ ...online, status: 'cancelled', payment_status: 'expired' }, [['To pay', '₹0.00']]],
  [
    { ...online, status: 'cancelled', payment_status: 'paid' },
    [
      ['Paid (Online payment)', '₹415.00'],
      ['Refund on its way', '₹415.00'],
    ],
  ],
  [
    {
      ...online,
      ...{ status: 'cancelled', payment_status: 'refunded' },
      wrong_amount: { amount: 400, currency: 'inr', at: sampleOrder.createdAt },
    },
    [
      ['Paid (Online payment)', '₹400.00'],
      ['Refunded', '₹400.00'],
    ],
  ],
];

test.each(cases)('tells how an order is paid, case %#', (order, rows) => {
  show(<OrderBill order={order} />);
  for (const [term, amount] of rows) expect(described(term)).toHaveTextContent(amount);
  expect(screen.queryAllByText(/^(Paid|To pay|Refund)/)).toHaveLength(rows.length);
});
