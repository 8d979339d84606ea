import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { AddToList } from './AddToList.js';

test('until the quantity is known there is nothing to press, and nothing moves afterwards', () => {
  const { rerender } = show(
    <AddToList name="Amul milk" quantity={undefined} onChange={jest.fn()} data-testid="control" />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const { height } = getComputedStyle(screen.getByTestId('control'));
  rerender(<AddToList name="Amul milk" quantity={3} onChange={jest.fn()} data-testid="control" />);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(getComputedStyle(screen.getByTestId('control')).height).toBe(height);
});

function Shown() {
  const [quantity, setQuantity] = useState(0);
  return <AddToList name="Amul milk" quantity={quantity} onChange={setQuantity} />;
}

test('the button turns into the stepper and back, and the focus follows', async () => {
  show(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to weekly list: Amul milk' }));
  const more = screen.getByRole('button', { name: 'One more Amul milk on the weekly list' });
  expect(more).toHaveFocus();
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  await userEvent.click(screen.getByRole('button', { name: 'One less Amul milk on the weekly list' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul milk from the weekly list' }));
  expect(screen.getByRole('button', { name: 'Add to weekly list: Amul milk' })).toHaveFocus();
});
