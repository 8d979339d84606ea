import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { fill } from '../../../contract/messages/fill.js';
import type { ProductSummary } from '../../../contract/product.js';
import { AddToCart } from '../../../ui/AddToCart/AddToCart.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { nameWithUnit } from '../../../ui/UnitLine/UnitLine.js';
import { useChangeCart, useQuantityOf } from './useCart.js';

export interface ProductControlProps {
  product: ProductSummary;
  ref: Ref<HTMLDivElement>;
}

/**
 * Renders the Add button of a product on its page, or its quantity stepper once it is in the cart; for a sold-out
 * product in the cart only Remove. The page's inline script finds the button again by `data-product` (boot.ts).
 */
export function ProductControl({ product, ref }: ProductControlProps) {
  const quantity = useQuantityOf(product._id);
  const change = useChangeCart();
  const { product: words } = useMessages().ui;
  if (product.stock === 0 && quantity === 0) return null;
  return (
    <Stack ref={ref} data-product={product._id} sx={{ gap: 0.75 }}>
      <AddToCart
        name={nameWithUnit(product)}
        quantity={quantity}
        stock={product.stock}
        onChange={(wanted) => change(product, wanted)}
        size="large"
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {product.stock > 0 && quantity >= product.stock && fill(words.onlyLeft, { count: product.stock })}
      </Typography>
    </Stack>
  );
}
