import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { ShopText } from './ShopText.js';

test('lines become headings, lists and paragraphs, and email addresses links', () => {
  show(<ShopText text={'Read this.\n\n# Delivery\n- Times are estimates.\n- Write to help@shop.example.'} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Times are estimates.',
    'Write to help@shop.example.',
  ]);
  expect(screen.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
    'href',
    'mailto:help@shop.example',
  );
});

test('markup is shown as text', () => {
  show(<ShopText text={'<b onclick="x()">Bold</b>'} />);
  expect(screen.getByText('<b onclick="x()">Bold</b>')).toBeVisible();
});
