import type { ProductSummary } from '../../../contract/product.js';
import { AddToCart, type AddToCartProps } from '../../../ui/AddToCart/AddToCart.js';
import { useChangeCart, useQuantityOf } from './useCart.js';

export interface CartControlProps extends Pick<AddToCartProps, 'size' | 'fullWidth'> {
  product: ProductSummary;
}

/** Add, or the stepper, of one product; of a sold-out one nothing, unless it is in the cart. */
export function CartControl({ product, ...looks }: CartControlProps) {
  const quantity = useQuantityOf(product._id);
  const change = useChangeCart();
  if (product.stock === 0 && quantity === 0) return null;
  return (
    <AddToCart
      name={product.name}
      quantity={quantity}
      stock={product.stock}
      onChange={(wanted) => change(product, wanted)}
      {...looks}
    />
  );
}
