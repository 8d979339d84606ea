import { StickyCartBar } from '../../../ui/StickyCartBar/StickyCartBar.js';
import { useCart } from './useCart.js';

/** A phone's way to the cart; its owner leaves it out where it is not wanted (S-033). */
export function MobileCartBar() {
  const { bill } = useCart();
  return <StickyCartBar quantity={bill.quantity} total={bill.total} />;
}
