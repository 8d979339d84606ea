import Box from '@mui/material/Box';
import { StickyCartBar } from '../../../ui/StickyCartBar/StickyCartBar.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useCart } from './useCart.js';

/**
 * In a low window, for example at a high zoom, the bar would cover the text, so it moves to the end of the
 * page.
 */
const barStyles = { display: 'contents', '@media (max-height: 30rem)': { '&& > *': { position: 'static' } } };

/** Renders a phone's link to the cart. */
export function MobileCartBar() {
  const { cart } = useMessages().ui;
  const { bill } = useCart();
  if (bill.quantity === 0) return null;
  return (
    <Box component="section" aria-label={cart.title} sx={barStyles}>
      <StickyCartBar quantity={bill.quantity} total={bill.total} />
    </Box>
  );
}
