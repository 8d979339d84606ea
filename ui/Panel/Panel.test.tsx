import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Panel } from './Panel.js';

test('a part of a screen is a region with the name of its heading', () => {
  show(
    <Panel title="Export" actions={<button>Export CSV</button>}>
      Every product
    </Panel>,
  );
  const part = screen.getByRole('region', { name: 'Export' });
  expect(within(part).getByRole('heading', { level: 2, name: 'Export' })).toBeVisible();
  expect(within(part).getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(part).toHaveTextContent('Every product');
});
