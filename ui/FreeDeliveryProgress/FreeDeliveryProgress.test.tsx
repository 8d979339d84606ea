import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { FreeDeliveryProgress } from './FreeDeliveryProgress.js';

const prices = { minimum: 199_00, charge: 25_00, freeFrom: 499_00 };
const bar = () => screen.queryByRole('progressbar', { name: 'Your order so far' });

test('W-38 says what is missing to the smallest order before anything else', () => {
  show(<FreeDeliveryProgress subtotal={150_50} prices={prices} />);
  expect(screen.getByText('Add ₹48.50 more to order')).toBeVisible();
  expect(screen.getByText('Minimum order ₹199.00')).toBeVisible();
  expect(bar()).toHaveAttribute('aria-valuenow', '75');
});

test('then what is missing to free delivery, and a paisa short is not full', () => {
  show(<FreeDeliveryProgress subtotal={498_99} prices={prices} />);
  expect(screen.getByText('Add ₹0.01 more for free delivery')).toBeVisible();
  expect(bar()).toHaveAttribute('aria-valuenow', '99');
});

test.each([
  ['both are reached', 499_00, prices],
  ['there is neither', 1, { minimum: 0, charge: 25_00, freeFrom: 0 }],
  ['delivery is free in any case', 1, { minimum: 0, charge: 0, freeFrom: 499_00 }],
])('says nothing where %s', (_, subtotal, given) => {
  show(<FreeDeliveryProgress subtotal={subtotal} prices={given} />);
  expect(bar()).toBeNull();
});
