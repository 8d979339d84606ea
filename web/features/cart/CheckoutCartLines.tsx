import Box from '@mui/material/Box';
import type { CartLine } from '../../../contract/cart.js';
import { CartLineRow } from '../../../ui/CartLineRow/CartLineRow.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { useChangeCart } from './useCart.js';

/** What is being bought, to look at once more and to change. */
export function CheckoutCartLines({ lines }: { lines: readonly CartLine[] }) {
  const { checkout } = useTexts().web;
  const change = useChangeCart();
  return (
    <Box
      component="ul"
      aria-label={checkout.items}
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {lines.map((line) => (
        <CartLineRow
          key={line._id}
          line={line}
          onQuantityChange={(quantity) => change(line.productId, quantity)}
        />
      ))}
    </Box>
  );
}
