import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { productLink } from '../../contract/links.js';
import { aProduct } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { ProductSizes } from './ProductSizes.js';

const small = aProduct({ _id: '1', unit: '500 ml', price: 38 });
const large = aProduct({ _id: '2', unit: '2 L', price: 150, discount: 10 });
const gone = aProduct({ _id: '3', unit: '5 L', price: 300, stock: 0 });

test('each size says what it costs and leads to its page; the current one is marked', () => {
  show(<ProductSizes sizes={[small, large]} currentId="1" />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('aria-current', 'page');
  expect(second).not.toHaveAttribute('aria-current');
  expect(second).toHaveTextContent('2 L · ₹67.50/L');
  expect(second).toHaveTextContent('₹135.00');
  expect(second).toHaveAttribute('href', productLink(large));
});

test('a sold-out size says so in place of its price', () => {
  show(<ProductSizes sizes={[small, gone]} currentId="1" />);
  const link = screen.getByRole('link', { name: /5 L/ });
  expect(link).toHaveTextContent('Out of stock');
  expect(link).not.toHaveTextContent('₹300');
});
