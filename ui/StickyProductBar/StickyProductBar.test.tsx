import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProduct } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { StickyProductBar } from './StickyProductBar.js';

const milk = aProduct({ price: 40, discount: 10 });
const add = jest.fn();
const bar = { product: milk, quantity: 0, onQuantityChange: add, cartQuantity: 0, cartTotal: 0 };

test('shows what the product costs, and adds it', async () => {
  show(<StickyProductBar {...bar} />);
  expect(screen.getByRole('region', { name: 'Amul Taaza Toned Milk, 1 L' })).toHaveTextContent('₹36.00');
  await userEvent.click(screen.getByRole('button', { name: 'Add Amul Taaza Toned Milk, 1 L' }));
  expect(add).toHaveBeenCalledWith(1);
});

test('leads to the cart, with its contents, once there is something in it', () => {
  const { unmount } = show(<StickyProductBar {...bar} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  show(<StickyProductBar {...bar} quantity={2} cartQuantity={3} cartTotal={21_200} />);
  const link = screen.getByRole('link', { name: /3 items.*₹212.00.*View Cart/ });
  expect(link).toHaveAttribute('href', '/cart');
});
