import ButtonBase from '@mui/material/ButtonBase';
import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { routes } from '../../contract/links.js';
import { formatMoney, type Paise } from '../../contract/money.js';
import { BasketIcon, ForwardIcon } from '../icons/shopIcons.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { phoneBar, withSx } from '../theme/styles.js';

export interface StickyCartBarProps extends Omit<BoxProps, 'children'> {
  /** Number of pieces in the cart. The bar is hidden at 0. */
  quantity: number;
  /** Amount to pay, in paise. */
  total: Paise;
  /** Address of the link; the cart page by default. */
  href?: string;
}

/** Shows a link to the cart at the bottom of a phone's screen. Pages of the checkout do not render it. */
export function StickyCartBar({ quantity, total, href = routes.cart, sx, ...root }: StickyCartBarProps) {
  const { cart } = useMessages().ui;
  if (quantity === 0) return null;
  return (
    <Box sx={withSx(sx, phoneBar)} {...root}>
      <ButtonBase
        href={href}
        sx={{
          ...tabularNumbers,
          pointerEvents: 'auto',
          width: '100%',
          gap: 1.5,
          px: 2,
          py: 1,
          minHeight: 56,
          borderRadius: 1.5,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          boxShadow: 8,
          justifyContent: 'flex-start',
        }}
      >
        <BasketIcon />
        <Stack component="span" sx={{ textAlign: 'start', flex: 1, lineHeight: 1.2 }}>
          <Box component="span" sx={{ typography: 'caption', lineHeight: 1.25 }}>
            {counted(cart.oneItem, cart.items, quantity)}
          </Box>
          <Box component="span" sx={{ typography: 'h5', lineHeight: 1.25 }}>
            {formatMoney(total)}
          </Box>
        </Stack>
        <Box component="span" sx={{ typography: 'button' }}>
          {cart.viewCart}
        </Box>
        <ForwardIcon fontSize="small" />
      </ButtonBase>
    </Box>
  );
}
