import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { awaitingOrder } from '../samples/account.js';
import { orderOnItsWay } from '../samples/adminOrders.js';
import { show } from '../samples/show.js';
import { OrderTimeline } from './OrderTimeline.js';
import { paymentSteps, stepsOf } from './timelineSteps.js';

const steps = () =>
  within(screen.getByRole('list', { name: 'Order status' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the chosen delivery time stands in place of the expected one', () => {
  const chosenSlot = { from: '2026-11-22T11:30:00.000Z', to: '2026-11-22T12:30:00.000Z' };
  show(<OrderTimeline history={orderOnItsWay.history} deliverBy={chosenSlot.to} chosenSlot={chosenSlot} />);
  expect(screen.getByText(/^Expected Sun, 22 Nov, 5–6.pm$/)).toBeVisible();
  expect(screen.queryByText(/Expected by/)).toBeNull();
});

test('A-04 A-14 says what happened, when and by whom, and what is still to come', () => {
  show(<OrderTimeline history={orderOnItsWay.history} deliverBy="2025-11-20T19:40:00.000Z" />);
  expect(steps()).toEqual([
    'Placed21 November 2026, 1:00 am by Asha Kulkarni',
    'Packed21 November 2026, 1:04 am by Ravi Menon',
    'On the way · Now21 November 2026, 1:06 am by Ravi Menon',
    'Delivered · UpcomingExpected by 21 Nov, 1:10 am',
  ]);
});

test('where it is now is marked for those who listen', () => {
  show(<OrderTimeline history={orderOnItsWay.history} />);
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('On the way');
});

test('nothing comes after a cancelled order', () => {
  show(
    <OrderTimeline
      history={[
        { status: 'placed', at: '2026-11-20T19:30:00.000Z' },
        { status: 'cancelled', at: '2026-11-20T19:31:00.000Z' },
      ]}
      deliverBy={orderOnItsWay.deliverBy}
    />,
  );
  expect(steps()).toEqual(['Placed21 November 2026, 1:00 am', 'Cancelled · Now21 November 2026, 1:01 am']);
});

test('says why it was cancelled', () => {
  const at = '2026-11-20T19:31:00.000Z';
  show(
    <OrderTimeline
      history={[{ status: 'cancelled', at, note: 'Something in this order is out of stock.' }]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Something in this order is out of stock.');
});

test('the order of the history does not matter', () => {
  const { history } = orderOnItsWay;
  expect(stepsOf([...history].reverse())).toEqual(stepsOf(history));
});

test('a delivered order is at its end', () => {
  expect(stepsOf([{ status: 'delivered', at: '2026-11-20T19:30:00.000Z' }]).map(({ when }) => when)).toEqual([
    'now',
  ]);
});

const at = (minute: number) => `2026-11-20T19:${30 + minute}:00.000Z`;
const said = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ status, when }) => `${typeof status === 'string' ? status : status.payment_status} ${when}`);

test('what became of the payment stands among the steps', () => {
  const awaiting = { payment_status: 'awaiting' as const, at: at(0) };
  const placed = { status: 'placed' as const, at: at(0) };
  const cancelled = { status: 'cancelled' as const, at: at(2) };
  expect(said(stepsOf([placed], [awaiting]))).toEqual([
    'payment_pending now',
    'placed toCome',
    'packed toCome',
    'out_for_delivery toCome',
    'delivered toCome',
  ]);
  expect(said(stepsOf([placed, cancelled], [{ payment_status: 'failed', at: at(2) }]))).toEqual([
    'payment_pending done',
    'failed done',
    'cancelled now',
  ]);
  expect(said(stepsOf([placed], [{ payment_status: 'paid', at: at(1) }])).slice(0, 2)).toEqual([
    'placed done',
    'paid now',
  ]);
  show(
    <OrderTimeline
      history={[placed, cancelled]}
      payments={[
        { payment_status: 'paid', at: at(1) },
        { payment_status: 'refunded', at: at(3) },
      ]}
    />,
  );
  expect(steps().map((text) => text?.replace(/21 November.*/, ''))).toEqual([
    'Placed',
    'Paid',
    'Cancelled',
    'Refunded · Now',
  ]);
});

test('that a payment is waited for is a step as long as it is', () => {
  expect(paymentSteps(awaitingOrder).map(({ payment_status }) => payment_status)).toEqual(['awaiting']);
  expect(paymentSteps({ ...awaitingOrder, payment_status: 'paid' })).toEqual([]);
});
