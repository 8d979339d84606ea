import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { FoodMark } from './FoodMark.js';

test.each([
  ['veg', 'Vegetarian', 'circle'],
  ['nonVeg', 'Non-vegetarian', 'path'],
] as const)('%s is said by name and by shape', (food, name, shape) => {
  show(<FoodMark food={food} />);
  const mark = screen.getByRole('img', { name });
  expect(mark.querySelectorAll('circle, path')).toHaveLength(1);
  expect(mark.querySelector(shape)).not.toBeNull();
});

test('with its label it is said once', () => {
  show(<FoodMark food="veg" labelled />);
  expect(screen.getByText('Vegetarian')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('nothing known draws nothing', () => {
  const { container } = show(<FoodMark food={undefined} labelled />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container).toHaveTextContent('');
});
