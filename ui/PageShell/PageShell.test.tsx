import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { PageShell } from './PageShell.js';

test('is the main part of a page', () => {
  show(<PageShell>Milk</PageShell>);
  expect(screen.getByRole('main')).toHaveTextContent('Milk');
});
