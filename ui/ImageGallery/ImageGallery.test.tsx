import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ImageGallery } from './ImageGallery.js';

const images = ['/media/front.webp', '/media/back.webp', '/media/side.webp'];
const thumbnail = (position: number) => screen.getByRole('button', { name: `Show image ${position} of 3` });
const enlarge = (position: number) =>
  screen.getByRole('button', { name: `Enlarge Milk, image ${position} of 3` });
const image = () => screen.getByRole('img', { name: /^Milk, image/ });

test('S-055 thumbnails and arrows choose the picture; beyond the ends lies nothing', async () => {
  const user = userEvent.setup();
  show(<ImageGallery images={images} name="Milk" />);
  expect(image()).toHaveAttribute('src', '/media/front.webp');
  await user.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(image()).toHaveAttribute('src', '/media/front.webp');

  await user.click(thumbnail(3));
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  expect(image()).toHaveAttribute('src', '/media/side.webp');
  await user.click(screen.getByRole('button', { name: 'Next image' }));
  expect(image()).toHaveAttribute('src', '/media/side.webp');

  await user.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(image()).toHaveAttribute('src', '/media/back.webp');
});

test('arrow keys walk through the pictures', async () => {
  const user = userEvent.setup();
  show(<ImageGallery images={images} name="Milk" />);

  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{End}');
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
});

test('the focus goes along with the picture', async () => {
  const user = userEvent.setup();
  show(<ImageGallery images={images} name="Milk" />);

  await user.tab();
  expect(enlarge(1)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(enlarge(2)).toHaveFocus();
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

test('a single picture can be enlarged but needs no thumbnails', () => {
  show(<ImageGallery images={images.slice(0, 1)} name="Milk" />);
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: 'Enlarge Milk, image 1 of 1' }),
  ]);
});

test('a picture that is missing cannot be enlarged', () => {
  show(<ImageGallery images={[]} name="Milk" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an enlarged picture fills the screen; Esc leads back to the one looked at last', async () => {
  const user = userEvent.setup();
  show(<ImageGallery images={images} name="Milk" />);

  await user.click(enlarge(1));
  const view = within(await screen.findByRole('dialog', { name: 'Images of Milk' }));
  expect(view.getByRole('button', { name: 'Previous image' })).toBeDisabled();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(view.getByRole('img', { name: 'Milk, image 2 of 3' })).toBeVisible());
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  expect(enlarge(2)).toHaveFocus();
});

test('a view of a single picture has no arrows', async () => {
  const user = userEvent.setup();
  show(<ImageGallery images={images.slice(0, 1)} name="Milk" />);
  await user.click(screen.getByRole('button', { name: 'Enlarge Milk, image 1 of 1' }));
  const view = within(await screen.findByRole('dialog'));
  expect(view.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(view.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
});

test('a drawing stands for a picture that is missing or broken', () => {
  const { rerender } = show(<ImageGallery images={[]} name="Milk" />);
  expect(screen.getByTitle('No image of Milk')).toBeInTheDocument();

  rerender(<ImageGallery images={['/media/gone.webp']} name="Milk" />);
  fireEvent.error(image());
  expect(screen.getByTitle('Milk, image 1 of 1')).toBeInTheDocument();
});
