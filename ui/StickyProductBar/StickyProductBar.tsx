import Box, { type BoxProps } from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { routes } from '../../contract/links.js';
import { formatMoney, type Paise } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { AddToCart } from '../AddToCart/AddToCart.js';
import { Price } from '../Price/Price.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { phoneBar, withSx } from '../theme/styles.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { nameWithUnit } from '../UnitLine/UnitLine.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface StickyProductBarProps extends Omit<BoxProps, 'children'> {
  /** The product of the page. It is in stock. */
  product: ProductSummary;
  /** Quantity of the product in the cart. */
  quantity: number;
  /** Called with the new quantity; 0 removes the product. */
  onQuantityChange: (quantity: number) => void;
  /** Number of pieces in the cart. At 0 the bar has no link to the cart. */
  cartQuantity: number;
  /** Amount to pay for the cart, in paise. */
  cartTotal: Paise;
  /** Address of the cart; the cart page by default. */
  href?: string;
}

/**
 * Shows a product's price and Add at the bottom of a phone's screen, while the page's own Add is out of view. It stands
 * in the place of StickyCartBar, so it also leads to the cart.
 */
export function StickyProductBar(props: StickyProductBarProps) {
  const {
    product,
    quantity,
    onQuantityChange,
    cartQuantity,
    cartTotal,
    href = routes.cart,
    sx,
    ...root
  } = props;
  const name = nameWithUnit(product);
  return (
    <Box role="region" aria-label={name} sx={withSx(sx, phoneBar)} {...root}>
      <Stack direction="row" sx={barStyles}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Price price={product.price} discount={product.discount} hideOffer sx={{ lineHeight: 1.25 }} />
          <Box component="p" sx={unitStyles}>
            {product.unit}
          </Box>
        </Box>
        <AddToCart name={name} quantity={quantity} stock={product.stock} onChange={onQuantityChange} />
        {cartQuantity > 0 && <CartLink quantity={cartQuantity} total={cartTotal} href={href} />}
      </Stack>
    </Box>
  );
}

const barStyles = {
  pointerEvents: 'auto',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  pl: 1.5,
  pr: 0.75,
  py: 0.5,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: 8,
};

const unitStyles = {
  m: 0,
  typography: 'caption',
  color: 'text.secondary',
  lineHeight: 1.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Links to the cart with its contents, and is named like StickyCartBar. */
function CartLink({ quantity, total, href }: { quantity: number; total: Paise; href: string }) {
  const { cart } = useMessages().ui;
  return (
    <ButtonBase href={href} sx={linkStyles}>
      <Stack component="span">
        <Box component="span" sx={{ typography: 'caption', lineHeight: 1.25 }}>
          {counted(cart.oneItem, cart.items, quantity)}
        </Box>
        <Box component="span" sx={{ typography: 'subtitle2', lineHeight: 1.25 }}>
          {formatMoney(total)}
        </Box>
      </Stack>
      <VisuallyHidden> {cart.viewCart}</VisuallyHidden>
    </ButtonBase>
  );
}

const linkStyles = {
  ...tabularNumbers,
  flex: 'none',
  height: target.medium,
  px: 1.25,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  textAlign: 'start',
  whiteSpace: 'nowrap',
};
