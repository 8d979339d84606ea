import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Logo } from './Logo.js';

test('leads home', () => {
  show(<Logo />);
  expect(screen.getByRole('link', { name: 'Tokri home' })).toHaveAttribute('href', '/');
});
