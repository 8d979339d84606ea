import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Avatar } from './Avatar.js';

test('without a picture the initials of two words stand in, in whole letters', () => {
  const { rerender } = show(<Avatar name="Asha Rao Kulkarni" src="" />);
  expect(screen.getByText('AR')).toBeInTheDocument();
  rerender(<Avatar name="कृष्णा" src="" />);
  expect(screen.getByText('कृ')).toBeInTheDocument();
});

test('without a name there is a person icon', () => {
  const { container } = show(<Avatar name="" src="" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('beside a name it is silent; with a label it is an image of that name', () => {
  const { rerender } = show(<Avatar name="Asha" src="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Asha" src="" label="Preview of your photo" />);
  expect(screen.getByRole('img', { name: 'Preview of your photo' })).toHaveTextContent('A');
});
