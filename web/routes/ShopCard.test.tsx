import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ProductSummary } from '../../contract/product.js';
import { aProduct } from '../../ui/samples/catalogue.js';
import { show } from '../../ui/samples/show.js';
import { createStore } from '../app/store.js';
import { ShopCard } from './ShopCard.js';

test('a card is rendered again only when its own product changes', () => {
  const store = createStore(() => new Promise(() => undefined));
  let reads = 0;
  const milk = Object.defineProperty(aProduct(), 'name', {
    get: () => {
      reads += 1;
      return 'Milk';
    },
  });
  const row = (product: ProductSummary) => (
    <Provider store={store}>
      <ShopCard product={product} />
    </Provider>
  );
  const { rerender } = show(row(milk));
  expect(screen.getByRole('heading', { name: 'Milk' })).toBeVisible();
  const before = reads;
  rerender(row(milk));
  expect(reads).toBe(before);
  rerender(row(aProduct({ name: 'Curd' })));
  expect(screen.getByRole('heading', { name: 'Curd' })).toBeVisible();
});
