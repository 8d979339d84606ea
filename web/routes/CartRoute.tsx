import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CartPanel } from '../../ui/CartPanel/CartPanel.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { VisuallyHiddenHeading } from '../app/VisuallyHiddenHeading.js';
import { ShopCard } from './ShopCard.js';
import { useCart } from '../features/cart/useCart.js';
import { useCartPanel } from '../features/cart/useCartPanel.js';
import { PopularRow } from '../features/recommendations/PopularRow.js';

/**
 * Returns whether the cart was empty at any time since the screen opened: then popular products stay on the
 * screen while the customer adds some.
 */
const useFoundEmpty = (): boolean => {
  const { lines } = useCart();
  const [found, setFound] = useState(false);
  if (lines?.length === 0 && !found) setFound(true);
  return found;
};

/** Renders `/cart`, the cart as a page for phones; an empty cart shows popular products. */
export default function CartRoute() {
  const { ui, web } = useMessages();
  const empty = useFoundEmpty();
  return (
    <Stack sx={{ maxWidth: 640, mx: { xs: -2, sm: 'auto' } }}>
      <ScreenHeading sx={{ px: 2 }}>{ui.cart.title}</ScreenHeading>
      <VisuallyHiddenHeading level="h2">{web.checkout.items}</VisuallyHiddenHeading>
      <CartPanel {...useCartPanel()} />
      {empty && (
        <Box sx={{ px: 2 }}>
          <PopularRow Card={ShopCard} />
        </Box>
      )}
    </Stack>
  );
}
