import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { HomeBanner } from './HomeBanner.js';

test('S-003 says one thing, with the minutes of the shop, and one way on', () => {
  show(<HomeBanner minutes={25} href="/search" />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Groceries at your door in 25 minutes' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/search');
});

test('one minute is no minutes', () => {
  show(<HomeBanner minutes={1} />);
  expect(screen.getByRole('heading', { name: 'Groceries at your door in 1 minute' })).toBeVisible();
});

test('shows the texts, the link and the image of the shop', () => {
  const { container } = show(
    <HomeBanner
      title="Mango week"
      text="Until Sunday"
      action="See mangoes"
      href="/mango"
      image="/mango.webp"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Mango week' })).toBeVisible();
  expect(screen.getByText('Until Sunday')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See mangoes' })).toHaveAttribute('href', '/mango');
  expect(container.querySelector('img')).toHaveAttribute('src', '/mango.webp');
});

test('a title of the shop does not stand above the default sentence', () => {
  show(<HomeBanner title="Mango week" />);
  expect(screen.queryByText(/packed the moment you order/)).toBeNull();
});

test('promises nothing while it loads', () => {
  show(<HomeBanner loading />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
