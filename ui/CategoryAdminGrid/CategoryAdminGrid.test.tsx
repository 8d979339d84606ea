import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { categories } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { CategoryAdminGrid, type CategoryAdminGridProps } from './CategoryAdminGrid.js';

const grid = (props: Partial<CategoryAdminGridProps> = {}) => (
  <CategoryAdminGrid
    categories={categories}
    onAdd={() => undefined}
    onEdit={() => undefined}
    onDelete={() => undefined}
    {...props}
  />
);

test('S-063 every category is a card with Edit and Delete', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  show(grid({ onEdit: edit }));

  const cards = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('article');
  expect(cards).toHaveLength(categories.length);
  await user.click(screen.getByRole('button', { name: 'Edit Sweet Tooth' }));
  expect(edit).toHaveBeenCalledWith(categories[4]);
});

test('S-064 says that the categories are on their way, then that there are none and how to add one', async () => {
  const user = userEvent.setup();
  const add = jest.fn();
  const { rerender } = show(grid({ categories: [], loading: true }));
  expect(screen.getByRole('status', { name: 'Loading categories' })).toBeInTheDocument();
  expect(screen.queryByText('No categories yet')).not.toBeInTheDocument();

  rerender(grid({ categories: [], onAdd: add }));
  expect(screen.getByText('No categories yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Category' }));
  expect(add).toHaveBeenCalledTimes(1);
});
