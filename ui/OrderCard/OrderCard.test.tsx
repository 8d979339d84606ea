import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages as hindi } from '../../contract/messages/hi.js';
import { awaitingOrder, listed, sampleOrder as wholeOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { MessagesProvider } from '../theme/messages.js';
import { OrderCard, CardLines } from './OrderCard.js';

const sampleOrder = listed(wholeOrder);
const lines = () => <CardLines lines={wholeOrder.lines} />;

test('S-040 S-041 S-042 shows number, first picture, name, long date and subtotal', () => {
  const image = ['/media/milk.webp', '/media/back.webp'];
  const { container } = show(
    <OrderCard
      order={{
        ...sampleOrder,
        subTotalAmt: 100000,
        product_details: { name: 'Amul Taaza Toned Milk', image },
      }}
    />,
  );
  const card = within(screen.getByRole('article', { name: 'Order No. TK-7QF4-M2XP' }));
  expect(card.getByText('21 November 2026')).toBeVisible(); // 1 in the morning in India, the day before in London
  expect(card.getByText('Amul Taaza Toned Milk')).toBeVisible();
  expect(card.getByText('₹1,00,000.00')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/milk.webp');
});

test('says how far it is and how it is paid in words', () => {
  show(
    <OrderCard
      order={{ ...sampleOrder, status: 'out_for_delivery', payment_status: 'paid' }}
      lines={lines}
    />,
  );
  expect(screen.getByText('On the way')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.getByText('+ 1 more')).toBeVisible();
});

test('an order that is not paid yet is not called placed, and a cancelled one owes nothing', () => {
  const { rerender } = show(<OrderCard order={listed(awaitingOrder)} />);
  expect(screen.getByText('Payment pending')).toBeVisible();
  expect(screen.queryByText('Placed')).toBeNull();
  rerender(<OrderCard order={{ ...sampleOrder, status: 'cancelled' }} />);
  expect(screen.getByText('Nothing to pay')).toBeVisible();
  expect(screen.queryByText('Pay on delivery')).toBeNull();
});

test('shows every line of an order once that is asked for', async () => {
  show(<OrderCard order={sampleOrder} lines={lines} />);
  const [first, second] = wholeOrder.lines;
  expect(screen.queryByText(new RegExp(`× ${second?.name}`))).toBeNull();
  await userEvent.click(screen.getByText('+ 1 more'));
  for (const line of [first, second])
    expect(screen.getByText(`${line?.quantity} × ${line?.name}, ${line?.unit}`)).toBeVisible();
});

test('is in Hindi if that is chosen, with Latin digits', () => {
  show(
    <MessagesProvider messages={hindi}>
      <OrderCard order={{ ...sampleOrder, subTotalAmt: 100000 }} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('article', { name: 'ऑर्डर नं. TK-7QF4-M2XP' })).toBeVisible();
  expect(screen.getByText('21 नवंबर 2026')).toBeVisible();
  expect(screen.getByText('₹1,00,000.00')).toBeVisible();
  expect(screen.getByText(hindi.ui.orders.status[sampleOrder.status])).toBeVisible();
});
