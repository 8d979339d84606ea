import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Breadcrumbs } from './Breadcrumbs.js';

test('the pages above stand in order as links, and a name in another language says so', () => {
  const crumbs = [
    { name: 'होम', href: '/' },
    { name: 'Dairy', href: '/dairy', lang: 'en' },
  ];
  show(<Breadcrumbs crumbs={crumbs} />);
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')]),
  ).toEqual([
    ['होम', '/', null],
    ['Dairy', '/dairy', 'en'],
  ]);
});
