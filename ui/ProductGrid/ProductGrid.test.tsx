import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../samples/show.js';
import { ProductGrid } from './ProductGrid.js';

test('is a named list of its cards', () => {
  show(
    <ProductGrid label="Milk">
      <p>One</p>
      {false}
      <p>Two</p>
    </ProductGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Milk' })).getAllByRole('listitem')).toHaveLength(2);
});

test('S-175 ten skeletons hold the place of search results', () => {
  show(<ProductGrid label="Results" loading />);
  const list = screen.getByRole('list', { name: 'Loading products' });
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
});

test('cards of an earlier request stay, busy, without skeletons', () => {
  show(
    <ProductGrid label="Results" outdated>
      <p>One</p>
    </ProductGrid>,
  );
  expect(screen.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a later page on its way stands after the cards', () => {
  show(
    <ProductGrid label="Results" loading skeletons={3}>
      <p>One</p>
    </ProductGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
