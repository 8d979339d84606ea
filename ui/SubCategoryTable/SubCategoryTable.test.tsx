import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { subCategories } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { SubCategoryTable, type SubCategoryTableProps } from './SubCategoryTable.js';

const imaged = subCategories.map((entry) => ({ ...entry, image: `/media/${entry._id}.webp` }));
const table = (props: Partial<SubCategoryTableProps> = {}) => (
  <SubCategoryTable subCategories={imaged} onEdit={() => undefined} onDelete={() => undefined} {...props} />
);
const row = (name: RegExp) => screen.getByRole('row', { name });

test('S-067 shows serial, name, image, categories and what can be done', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  const remove = jest.fn();
  show(table({ onEdit: edit, onDelete: remove }));

  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Sr. No.', 'Name', 'Image', 'Category', 'Action']);
  const cells = within(row(/Pav/))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells[0]).toBe('2');
  expect(cells).toContain('Dairy, Bread & Eggs · Atta, Rice & Dal');
  expect(within(row(/Pav/)).getByRole('rowheader', { name: 'Bread & Pav' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit Bread & Pav' }));
  await user.click(screen.getByRole('button', { name: 'Delete Bread & Pav' }));
  expect(edit).toHaveBeenCalledWith(imaged[1]);
  expect(remove).toHaveBeenCalledWith(imaged[1]);
});

test('S-068 a thumbnail opens its picture on the whole screen', async () => {
  const user = userEvent.setup();
  show(table());
  const thumbnail = screen.getByRole('button', { name: 'Show image of Eggs' });

  await user.click(thumbnail);
  const shown = screen.getByRole('dialog', { name: 'Eggs' });
  expect(within(shown).getByRole('img', { name: 'Eggs' })).toHaveAttribute('src', imaged[2]?.image);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(thumbnail).toHaveFocus();
});

test('a missing picture cannot be opened; loading is said', () => {
  const { rerender } = show(table({ subCategories }));
  expect(screen.queryByRole('button', { name: /Show image/ })).not.toBeInTheDocument();

  rerender(table({ subCategories: [], loading: true }));
  expect(screen.getByRole('status', { name: 'Loading sub categories' })).toBeInTheDocument();
});
