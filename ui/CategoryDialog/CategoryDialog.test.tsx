import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { categories } from '../samples/catalogue.js';
import { imageFile, subCategories } from '../samples/keeping.js';
import { show, showStyled } from '../samples/show.js';
import { CategoryDialog, type CategoryDialogProps, type CategoryValues } from './CategoryDialog.js';

beforeAll(() => {
  // jsdom has no object URLs
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const dairy = { _id: '64b0c0ffee64b0c0ffee64b0', name: 'Dairy', image: '/media/dairy.webp' };
const store = async (_file: File) => '/media/new.webp';
const dialog = (props: Partial<CategoryDialogProps> = {}) => (
  <CategoryDialog
    open
    onUpload={store}
    onSubmit={async () => undefined}
    onClose={() => undefined}
    {...props}
  />
);
const name = () => screen.getByLabelText('Name');
const add = () => screen.getByRole('button', { name: 'Add Category' });

test('S-065 adding and updating are modals', () => {
  const { unmount } = show(dialog());
  expect(screen.getByRole('dialog', { name: 'Add Category' })).toBeVisible();
  expect(name()).toHaveValue('');

  unmount();
  show(dialog({ category: dairy }));
  expect(screen.getByRole('dialog', { name: 'Update Category' })).toBeVisible();
  expect(name()).toHaveValue('Dairy');
  expect(screen.getByRole('img', { name: 'Preview of the image' })).toHaveAttribute('src', dairy.image);
});

test('S-101 no image can be chosen until a name is typed', async () => {
  const user = userEvent.setup();
  show(dialog());
  expect(screen.getByLabelText('Upload Image')).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Image' })).toHaveAccessibleDescription('Enter a name first');

  await user.type(name(), '  ');
  expect(screen.getByLabelText('Upload Image')).toBeDisabled();
  await user.type(name(), 'Dairy');
  expect(screen.getByLabelText('Upload Image')).toBeEnabled();
});

test('S-102 the button is coloured as active only with name and image', async () => {
  const user = userEvent.setup();
  showStyled(dialog());
  const colour = () => getComputedStyle(add()).backgroundColor;
  const inactive = colour();

  await user.type(name(), 'Dairy');
  expect(colour()).toBe(inactive);
  await user.upload(screen.getByLabelText('Upload Image'), imageFile());
  await waitFor(() => expect(colour()).not.toBe(inactive));
  await user.clear(name());
  expect(colour()).toBe(inactive);
});

test('S-120 W-36 pressed too early, it says what is missing and sends nothing', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(dialog({ onSubmit: sent }));

  await user.click(add());

  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Image is required. Enter a name first')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('S-103 says Loading... while an image is on its way, then sends its path', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: CategoryValues) => undefined);
  const arrive: ((path: string) => void)[] = [];
  const upload = () => new Promise<string>((resolve) => arrive.push(resolve));
  show(dialog({ category: dairy, onUpload: upload, onSubmit: sent }));

  await user.upload(screen.getByLabelText('Change Image'), imageFile());
  expect(screen.getByLabelText('Loading...', { selector: 'input' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Preview of the image' })).toHaveAttribute('src', 'blob:picture');
  expect(screen.getByRole('button', { name: 'Update Category' })).toHaveAttribute('aria-disabled', 'true');

  arrive[0]?.('/media/new.webp');
  expect(await screen.findByText('Image uploaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(sent).toHaveBeenCalledWith({ name: 'Dairy', image: '/media/new.webp' });
});

test('S-124 anything but a picture is refused in place', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const uploaded = jest.fn(store);
  show(dialog({ category: dairy, onUpload: uploaded }));

  const input = screen.getByLabelText('Change Image');
  expect(input).toHaveAttribute('accept', 'image/*');
  await user.upload(input, new File(['a'], 'a.pdf', { type: 'application/pdf' }));

  expect(screen.getByText(/This file is not a photo/)).toBeVisible();
  expect(uploaded).not.toHaveBeenCalled();
});

test('a refused picture or name says why and keeps what was typed', async () => {
  const user = userEvent.setup();
  const taken = { message: 'Taken', issues: [{ path: ['name'], message: 'this name is already in use' }] };
  show(
    dialog({
      category: dairy,
      onUpload: () => Promise.reject({ message: 'We can’t use this image' }),
      onSubmit: () => Promise.reject(taken),
    }),
  );

  await user.upload(screen.getByLabelText('Change Image'), imageFile());
  expect(await screen.findByText('We can’t use this image')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(await screen.findByText('This name is already in use')).toBeVisible();
  expect(name()).toHaveValue('Dairy');
});

const stale = (data: unknown) => ({ code: 'staleRevision', message: 'Someone else saved this', data });
const conflict = () =>
  jest
    .fn<(values: CategoryValues) => Promise<void>>()
    .mockRejectedValueOnce(stale({ ...dairy, name: 'Milk & more', revision: 3 }))
    .mockResolvedValue(undefined);
const rename = async (onSubmit: CategoryDialogProps['onSubmit']) => {
  show(dialog({ category: { ...dairy, revision: 2 }, onSubmit }));
  await userEvent.type(name(), ' shelf');
  await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else saved this after you opened it');
  expect(screen.getByRole('alert')).toHaveTextContent('Milk & more');
  expect(name()).toHaveValue('Dairy shelf');
};

test('W-34 A-13 an edit that came too late shows theirs, and mine is saved over it once that is chosen', async () => {
  const sent = conflict();
  await rename(sent);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent.mock.calls.map(([values]) => [values.name, values.revision])).toEqual([
    ['Dairy shelf', 2],
    ['Dairy shelf', 3],
  ]);
});

test('W-34 A-13 or theirs is taken into the form', async () => {
  const sent = conflict();
  await rename(sent);
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(name()).toHaveValue('Milk & more');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);
});

const [milk, bread] = subCategories;
const subDialog = (props: Partial<CategoryDialogProps> = {}) => dialog({ parents: categories, ...props });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('S-069 S-070 adding and editing are forms of name, image, category chips and Submit', () => {
  const { unmount } = show(subDialog());
  expect(screen.getByRole('dialog', { name: 'Add Sub Category' })).toBeVisible();

  unmount();
  show(subDialog({ category: bread }));
  expect(screen.getByRole('dialog', { name: 'Edit Sub Category' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Bread & Pav');
  expect(screen.getByRole('group', { name: 'Image' })).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Selected: Category' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Dairy, Bread & Eggs', 'Atta, Rice & Dal']);
  expect(submit()).toBeVisible();
});

test('S-121 chips go one by one, and what is left is sent', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: CategoryValues) => undefined);
  show(subDialog({ category: bread && { ...bread, image: '/media/bread.webp' }, onSubmit: sent }));

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
  showStyled(subDialog({ onSubmit: sent }));
  const colour = () => getComputedStyle(submit()).backgroundColor;
  const inactive = colour();

  await user.click(submit());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Category is required')).toBeVisible();

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
  show(subDialog({ category: milk && { ...milk, category: [] } }));
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
    .fn<(values: CategoryValues) => Promise<void>>()
    .mockRejectedValueOnce({ code: 'staleRevision', message: 'Someone else saved this', data: theirs })
    .mockResolvedValue(undefined);
  show(
    subDialog({ category: bread && { ...bread, image: '/media/bread.webp', revision: 0 }, onSubmit: sent }),
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

const translated = { ...dairy, revision: 2, translations: { hi: { name: 'डेयरी' }, ta: { name: 'பால்' } } };
const say = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Category' }));

test('names in other languages are sent if one of them changed, all together', async () => {
  const sent = jest.fn<(values: CategoryValues) => Promise<void>>().mockResolvedValue(undefined);
  show(dialog({ category: translated, onSubmit: sent }));
  say('Name', 'Milk');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('translations');
  expect(screen.getByText('The English name has changed; check this name')).toBeVisible();

  await userEvent.click(screen.getByText('Other languages'));
  say('Name (हिन्दी)', ' दूध ');
  say('Name (தமிழ்)', '');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0].translations).toEqual({ hi: { name: 'दूध' } });
});

test('W-34 a conflict shows their names in other languages, and mine keeps those that only they changed', async () => {
  const theirs = { ...translated, translations: { hi: { name: 'दूध' }, bn: { name: 'দুধ' } }, revision: 3 };
  const sent = jest
    .fn<(values: CategoryValues) => Promise<void>>()
    .mockRejectedValueOnce(stale(theirs))
    .mockResolvedValue(undefined);
  show(dialog({ category: translated, onSubmit: sent }));
  await userEvent.click(screen.getByText('Other languages'));
  say('Name (हिन्दी)', 'दूध और दही');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dairyदूधদুধ');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).toMatchObject({
    revision: 3,
    translations: { hi: { name: 'दूध और दही' }, bn: { name: 'দুধ' } },
  });
  expect(sent.mock.calls[1]?.[0].translations).not.toHaveProperty('ta');
});

test('W-34 after theirs was taken, the name of before is a change again', async () => {
  const theirs = {
    ...translated,
    translations: { ...translated.translations, hi: { name: 'दूध' } },
    revision: 3,
  };
  const sent = jest
    .fn<(values: CategoryValues) => Promise<void>>()
    .mockRejectedValueOnce(stale(theirs))
    .mockResolvedValue(undefined);
  show(dialog({ category: translated, onSubmit: sent }));
  await userEvent.click(screen.getByText('Other languages'));
  say('Name (हिन्दी)', 'दूध और दही');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  say('Name (हिन्दी)', 'डेयरी');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0].translations).toEqual(translated.translations);
});
