import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney, formatRupees, type Rupees, toPaise } from '../../contract/money.js';
import type { Product } from '../../contract/product.js';
import { fill } from '../../contract/messages/fill.js';
import { unitSalePriceOf } from '../../contract/unitPrice.js';
import { useMessages } from '../theme/messages.js';

export interface ProductDetailsProps extends StackProps {
  /**
   * The product. `more_details` are names and texts in display order. With `price` (rupees, before the
   * discount) the unit sale price is shown.
   */
  product: Pick<Product, 'description' | 'unit' | 'more_details'> & Partial<Pick<Product, 'price'>>;
}

/**
 * Returns the unit sale price that Indian law requires beside the price, or an empty text where it would
 * equal the price.
 */
const useSalePrice = (unit: string, price?: Rupees): string => {
  const { details } = useMessages().ui;
  const salePrice = price === undefined ? undefined : unitSalePriceOf(unit, toPaise(price));
  if (!salePrice || price === undefined) return '';
  const amount = fill(details.salePrice[salePrice.measure], { amount: formatMoney(salePrice.amount) });
  return fill(details.ofThePrice, { amount, price: formatRupees(price) });
};

/** Lists a product's description, unit, unit sale price and every named extra detail. */
export function ProductDetails({ product, ...root }: ProductDetailsProps) {
  const { details } = useMessages().ui;
  const { description, unit, price, more_details } = product;
  const rows = [
    [details.description, description],
    [details.unit, unit],
    [details.unitSalePrice, useSalePrice(unit, price)],
    ...Object.entries(more_details),
  ];
  return (
    <Stack component="dl" spacing={2} sx={{ m: 0 }} {...root}>
      {rows
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <Box key={name}>
            <Typography component="dt" variant="subtitle1">
              {name}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                color: 'text.secondary',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                maxWidth: '68ch',
              }}
            >
              {text}
            </Typography>
          </Box>
        ))}
    </Stack>
  );
}
