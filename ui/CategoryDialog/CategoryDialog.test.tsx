import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { imageFile } from '../samples/keeping.js';
import { show, showStyled } from '../samples/show.js';
import { CategoryDialog, type CategoryDialogProps } from './CategoryDialog.js';
import type { CategoryValues } from './CategoryForm.js';

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
