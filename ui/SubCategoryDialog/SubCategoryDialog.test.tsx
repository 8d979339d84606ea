import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { categories } from '../samples/catalogue.js';
import { imageFile, subCategories } from '../samples/keeping.js';
import { show, showStyled } from '../samples/show.js';
import { SubCategoryDialog, type SubCategoryDialogProps } from './SubCategoryDialog.js';
import type { SubCategoryValues } from './SubCategoryForm.js';

beforeAll(() => {
  // jsdom does not implement object URLs.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const [milk, bread] = subCategories;
const dialog = (props: Partial<SubCategoryDialogProps> = {}) => (
  <SubCategoryDialog
    open
    categories={categories}
    onUpload={async () => '/media/new.webp'}
    onSubmit={async () => undefined}
    onClose={() => undefined}
    {...props}
  />
);
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('S-069 S-070 adding and editing are forms of name, image, category chips and Submit', () => {
  const { unmount } = show(dialog());
  expect(screen.getByRole('dialog', { name: 'Add Sub Category' })).toBeVisible();

  unmount();
  show(dialog({ subCategory: bread }));
  expect(screen.getByRole('dialog', { name: 'Edit Sub Category' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Bread & Pav');
  expect(screen.getByRole('group', { name: 'Image' })).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Selected: Category' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Dairy, Bread & Eggs', 'Atta, Rice & Dal']);
  expect(submit()).toBeVisible();
});

test('S-121 chips go one by one, and what is left is sent', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: SubCategoryValues) => undefined);
  show(dialog({ subCategory: bread && { ...bread, image: '/media/bread.webp' }, onSubmit: sent }));

  await user.click(screen.getByRole('button', { name: 'Remove Dairy, Bread & Eggs' }));
  await user.click(submit());

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toEqual({
    name: 'Bread & Pav',
    image: '/media/bread.webp',
    category: [categories[5]?._id],
  });
});

test('S-102 W-36 looks active only with name, image and a category; pressed earlier, it says what is missing', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  showStyled(dialog({ onSubmit: sent }));
  const colour = () => getComputedStyle(submit()).backgroundColor;
  const inactive = colour();

  await user.click(submit());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Category must have at least 1')).toBeVisible();

  await user.type(screen.getByLabelText('Name'), 'Milk');
  await user.upload(screen.getByLabelText('Upload Image'), imageFile());
  await screen.findByText('Image uploaded');
  expect(colour()).toBe(inactive);
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: 'Sweet Tooth' }));
  await waitFor(() => expect(colour()).not.toBe(inactive));
  expect(sent).not.toHaveBeenCalled();
});

test('one that stands under nothing offers all categories', async () => {
  const user = userEvent.setup();
  show(dialog({ subCategory: milk && { ...milk, category: [] } }));
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  expect(screen.getAllByRole('option')).toHaveLength(categories.length);
});

test('W-34 A-13 an edit that came too late shows the name and categories that somebody else saved', async () => {
  const theirs = bread && {
    ...bread,
    image: '/media/bread.webp',
    category: categories.slice(1, 3),
    revision: 1,
  };
  const sent = jest
    .fn<(values: SubCategoryValues) => Promise<void>>()
    .mockRejectedValueOnce({ code: 'staleRevision', message: 'Someone else saved this', data: theirs })
    .mockResolvedValue(undefined);
  show(
    dialog({ subCategory: bread && { ...bread, image: '/media/bread.webp', revision: 0 }, onSubmit: sent }),
  );
  await userEvent.click(submit());
  const names = categories.slice(1, 3).map(({ name }) => name);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Bread & Pav${names.join(', ')}`);
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  const chips = within(screen.getByRole('list', { name: 'Selected: Category' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(names);
  await userEvent.click(submit());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls.map(([{ revision }]) => revision)).toEqual([0, 1]);
});
