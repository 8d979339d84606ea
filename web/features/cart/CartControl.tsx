import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProductSummary } from '../../../contract/product.js';
import { fill } from '../../../contract/messages/fill.js';
import { AddToCart, type AddToCartProps } from '../../../ui/AddToCart/AddToCart.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { nameWithUnit } from '../../../ui/UnitLine/nameWithUnit.js';
import { useChangeCart, useQuantityOf } from './useCart.js';

export interface CartControlProps extends Pick<AddToCartProps, 'size' | 'fullWidth'> {
  product: ProductSummary;
}

/**
 * Renders the Add button of a product, or its quantity stepper once it is in the cart; for a sold-out product
 * in the cart only Remove. The page's inline script finds the button again by `data-product` (boot.ts).
 */
export function CartControl({ product, ...root }: CartControlProps) {
  const quantity = useQuantityOf(product._id);
  const change = useChangeCart();
  const { product: words } = useMessages().ui;
  if (product.stock === 0 && quantity === 0) return null;
  return (
    <Stack data-product={product._id} sx={{ gap: 0.75 }}>
      <AddToCart
        name={nameWithUnit(product)}
        quantity={quantity}
        stock={product.stock}
        onChange={(wanted) => change(product, wanted)}
        {...root}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {product.stock > 0 && quantity >= product.stock && fill(words.onlyLeft, { count: product.stock })}
      </Typography>
    </Stack>
  );
}
