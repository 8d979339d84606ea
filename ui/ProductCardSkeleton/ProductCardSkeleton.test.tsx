import { expect, test } from '@jest/globals';
import { show } from '../samples/show.js';
import { ProductCardSkeleton } from './ProductCardSkeleton.js';

test('is silent for those who listen', () => {
  const { container } = show(<ProductCardSkeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
