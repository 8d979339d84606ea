import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { bestSellers } from '../samples/adminStatistics.js';
import { show } from '../samples/show.js';
import { TopProducts } from './TopProducts.js';

test('the best first, with how many were sold and what they brought', () => {
  show(<TopProducts products={bestSellers} />);
  const [first] = within(screen.getByRole('list', { name: 'Best sellers' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Amul Taaza Toned Milk₹30,488.00412 sold');
  expect(screen.getByRole('link', { name: 'Amul Taaza Toned Milk' })).toHaveAttribute('href', '/milk');
});

test('a product that is gone has no link', () => {
  show(<TopProducts products={[{ id: 'x', name: 'Old bread', sold: 1, amount: 60 }]} />);
  expect(screen.getByText('Old bread')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('says so when nothing was sold, but not while it is loading', () => {
  const { rerender } = show(<TopProducts products={[]} />);
  expect(screen.getByText('No sales yet')).toBeVisible();
  rerender(<TopProducts products={[]} loading={5} />);
  expect(screen.queryByText('No sales yet')).toBeNull();
  expect(screen.getByRole('list', { name: 'Best sellers' })).toHaveAttribute('aria-busy', 'true');
});
