import { CartPanel } from '../../../ui/CartPanel/CartPanel.js';
import { useCartPanel } from './useCartPanel.js';

/** The cart as a page's content. */
export function ShopCartPanel() {
  return <CartPanel {...useCartPanel()} />;
}
