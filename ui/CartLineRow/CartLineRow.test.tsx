import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CartLine } from '../../contract/cart.js';
import { aCartLine } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { CartLineRow } from './CartLineRow.js';

const renderLine = (line: CartLine) => {
  const onQuantityChange = jest.fn<(quantity: number) => void>();
  show(
    <ul>
      <CartLineRow line={line} onQuantityChange={onQuantityChange} />
    </ul>,
  );
  return onQuantityChange;
};

test('shows name, unit, price and what the line comes to', () => {
  renderLine(aCartLine({ price: 155, discount: 8, unit: '500 g' }, { quantity: 3 }));
  expect(screen.getByRole('link', { name: 'Amul Taaza Toned Milk' })).toBeVisible();
  expect(screen.getByText('500 g')).toBeVisible();
  expect(screen.getByText('₹284.00/kg')).toBeVisible();
  expect(screen.getByText('₹142.00')).toBeVisible();
  expect(screen.getByText('₹426.00')).toBeVisible();
});

test('S-092 decrement at 1 asks to remove the line', async () => {
  const onQuantityChange = renderLine(aCartLine());
  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul Taaza Toned Milk, 1 L' }));
  expect(onQuantityChange).toHaveBeenCalledWith(0);
});

test('a price that rose since it was added is shown with both amounts', () => {
  renderLine(aCartLine({ price: 74 }, { seenPrice: 68 }));
  expect(screen.getByText('Price went up from ₹68.00 to ₹74.00')).toBeVisible();
});

test('a price that fell is shown too', () => {
  renderLine(aCartLine({ price: 74 }, { seenPrice: 80 }));
  expect(screen.getByText('Price went down from ₹80.00 to ₹74.00')).toBeVisible();
});

test('a price that did not change is not spoken of', () => {
  renderLine(aCartLine({ price: 74, discount: 10 }));
  expect(screen.queryByText(/Price went/)).toBeNull();
});

test('W-17 the last in stock is told', () => {
  renderLine(aCartLine({ stock: 3 }, { quantity: 3 }));
  expect(screen.getByText('Only 3 in stock')).toBeVisible();
  expect(screen.getByRole('button', { name: 'One more Amul Taaza Toned Milk, 1 L' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('W-28 a product that is gone can only be removed', async () => {
  const onQuantityChange = renderLine(aCartLine({}, { quantity: 4, unavailable: true }));
  expect(screen.getByText('No longer available')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul Taaza Toned Milk, 1 L' }));
  expect(onQuantityChange).toHaveBeenCalledWith(0);
});

test('a product that sold out can only be removed', () => {
  renderLine(aCartLine({ stock: 0 }));
  expect(screen.getByText('Out of stock')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
