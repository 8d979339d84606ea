import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { QuantityStepper } from './QuantityStepper.js';

const renderStepper = (value: number, max?: number) => {
  const onChange = jest.fn<(value: number) => void>();
  show(<QuantityStepper label="Amul milk" value={value} max={max} onChange={onChange} />);
  return onChange;
};

test('S-092 one more and one less change the count by one', async () => {
  const onChange = renderStepper(2);
  await userEvent.click(screen.getByRole('button', { name: 'One more Amul milk' }));
  await userEvent.click(screen.getByRole('button', { name: 'One less Amul milk' }));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test('S-092 decrement at 1 asks for 0, and its button says so', async () => {
  const onChange = renderStepper(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul milk' }));
  expect(onChange).toHaveBeenCalledWith(0);
});

test('W-17 at the stock on hand + says why it is inactive, keeps the focus, and tells the owner', async () => {
  const onChange = renderStepper(3, 3);
  const more = screen.getByRole('button', { name: 'One more Amul milk' });
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription('Only 3 in stock');
  await userEvent.click(more);
  expect(more).toHaveFocus();
  expect(onChange).toHaveBeenCalledWith(4);
});

test('W-17 a count above the stock falls to the stock', async () => {
  const onChange = renderStepper(5, 2);
  await userEvent.click(screen.getByRole('button', { name: 'One less Amul milk' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test('the count is announced and the group names the product', () => {
  renderStepper(2);
  expect(screen.getByRole('group', { name: 'Quantity of Amul milk' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
