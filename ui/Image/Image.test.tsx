import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Image } from './Image.js';

test('a picture that cannot be loaded gives way to a drawing of the same name', () => {
  show(<Image src="/media/gone.webp" name="Milk" alt="A glass of milk" />);
  fireEvent.error(screen.getByRole('img', { name: 'A glass of milk' }));
  expect(screen.getByTitle('A glass of milk')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test.each([
  ['that failed before the app ran gives way to the drawing', () => Promise.reject(new Error('broken')), 0],
  ['without a size of its own, such as an SVG, stays', () => Promise.resolve(), 1],
])('a picture of a served page %s', async (_what, decode, count) => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode }); // jsdom has none
  show(<Image src="/media/milk.webp" name="Milk" alt="Milk" />);
  await act(() => Promise.resolve());
  complete.mockRestore();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  expect(document.querySelectorAll('img')).toHaveLength(count);
});

test('another picture is tried after one that was broken', () => {
  const { rerender } = show(<Image src="/media/gone.webp" name="Milk" alt="Milk" />);
  fireEvent.error(screen.getByRole('img', { name: 'Milk' }));
  rerender(<Image src="/media/there.webp" name="Milk" alt="Milk" />);
  expect(screen.getByRole('img', { name: 'Milk' })).toHaveAttribute('src', '/media/there.webp');
});

test('an empty address shows the drawing at once', () => {
  show(<Image src="" name="Milk" />);
  expect(document.querySelector('img')).toBeNull();
});

test('what is seen first is not loaded lazily', () => {
  show(<Image src="/media/milk.webp" name="Milk" alt="Milk" eager />);
  expect(screen.getByRole('img', { name: 'Milk' })).toHaveAttribute('loading', 'eager');
});

const stored = `/media/${'0a'.repeat(32)}.webp`;

test('a picture of the shop is loaded no larger than its place on the screen needs', () => {
  show(<Image src={stored} name="Milk" alt="Milk" sizes="64px" eager />);
  const image = screen.getByRole('img', { name: 'Milk' });
  expect(image).toHaveAttribute('src', stored);
  expect(image).toHaveAttribute('sizes', '64px');
  expect(image.getAttribute('srcset')).toContain(`${stored}?w=160 160w, ${stored}?w=320 320w`);
});

test('a picture that is loaded lazily names its width too, and so is not loaded twice', () => {
  show(<Image src={stored} name="Milk" alt="Milk" sizes="64px" />);
  expect(screen.getByRole('img', { name: 'Milk' })).toHaveAttribute('sizes', '64px');
});

test('a picture from elsewhere comes as it is', () => {
  show(<Image src="https://pictures.example/milk.png" name="Milk" alt="Milk" />);
  const image = screen.getByRole('img', { name: 'Milk' });
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
});
