import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatMoney, type Paise } from '../../contract/money.js';
import { BasketIcon } from '../icons/shopIcons.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface CartButtonProps {
  /** How many pieces are in the cart. */
  quantity: number;
  /** What is payable, in paise. */
  total: Paise;
  /** Opens the drawer… */
  onClick?: () => void;
  /** …or leads to the cart's page. */
  href?: string;
}

/** The cart in the header: "My Cart", or how many pieces and how much (S-022). */
export function CartButton({ quantity, total, onClick, href }: CartButtonProps) {
  const { cart } = useMessages().ui;
  return (
    <Button
      variant="contained"
      href={href}
      onClick={onClick}
      startIcon={
        <BasketIcon key={quantity} sx={{ '@keyframes bump': bump, animation: 'bump 180ms ease-out' }} />
      }
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

const bump = { '50%': { transform: 'scale(1.22) rotate(-6deg)' } };
