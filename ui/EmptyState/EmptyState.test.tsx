import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { EmptyState } from './EmptyState.js';

test('says what is not there and offers a way on', () => {
  show(
    <EmptyState drawing="orders" title="No orders yet" buttonProps={{ href: '/', children: 'Shop Now' }} />,
  );
  expect(screen.getByText('No orders yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop Now' })).toBeVisible();
});

test('its drawing is silent', () => {
  const { container } = show(<EmptyState title="No orders yet" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
