import type { ComponentType } from 'react';
import type { ProductSummary } from '../../../contract/product.js';

/** Renders a product in a row, with the cart control of another feature. */
export type ShownCard = ComponentType<{ product: ProductSummary }>;
