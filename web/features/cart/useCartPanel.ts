import type { CartPanelProps } from '../../../ui/CartPanel/CartPanel.js';
import { useClosed, useDeliveryRules } from '../../app/delivery.js';
import { useCart, useChangeCart } from './useCart.js';
import { useProceed } from './useProceed.js';

/** Returns the current cart and its actions as props of the cart panel. */
export const useCartPanel = (): CartPanelProps => {
  const { lines, status, retry } = useCart();
  const change = useChangeCart();
  const proceed = useProceed();
  const delivery = useDeliveryRules(Boolean(lines?.length));
  const closed = useClosed(delivery);
  return {
    lines,
    delivery,
    closed,
    failed: status === 'failed',
    onRetry: retry,
    onQuantityChange: ({ productId }, quantity) => change(productId, quantity),
    onProceed: proceed,
  };
};
