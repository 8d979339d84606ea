import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show, showStyled } from '../samples/show.js';
import { AddToCart } from './AddToCart.js';

function ProductsShown({ stock = 12 }: { stock?: number }) {
  const [quantity, setQuantity] = useState(0);
  return <AddToCart name="Amul milk" quantity={quantity} stock={stock} onChange={setQuantity} />;
}

test('S-092 Add turns into the stepper and back', async () => {
  show(<ProductsShown />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Amul milk' }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.queryByRole('button', { name: 'Add Amul milk' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul milk' }));
  expect(screen.getByRole('button', { name: 'Add Amul milk' })).toBeVisible();
});

test('Add and the stepper have the same size', async () => {
  showStyled(<ProductsShown />);
  const add = getComputedStyle(screen.getByRole('button', { name: 'Add Amul milk' }));
  const before = [add.width, add.height];
  await userEvent.click(screen.getByRole('button', { name: 'Add Amul milk' }));
  const stepper = getComputedStyle(screen.getByRole('group', { name: 'Quantity of Amul milk' }));
  expect([stepper.width, stepper.height]).toEqual(before);
});

test('the focus follows from Add to the stepper and back', async () => {
  show(<ProductsShown />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'One more Amul milk' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul milk' }));
  expect(screen.getByRole('button', { name: 'Add Amul milk' })).toHaveFocus();
});

test('W-17 no more can be added than there are', async () => {
  show(<ProductsShown stock={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Amul milk' }));
  expect(screen.getByRole('button', { name: 'One more Amul milk' })).toHaveAttribute('aria-disabled', 'true');
});

test('where the one added was the last, the focus is where it is said', async () => {
  show(<ProductsShown stock={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Amul milk' }));
  expect(screen.getByRole('button', { name: 'One more Amul milk' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'One more Amul milk' })).toHaveAccessibleDescription(
    'Only 1 in stock',
  );
});
