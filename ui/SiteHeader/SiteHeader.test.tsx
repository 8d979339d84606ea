import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../samples/show.js';
import { SiteHeader } from './SiteHeader.js';

test('S-021 has the logo, the search, the account and the cart', () => {
  show(<SiteHeader search={<input />} account={<button>Login</button>} cart={<button>My Cart</button>} />);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Tokri home' })).toHaveAttribute('href', '/');
  expect(within(header.getByRole('search')).getByRole('textbox')).toBeVisible();
  const own = within(header.getByRole('navigation', { name: 'Account and cart' }));
  expect(own.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(own.getByRole('button', { name: 'My Cart' })).toBeVisible();
});

test('shows another logo in place of the shop’s', () => {
  show(<SiteHeader logo={<a href="/">Kirana</a>} search={null} account={null} cart={null} />);
  expect(screen.getByRole('link', { name: 'Kirana' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tokri home' })).not.toBeInTheDocument();
});
