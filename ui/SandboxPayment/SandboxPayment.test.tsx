import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sandboxPage } from '../samples/sandbox.js';
import { show } from '../samples/show.js';
import { SandboxPayment, type SandboxAct, timeLeft } from './SandboxPayment.js';

const nothing = () => undefined;

test('says that no money moves, what is paid, for which order and how long one has', () => {
  show(<SandboxPayment page={sandboxPage} secondsLeft={65} onAct={nothing} />);
  expect(screen.getByText('Test payment: no real money is charged')).toBeVisible();
  expect(screen.getByText('TK-7QF4-M2XP')).toBeVisible();
  expect(screen.getByText('1:05')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹415.00' })).toBeEnabled();
});

test('each button ends the payment in its own way, and none while one is on its way', async () => {
  const user = userEvent.setup();
  const act = jest.fn((_act: SandboxAct) => undefined);
  const { rerender } = show(<SandboxPayment page={sandboxPage} secondsLeft={65} onAct={act} />);
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(act.mock.calls).toEqual([['pay'], ['decline'], ['leave']]);

  rerender(<SandboxPayment page={sandboxPage} secondsLeft={65} onAct={act} pending="pay" />);
  for (const button of screen.getAllByRole('button')) button.click();
  expect(act).toHaveBeenCalledTimes(3);
});

test.each([
  ['paid', 'This payment is complete'],
  ['declined', 'This payment was declined'],
  ['expired', 'This payment has expired'],
] as const)('a payment that is over (%s) says so and leads back', (state, words) => {
  show(<SandboxPayment page={{ ...sandboxPage, state }} secondsLeft={65} onAct={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', sandboxPage.back);
});

test('a clock that knows nothing better is not shown', () => {
  show(<SandboxPayment page={sandboxPage} secondsLeft={-3_600} onAct={nothing} />);
  expect(screen.queryByText('Time left')).toBeNull();
});

test('minutes and seconds are counted in whole seconds', () => {
  expect([0.4, 59.9, 60, 1_859].map(timeLeft)).toEqual(['0:00', '0:59', '1:00', '30:59']);
});
