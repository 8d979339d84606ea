import { lazy, Suspense } from 'react';
import { waitingForShop } from '../../app/net/code.js';
import { useUsed } from '../../app/useUsed.js';
import type { ProductBarProps } from './ProductBar.js';

const ProductBar = lazy(waitingForShop(() => import('./ProductBar.js')));

/** Loads the bar of a product in stock once a person uses the page: in a first view, it is seldom needed. */
export function LateProductBar(props: ProductBarProps) {
  const isUsed = useUsed();
  return isUsed && props.product.stock > 0 ? (
    <Suspense>
      <ProductBar {...props} />
    </Suspense>
  ) : null;
}
