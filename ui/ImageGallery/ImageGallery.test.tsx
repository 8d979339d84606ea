import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ImageGallery } from './ImageGallery.js';

const images = ['/media/front.webp', '/media/back.webp', '/media/side.webp'];
const thumbnail = (position: number) => screen.getByRole('button', { name: `Show picture ${position} of 3` });
const picture = () => screen.getByRole('img', { name: /^Milk, picture/ });

test('S-055 thumbnails and arrows choose the picture; beyond the ends lies nothing', async () => {
  const user = userEvent.setup();
  show(<ImageGallery images={images} name="Milk" />);
  expect(picture()).toHaveAttribute('src', '/media/front.webp');
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(picture()).toHaveAttribute('src', '/media/front.webp');

  await user.click(thumbnail(3));
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  expect(picture()).toHaveAttribute('src', '/media/side.webp');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(picture()).toHaveAttribute('src', '/media/side.webp');

  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(picture()).toHaveAttribute('src', '/media/back.webp');
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

test('a single picture needs no thumbnails', () => {
  show(<ImageGallery images={images.slice(0, 1)} name="Milk" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a drawing stands for a picture that is missing or broken', () => {
  const { rerender } = show(<ImageGallery images={[]} name="Milk" />);
  expect(screen.getByTitle('No picture of Milk')).toBeInTheDocument();

  rerender(<ImageGallery images={['/media/gone.webp']} name="Milk" />);
  fireEvent.error(picture());
  expect(screen.getByTitle('Milk, picture 1 of 1')).toBeInTheDocument();
});
