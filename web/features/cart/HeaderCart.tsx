import { CartButton } from '../../../ui/CartButton/CartButton.js';
import { useCart } from './useCart.js';
import { useOpenCart } from './useOpenCart.js';

export function HeaderCart() {
  const { bill } = useCart();
  return <CartButton quantity={bill.quantity} total={bill.total} onClick={useOpenCart()} />;
}
