import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Picture } from './Picture.js';

test('a picture that cannot be loaded gives way to a drawing of the same name', () => {
  show(<Picture src="/media/gone.webp" name="Milk" alt="A glass of milk" />);
  fireEvent.error(screen.getByRole('img', { name: 'A glass of milk' }));
  expect(screen.getByTitle('A glass of milk')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('another picture is tried after one that was broken', () => {
  const { rerender } = show(<Picture src="/media/gone.webp" name="Milk" alt="Milk" />);
  fireEvent.error(screen.getByRole('img', { name: 'Milk' }));
  rerender(<Picture src="/media/there.webp" name="Milk" alt="Milk" />);
  expect(screen.getByRole('img', { name: 'Milk' })).toHaveAttribute('src', '/media/there.webp');
});

test('an empty address shows the drawing at once', () => {
  show(<Picture src="" name="Milk" />);
  expect(document.querySelector('img')).toBeNull();
});

test('what is seen first is not loaded lazily', () => {
  show(<Picture src="/media/milk.webp" name="Milk" alt="Milk" eager />);
  expect(screen.getByRole('img', { name: 'Milk' })).toHaveAttribute('loading', 'eager');
});
