import { CartPanel } from '../../../ui/CartPanel/CartPanel.js';
import { useCartPanel } from './useCartPanel.js';

/** Renders the cart as the content of a page. */
export function ShopCartPanel() {
  return <CartPanel {...useCartPanel()} />;
}
