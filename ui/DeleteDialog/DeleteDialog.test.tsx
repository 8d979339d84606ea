import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.js';

const dialog = (props: Partial<DeleteDialogProps> = {}) => (
  <DeleteDialog
    open
    kind="category"
    name="Dairy"
    onDelete={async () => undefined}
    onCancel={() => undefined}
    {...props}
  />
);
const asked = () => screen.getByRole('alertdialog', { name: 'Permanent Delete' });
const button = (name: string) => screen.getByRole('button', { name });

test('S-066 S-098 a category: asks in the words of the specification, and deletes when confirmed', async () => {
  const user = userEvent.setup();
  const remove = jest.fn(async () => undefined);
  show(dialog({ onDelete: remove }));

  expect(asked()).toHaveAccessibleDescription('Are you sure permanent delete ? Dairy');
  expect(button('Cancel')).toHaveFocus();
  expect(remove).not.toHaveBeenCalled();
  await user.click(button('Confirm'));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('S-071 a sub category asks first too', async () => {
  const user = userEvent.setup();
  const remove = jest.fn(async () => undefined);
  const cancel = jest.fn();
  show(dialog({ kind: 'subCategory', name: 'Milk', onDelete: remove, onCancel: cancel }));
  expect(asked()).toHaveAccessibleDescription('Are you sure permanent delete ? Milk');
  await user.click(button('Cancel'));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
});

test('S-080 a product: Cancel and Delete, and what becomes of its orders', () => {
  show(dialog({ kind: 'product', name: 'Amul milk' }));
  expect(asked()).toHaveAccessibleDescription(
    /^Are you sure want to delete permanent Amul milk .*Orders already placed keep it/,
  );
  expect(button('Cancel')).toBeEnabled();
  expect(button('Delete')).toBeEnabled();
});

test('A-08 W-28 what still holds something is named with its counts and cannot be confirmed', () => {
  const { rerender } = show(dialog({ dependents: { products: 3, subCategories: 1 } }));
  expect(asked()).toHaveTextContent('Still in use: 3 products, 1 sub category. Move or delete these first.');
  expect(button('Confirm')).toBeDisabled();

  rerender(dialog({ dependents: { products: 0, subCategories: 0 } }));
  expect(asked()).toHaveTextContent('Nothing depends on it.');
  expect(button('Confirm')).toBeEnabled();
});

test('A-08 what still holds something leads to it, and a product says in how many carts it is', () => {
  const dependents = { products: 3, subCategories: 1 };
  const { rerender } = show(dialog({ dependents, productsHref: '/products', subCategoriesHref: '/shelves' }));
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Show the products')).toHaveAttribute('href', '/products');
  expect(way('Show the sub categories')).toHaveAttribute('href', '/shelves');

  rerender(dialog({ kind: 'product', dependents: { carts: 2 } }));
  expect(asked()).toHaveTextContent('It is in 2 carts');
  expect(button('Delete')).toBeEnabled();
});

test('A-08 is not confirmed while nobody knows yet; where it cannot be known the shop has the last word', async () => {
  const user = userEvent.setup();
  const retry = jest.fn();
  const { rerender } = show(dialog({ dependents: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent('Checking what depends on it');
  expect(button('Confirm')).toBeDisabled();

  rerender(dialog({ dependents: 'failed', onRetry: retry }));
  expect(asked()).toHaveTextContent('Couldn’t check what depends on it');
  expect(button('Confirm')).toBeEnabled();
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an error is shown in place and goes with the dialog', async () => {
  const user = userEvent.setup();
  const message = 'Still in use: 3 products. Move or delete these first';
  show(dialog({ onDelete: () => Promise.reject({ message }) }));

  await user.click(button('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(button('Cancel'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nothing can be pressed while it is on its way', async () => {
  const user = userEvent.setup();
  show(dialog({ onDelete: () => new Promise(() => undefined) }));
  await user.click(button('Confirm'));
  expect(button('Cancel')).toBeDisabled();
});
