import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../samples/show.js';
import { PromoBlurbs } from './PromoBlurbs.js';

test('S-059 says superfast delivery, best prices & offers and 5000+ products', () => {
  show(<PromoBlurbs />);
  const [fast, prices, choice] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(fast).toHaveTextContent('Superfast Delivery');
  expect(prices).toHaveTextContent('Best Prices & Offers');
  expect(choice).toHaveTextContent('5000+ products');
});
