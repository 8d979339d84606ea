import type { ComponentType } from 'react';
import type { ProductSummary } from '../../contract/product.js';
import { ProductRow, type ProductRowProps } from '../../ui/ProductRow/ProductRow.js';

/** The component that renders a product in a list. It is passed in, because its cart control belongs to a feature. */
export type ShownCard = ComponentType<{ product: ProductSummary; eager?: boolean }>;

/** The number of images of the first row that load at once. A phone shows three of them, a desktop seven. */
export const eagerImages = 3;

interface CardRowProps extends Omit<ProductRowProps, 'children' | 'loading'> {
  Card: ShownCard;
  /** The products; undefined while they load. */
  products: readonly ProductSummary[] | undefined;
  /** The number of images that load at once, because they are in the first view; by default none. */
  eager?: number;
}

/** Renders the cards of products side by side. */
export function CardRow({ Card, products, eager = 0, ...row }: CardRowProps) {
  return (
    <ProductRow {...row} loading={!products}>
      {products?.map((product, position) => (
        <Card key={product._id} product={product} eager={position < eager} />
      ))}
    </ProductRow>
  );
}
