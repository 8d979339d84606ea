import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CartPanel, type CartProps } from '../CartPanel/CartPanel.js';
import { CrossIcon } from '../icons/shopIcons.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';

export interface CartDrawerProps extends Omit<CartProps, 'onShop'> {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called on Escape, the cross, a click on the backdrop, or Shop Now. */
  onClose: () => void;
}

/** Keeps the focused element from being hidden behind the bar with Proceed. */
const scroller: Styles = {
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBottom: (theme) => theme.spacing(12),
};

/** Renders the cart as a drawer beside the page. */
export function CartDrawer({ open, onClose, ...panel }: CartDrawerProps) {
  const { cart } = useMessages().ui;
  const heading = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': heading, sx: { width: 'min(100%, 26rem)' } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={heading} variant="h4" component="h2" sx={{ flex: 1 }}>
          {cart.title}
        </Typography>
        <IconButton aria-label={cart.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </Stack>
      <Box sx={scroller}>
        <CartPanel {...panel} onShop={onClose} />
      </Box>
    </Drawer>
  );
}
