import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { CategoryTile } from './CategoryTile.js';

test('S-020 is one link with the name of its category', () => {
  show(
    <CategoryTile
      category={{ _id: '1', name: 'Dairy', image: '/media/dairy.webp' }}
      href="/Dairy-1/Milk-2"
    />,
  );
  expect(screen.getByRole('link', { name: 'Dairy' })).toHaveAttribute('href', '/Dairy-1/Milk-2');
});
