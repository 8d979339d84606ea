import Typography from '@mui/material/Typography';
import type { CartLine } from '../../contract/cart.js';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';

/**
 * Explains problems of the line: product unavailable, stock too low, or price higher or lower than when the
 * customer added the product or last accepted the price.
 */
export function LineNotice({ line }: { line: CartLine }) {
  const { cart, product: words } = useMessages().ui;
  const { productId: product, quantity, unavailable } = line;
  if (unavailable) return <Notice color="error.main">{cart.unavailable}</Notice>;
  if (product.stock === 0) return <Notice color="error.main">{words.outOfStock}</Notice>;
  const before = toPaise(line.seenPrice);
  const now = discountedPrice(toPaise(product.price), product.discount);
  const sentence = now > before ? cart.priceRose : cart.priceFell;
  return (
    <>
      {quantity >= product.stock && (
        <Notice color={quantity > product.stock ? 'error.main' : 'text.secondary'}>
          {fill(words.onlyLeft, { count: product.stock })}
        </Notice>
      )}
      {now !== before && (
        <Notice color={now > before ? 'error.main' : 'primary.main'}>
          {fill(sentence, { before: formatMoney(before), now: formatMoney(now) })}
        </Notice>
      )}
    </>
  );
}

function Notice({ color, children }: { color: string; children: string }) {
  return (
    <Typography variant="caption" role="status" sx={{ color, fontWeight: 'fontWeightMedium' }}>
      {children}
    </Typography>
  );
}
