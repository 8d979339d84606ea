import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { StickyCartBar } from './StickyCartBar.js';

test('S-032 says the count and the total and leads to the cart', () => {
  show(<StickyCartBar quantity={3} total={21_200} />);
  const link = screen.getByRole('link', { name: /View Cart/ });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).toHaveTextContent('3 items');
  expect(link).toHaveTextContent('₹212.00');
});

test('is not there while the cart is empty', () => {
  const { container } = show(<StickyCartBar quantity={0} total={0} />);
  expect(container).toBeEmptyDOMElement();
});
