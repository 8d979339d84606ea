import { memo, Suspense } from 'react';
import type { ProductSummary } from '../../contract/product.js';
import { ProductCard } from '../../ui/ProductCard/ProductCard.js';
import { useShopSettings } from '../app/shopSettings.js';
import { useChangeCart, useQuantityOf } from '../features/cart/useCart.js';
import { Favourite } from '../features/saved/Favourite.js';

export interface ShopCardProps {
  product: ProductSummary;
  /** Whether the image loads at once instead of when it comes near the view. */
  eager?: boolean;
  /** Texts to highlight in the product's name, such as the search words. */
  marks?: readonly string[] | undefined;
}

/**
 * Renders a product's card with its cart control and heart. A press on a card of a served page makes React take over the
 * boundary around it at once: a whole screen would take a phone half a second. A row that is rendered anew leaves its
 * cards alone: React would take over one card after the other, and render those before it again each time.
 */
export const ShopCard = memo((props: ShopCardProps) => (
  <Suspense>
    <Card {...props} />
  </Suspense>
));

function Card({ product, eager = false, marks }: ShopCardProps) {
  const quantity = useQuantityOf(product._id);
  const change = useChangeCart();
  const { deliveryMinutes } = useShopSettings();
  return (
    <ProductCard
      product={product}
      quantity={quantity}
      minutes={deliveryMinutes}
      eager={eager}
      marks={marks}
      corner={<Favourite product={product} />}
      data-product={product._id}
      onQuantityChange={(wanted) => change(product, wanted)}
    />
  );
}
