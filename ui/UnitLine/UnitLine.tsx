import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { fill } from '../../contract/messages/fill.js';
import { unitPriceOf } from '../../contract/unitPrice.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface UnitLineProps extends Omit<TypographyProps<'p'>, 'children' | 'noWrap'> {
  /** The product. `unit` is free text: "500 g", "2 x 200 ml", "10 pcs"; the price is in rupees before the discount. */
  product: Pick<ProductSummary, 'unit' | 'price' | 'discount'>;
  /** Whether to shorten a long unit to one line. The price is never shortened. */
  oneLine?: boolean;
}

/** Width of the dot with the spaces around it. */
const dot = '0.8125rem';

/**
 * Puts unit and price on one line with a dot between. Where space is short, the price stands below: the dot is then to
 * the left of the line, and cut off.
 */
const shortened = {
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'pre',
  overflowX: 'clip',
  '& > span:first-of-type': { flex: '0 1 auto', minWidth: 0, mr: dot },
  '& > span + span': {
    ml: `-${dot}`,
    '& > span': { display: 'inline-block', width: dot, textAlign: 'center' },
  },
} as const;

/** Shows a product's unit and its price per kilogram, litre or piece: "500 g · ₹620.00/kg". */
export function UnitLine({ product, oneLine = false, sx, ...root }: UnitLineProps) {
  const { unitPrice: words } = useMessages().ui.product;
  const unitPrice = unitPriceOf(product.unit, discountedPrice(toPaise(product.price), product.discount));
  return (
    <Typography
      variant="caption"
      component="p"
      sx={withSx(sx, { ...tabularNumbers, color: 'text.secondary' }, oneLine && shortened)}
      {...root}
    >
      <Box component="span" sx={oneLine ? { overflow: 'hidden', textOverflow: 'ellipsis' } : {}}>
        {product.unit}
      </Box>
      {unitPrice && (
        <span>
          <span>{' · '}</span>
          {fill(words[unitPrice.measure], { amount: formatMoney(unitPrice.amount) })}
        </span>
      )}
    </Typography>
  );
}

/**
 * Names a product with its unit for accessible names of buttons: "Amul milk, 500 ml". The unit distinguishes
 * products with the same name.
 */
export const nameWithUnit = ({ name, unit }: Pick<ProductSummary, 'name' | 'unit'>): string =>
  unit ? `${name}, ${unit}` : name;
