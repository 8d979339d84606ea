import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Spinner } from './Spinner.js';

test('S-054 says that something is loading', () => {
  show(<Spinner />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('names what is loading', () => {
  show(<Spinner label="Loading products" />);
  expect(screen.getByRole('progressbar', { name: 'Loading products' })).toBeVisible();
});
