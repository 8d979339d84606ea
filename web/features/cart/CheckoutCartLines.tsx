import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { CartLine } from '../../../contract/cart.js';
import { CartLineRow } from '../../../ui/CartLineRow/CartLineRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useChangeCart } from './useCart.js';

/** Renders the cart lines at the checkout, which can still be changed. */
export function CheckoutCartLines({ lines }: { lines: readonly CartLine[] }) {
  const { checkout } = useMessages().web;
  const change = useChangeCart();
  return (
    <Stack
      component="ul"
      aria-label={checkout.items}
      divider={<Divider component="li" aria-hidden />}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {lines.map((line) => (
        <CartLineRow
          key={line._id}
          line={line}
          onQuantityChange={(quantity) => change(line.productId, quantity)}
        />
      ))}
    </Stack>
  );
}
