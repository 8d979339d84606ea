import Box from '@mui/material/Box';
import { StickyCartBar } from '../../../ui/StickyCartBar/StickyCartBar.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useAppSelector } from '../../app/store.js';
import { useCart } from './useCart.js';

/**
 * Moves the cart bar to the end of the page in a low window, for example at a high zoom, where it would cover
 * the text.
 */
const barStyles = { display: 'contents', '@media (max-height: 30rem)': { '&& > *': { position: 'static' } } };

/** A product's bar replaces this one; there is none in a low window. */
const replacedStyles = { ...barStyles, '@media (min-height: 30.01rem)': { display: 'none' } };

/** Renders the bar at the bottom of a phone's screen that links to the cart, unless a product's bar does. */
export function MobileCartBar() {
  const { cart } = useMessages().ui;
  const { bill } = useCart();
  const isReplaced = useAppSelector((state) => state.cart.addOutOfView);
  if (bill.quantity === 0) return null;
  return (
    <Box component="section" aria-label={cart.title} sx={isReplaced ? replacedStyles : barStyles}>
      <StickyCartBar quantity={bill.quantity} total={bill.total} />
    </Box>
  );
}
