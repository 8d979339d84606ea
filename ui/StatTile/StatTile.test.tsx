import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { StatTile } from './StatTile.js';

test('a value, what it is, and how it changed, in words', () => {
  show(<StatTile label="Sales today" value="₹18,240.00" change={{ percent: 12.5, than: 'on last week' }} />);
  expect(screen.getByRole('heading', { name: 'Sales today' })).toBeVisible();
  expect(screen.getByText('₹18,240.00')).toBeVisible();
  expect(screen.getByText('Up 12.5% on last week')).toBeVisible();
});

test.each([
  [-3, 'Down 3% on last week'],
  [0, 'No change on last week'],
  [1234.56, 'Up 1,234.6% on last week'],
])('%f percent reads %s', (percent, words) => {
  show(<StatTile label="Orders" value="44" change={{ percent, than: 'on last week' }} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('its label leads to more, where there is more', () => {
  show(<StatTile label="Orders" value="44" href="/dashboard/orders" />);
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/dashboard/orders');
});

test('the trend is not read out, and one day makes none', () => {
  const { container, rerender } = show(<StatTile label="Orders" value="44" trend={[4, 9, 2]} />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,22 60,2 120,30');
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<StatTile label="Orders" value="44" trend={[4]} />);
  expect(container.querySelector('polyline')).toBeNull();
});

test('no value is shown before it is known', () => {
  show(<StatTile label="Orders" value="0" change={{ percent: 0, than: 'on last week' }} loading />);
  expect(screen.queryByText('0')).toBeNull();
  expect(screen.queryByText(/The same/)).toBeNull();
});
