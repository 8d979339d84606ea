import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { AuthCard } from './AuthCard.js';

test('heads the screen and leads on to the others', () => {
  show(
    <AuthCard
      title="Login"
      links={[{ lead: 'Don’t have an account?', href: '/register', label: 'Register' }]}
    >
      the form
    </AuthCard>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});
