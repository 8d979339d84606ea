import type { ComponentType } from 'react';
import type { ProductSummary } from '../../contract/product.js';

/**
 * The component that renders a product in a row. It is passed in, because its cart control belongs to another
 * feature.
 */
export type ShownCard = ComponentType<{ product: ProductSummary; eager?: boolean }>;

/** The number of images of the first row that load at once. A phone shows three of them, a desktop seven. */
export const eagerImages = 3;
