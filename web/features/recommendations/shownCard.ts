import type { ComponentType } from 'react';
import type { ProductSummary } from '../../../contract/product.js';

/** How a row draws a product: with the cart's control, which is not this feature's. */
export type ShownCard = ComponentType<{ product: ProductSummary }>;
