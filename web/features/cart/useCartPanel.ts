import { useNavigate } from 'react-router-dom';
import type { CartPanelProps } from '../../../ui/CartPanel/CartPanel.js';
import { routes } from '../../../contract/links.js';
import { useClosed, useDeliveryRules } from '../../app/delivery.js';
import { words } from '../../app/language/locale.js';
import { useIsOnline } from '../../app/net/onlineStatus.js';
import { notice } from '../../app/notices.js';
import { useSession } from '../../app/session/useSession.js';
import { useCart, useChangeCart } from './useCart.js';
import { useDeliveryRulesStatus } from './useDeliveryRulesStatus.js';

/**
 * Returns a function that goes to the checkout; a guest logs in first and returns to the checkout. Offline,
 * nobody can log in, and the checkout says so.
 */
const useProceed = (): (() => void) => {
  const session = useSession();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  return () => {
    if (session === 'customer' || !isOnline) {
      void navigate(routes.checkout);
      return;
    }
    notice.neutral(words().local.pleaseLogin);
    void navigate(routes.login, { state: { from: routes.checkout } });
  };
};

/** Returns the current cart and its actions as props of the cart panel. */
export const useCartPanel = (): CartPanelProps => {
  const { lines, status, retry, retrying } = useCart();
  const change = useChangeCart();
  const proceed = useProceed();
  const isFilled = Boolean(lines?.length);
  const delivery = useDeliveryRules(isFilled);
  const { known } = useDeliveryRulesStatus({ wanted: isFilled });
  const closed = useClosed(delivery);
  return {
    lines,
    delivery,
    deliveryPending: !known,
    closed,
    failed: status === 'failed',
    onRetry: retry,
    retrying,
    onQuantityChange: ({ productId }, quantity) => change(productId, quantity),
    onProceed: proceed,
  };
};
