import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import { discountedPrice, formatMoney, toPaise, type Rupees } from '../../contract/money.js';
import { fill } from '../../contract/texts/fill.js';
import { Hidden } from '../Hidden/Hidden.js';
import { OfferMark } from '../OfferMark/OfferMark.js';
import { useTexts } from '../theme/texts.js';
import { tabularFigures } from '../theme/typography.js';

export interface PriceProps extends Omit<StackProps, 'children'> {
  /** Rupees, before the discount. */
  price: Rupees;
  /** Percent, 0–100; what it takes off is rounded up to whole rupees (specification §9). */
  discount?: number;
  /** `small` in rows, `medium` on cards, `large` on the product's own page. */
  size?: 'small' | 'medium' | 'large';
  /** Leaves the "N% Off" to somebody else. */
  hideOffer?: boolean;
}

const variants = { small: 'subtitle2', medium: 'h5', large: 'h3' } as const;

/** What it costs; struck beside it what it cost before, and by how much less, when there is a discount. */
export function Price({ price, discount = 0, size = 'medium', hideOffer = false, sx, ...root }: PriceProps) {
  const { product } = useTexts().ui;
  const before = toPaise(price);
  const now = discountedPrice(before, discount);
  const cheaper = now < before;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={[
        { ...tabularFigures, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, minWidth: 0 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      <Box
        component="span"
        sx={{ typography: variants[size], fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' }}
      >
        <Hidden>{product.priceNow} </Hidden>
        {formatMoney(now)}
      </Box>
      {cheaper && (
        <Box
          component="s"
          sx={{
            typography: size === 'large' ? 'body1' : 'caption',
            color: 'text.secondary',
            whiteSpace: 'nowrap',
          }}
        >
          <Hidden>{product.priceBefore} </Hidden>
          {formatMoney(before)}
        </Box>
      )}
      {cheaper && !hideOffer && <OfferMark>{fill(product.off, { percent: discount })}</OfferMark>}
    </Stack>
  );
}
