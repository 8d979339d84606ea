import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import { discountedPrice, formatMoney, toPaise, type Rupees } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { OfferBadge } from '../OfferBadge/OfferBadge.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface PriceProps extends Omit<StackProps, 'children'> {
  /** Price in rupees before the discount. */
  price: Rupees;
  /** Discount in percent, 0–100. The amount taken off is rounded up to whole rupees (specification §9). */
  discount?: number;
  /** Size of the text: `small` in rows, `medium` on cards (default), `large` on the product page. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the "N% Off" badge is hidden, because the parent shows it elsewhere. */
  hideOffer?: boolean;
}

const variants = { small: 'subtitle2', medium: 'h5', large: 'h3' } as const;

/** Shows the price to pay. With a discount, the old price is struck through beside it, with the percentage. */
export function Price({ price, discount = 0, size = 'medium', hideOffer = false, sx, ...root }: PriceProps) {
  const { product } = useMessages().ui;
  const before = toPaise(price);
  const now = discountedPrice(before, discount);
  const cheaper = now < before;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={withSx(sx, {
        ...tabularNumbers,
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 0.75,
        minWidth: 0,
      })}
      {...root}
    >
      <Box
        component="span"
        sx={{ typography: variants[size], fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' }}
      >
        <VisuallyHidden>{product.priceNow} </VisuallyHidden>
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
          <VisuallyHidden>{product.priceBefore} </VisuallyHidden>
          {formatMoney(before)}
        </Box>
      )}
      {cheaper && !hideOffer && <OfferBadge>{fill(product.off, { percent: discount })}</OfferBadge>}
    </Stack>
  );
}
