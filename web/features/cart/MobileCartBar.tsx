import Box from '@mui/material/Box';
import { StickyCartBar } from '../../../ui/StickyCartBar/StickyCartBar.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useCart } from './useCart.js';

/** In a low window, as a high zoom makes it, the bar would cover what one reads: there it stands at the page's end. */
const look = { display: 'contents', '@media (max-height: 30rem)': { '&& > *': { position: 'static' } } };

/** A phone's way to the cart; its owner leaves it out where it is not wanted (S-033). */
export function MobileCartBar() {
  const { cart } = useMessages().ui;
  const { bill } = useCart();
  if (bill.quantity === 0) return null;
  return (
    <Box component="section" aria-label={cart.title} sx={look}>
      <StickyCartBar quantity={bill.quantity} total={bill.total} />
    </Box>
  );
}
