import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Price } from './Price.js';

test('S-057 a discounted price stands with the struck price and N% Off', () => {
  const { container } = show(<Price price={155} discount={8} />);
  expect(container).toHaveTextContent('Price ₹142.00');
  expect(container.querySelector('s')).toHaveTextContent('Original price ₹155.00');
  expect(screen.getByText('8% Off')).toBeVisible();
});

test('S-057 without a discount nothing is struck and nothing is off', () => {
  const { container } = show(<Price price={74} />);
  expect(container).toHaveTextContent('Price ₹74.00');
  expect(container.querySelector('s')).toBeNull();
  expect(screen.queryByText(/Off/)).toBeNull();
});

test('S-001 a crore is grouped as in India', () => {
  show(<Price price={1_00_00_000} />);
  expect(screen.getByText('₹1,00,00,000.00')).toBeVisible();
});

test('a price of which all is off is ₹0.00, never less', () => {
  show(<Price price={499.5} discount={100} />);
  expect(screen.getByText('₹0.00')).toBeVisible();
  expect(screen.getByText('100% Off')).toBeVisible();
});

test('a part of a percent is shown as it is', () => {
  show(<Price price={400} discount={12.5} />);
  expect(screen.getByText('12.5% Off')).toBeVisible();
});
