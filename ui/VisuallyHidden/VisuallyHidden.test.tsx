import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { VisuallyHidden } from './VisuallyHidden.js';

test('what is not seen is still a name', () => {
  show(
    <button>
      <VisuallyHidden>Close cart</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close cart' })).toBeInTheDocument();
});
