import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { buyable, formatMoney, lineAmount, toPaise } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { nameWithUnit } from '../UnitLine/nameWithUnit.js';
import type { CartLineRowProps } from './CartLineRow.js';

/**
 * Shows the stepper, and the line's amount if the quantity is above 1. A product that cannot be bought only
 * gets Remove.
 */
export function LineControl({ line, onQuantityChange }: Pick<CartLineRowProps, 'line' | 'onQuantityChange'>) {
  const { cart, product: words } = useMessages().ui;
  const { productId: product, quantity, unavailable } = line;
  if (unavailable || product.stock === 0)
    return (
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-label={fill(words.remove, { name: nameWithUnit(product) })}
        onClick={() => onQuantityChange(0)}
        sx={{ flex: 'none', alignSelf: 'center', ml: 'auto' }}
      >
        {cart.remove}
      </Button>
    );
  const amount = lineAmount({
    price: toPaise(product.price),
    discount: product.discount,
    quantity: buyable(line),
  });
  return (
    <Stack sx={{ flex: 'none', alignSelf: 'center', alignItems: 'flex-end', gap: 0.5, ml: 'auto' }}>
      <QuantityStepper
        label={nameWithUnit(product)}
        value={quantity}
        max={product.stock}
        size="small"
        onChange={onQuantityChange}
      />
      {quantity > 1 && (
        <Typography variant="caption" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
          {formatMoney(amount)}
        </Typography>
      )}
    </Stack>
  );
}
