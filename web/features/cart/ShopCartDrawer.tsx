import { CartDrawer } from '../../../ui/CartDrawer/CartDrawer.js';
import { useCartPanel } from './useCartPanel.js';

export interface ShopCartDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the cart drawer; its code loads after the first view. */
export default function ShopCartDrawer({ open, onClose }: ShopCartDrawerProps) {
  const { onProceed, ...panel } = useCartPanel();
  const proceed = () => {
    onClose();
    onProceed();
  };
  return <CartDrawer open={open} onClose={onClose} onProceed={proceed} {...panel} />;
}
