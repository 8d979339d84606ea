import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Hidden } from './Hidden.js';

test('what is not seen is still a name', () => {
  show(
    <button>
      <Hidden>Close cart</Hidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close cart' })).toBeInTheDocument();
});
