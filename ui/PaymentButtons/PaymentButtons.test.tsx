import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PaymentMethod } from '../../contract/order.js';
import { show } from '../samples/show.js';
import { PaymentButtons } from './PaymentButtons.js';

const online = () => screen.getByRole('button', { name: /Online Payment/ });
const cash = () => screen.getByRole('button', { name: /Case on Delivery/ });
const nothing = () => undefined;

test('S-051 both ways to pay say the amount', async () => {
  const user = userEvent.setup();
  const pay = jest.fn((_method: PaymentMethod) => undefined);
  show(<PaymentButtons total={41500} onPay={pay} />);

  expect(online()).toHaveAccessibleName('Online Payment ₹415.00');
  expect(cash()).toHaveAccessibleName('Case on Delivery ₹415.00');
  await user.click(online());
  await user.click(cash());

  expect(pay.mock.calls).toEqual([['online'], ['cod']]);
});

test('neither can be pressed while an order is on its way or something is missing', () => {
  const pay = jest.fn((_method: PaymentMethod) => undefined);
  const { rerender } = show(<PaymentButtons total={41500} onPay={pay} />);
  act(() => cash().focus());
  rerender(<PaymentButtons total={41500} onPay={pay} pending="cod" />);
  expect(online()).toBeDisabled();
  expect(cash()).toHaveAttribute('aria-disabled', 'true');
  expect(cash()).toHaveFocus();
  cash().click();
  expect(pay).not.toHaveBeenCalled();

  rerender(<PaymentButtons total={41500} onPay={nothing} disabled />);
  expect(online()).toBeDisabled();
  expect(cash()).toBeDisabled();
});

test('a shop without online payment says so and takes cash', () => {
  show(<PaymentButtons total={41500} onPay={nothing} onlineAvailable={false} />);
  expect(online()).toBeDisabled();
  expect(online()).toHaveAccessibleDescription('Online payment is unavailable right now');
  expect(screen.getAllByRole('button')[0]).toBe(cash());
  expect(screen.getByText('Online payment is unavailable right now')).toBeVisible();
  expect(cash()).toBeEnabled();
});
