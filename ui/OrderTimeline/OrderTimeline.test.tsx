import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { orderOnItsWay } from '../samples/adminOrders.js';
import { show } from '../samples/show.js';
import { OrderTimeline } from './OrderTimeline.js';
import { stepsOf } from './timelineSteps.js';

const steps = () =>
  within(screen.getByRole('list', { name: 'Progress of the order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('A-04 A-14 says what happened, when and by whom, and what is still to come', () => {
  show(<OrderTimeline history={orderOnItsWay.history} deliverBy={orderOnItsWay.deliverBy} />);
  expect(steps()).toEqual([
    'Placed21 November 2026, 1:00 am by Asha Kulkarni',
    'Packed21 November 2026, 1:04 am by Ravi Menon',
    'On the way · Now21 November 2026, 1:06 am by Ravi Menon',
    'Delivered · Still to comeExpected by 1:10 am',
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

test('the order of the history does not matter', () => {
  const { history } = orderOnItsWay;
  expect(stepsOf([...history].reverse())).toEqual(stepsOf(history));
});

test('a delivered order is at its end', () => {
  expect(stepsOf([{ status: 'delivered', at: '2026-11-20T19:30:00.000Z' }]).map(({ when }) => when)).toEqual([
    'now',
  ]);
});
