import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatMoney, type Paise } from '../../contract/money.js';
import { BasketIcon } from '../icons/shopIcons.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface CartButtonProps {
  /** Number of pieces in the cart. */
  quantity: number;
  /** Amount payable, in paise. */
  total: Paise;
  /** Called to open the drawer. Pass either `onClick` or `href`. */
  onClick?: () => void;
  /** Link to the cart page, for pages without a drawer. */
  href?: string;
}

/**
 * Renders the cart button of the header: "My Cart", or the number of pieces and the amount. Its icon moves when the
 * number changes.
 */
export function CartButton({ quantity, total, onClick, href }: CartButtonProps) {
  const { cart } = useMessages().ui;
  const [initial] = useState(quantity);
  const [changed, setChanged] = useState(false);
  if (!changed && quantity !== initial) setChanged(true);
  return (
    <Button
      variant="contained"
      href={href}
      onClick={onClick}
      startIcon={<BasketIcon key={quantity} sx={changed ? bumping : null} />}
      sx={{ ...tabularNumbers, flex: 'none', minHeight: 48, textAlign: 'start' }}
    >
      {quantity === 0 ? (
        cart.myCart
      ) : (
        <Stack component="span">
          <Box component="span" sx={{ typography: 'caption', lineHeight: 1.2 }}>
            {counted(cart.oneItem, cart.items, quantity)}
          </Box>
          <Box component="span" sx={{ lineHeight: 1.2, whiteSpace: 'nowrap' }}>
            {formatMoney(total)}
          </Box>
        </Stack>
      )}
    </Button>
  );
}

const bumping = {
  '@keyframes bump': { '50%': { transform: 'scale(1.22) rotate(-6deg)' } },
  animation: 'bump 180ms ease-out',
};
