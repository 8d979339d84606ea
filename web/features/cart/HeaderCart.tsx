import { useNavigate } from 'react-router-dom';
import { constants } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';
import { CartButton } from '../../../ui/CartButton/CartButton.js';
import { useCart } from './useCart.js';

const isWide = () => window.matchMedia(`(min-width: ${constants.mobileBreakpoint}px)`).matches;

/** The header's cart: opens the drawer, or on a phone the page. */
export function HeaderCart({ onOpen }: { onOpen: () => void }) {
  const { bill } = useCart();
  const navigate = useNavigate();
  const open = () => {
    if (isWide()) onOpen();
    else void navigate(routes.cart);
  };
  return <CartButton quantity={bill.quantity} total={bill.total} onClick={open} />;
}
