import { useLocation } from 'react-router-dom';
import { useMessages } from '../../ui/theme/messages.js';
import { useSession } from '../app/session/useSession.js';
import { ResultFrame } from '../features/account/ResultFrame.js';
import { UnpaidOrder } from '../features/account/UnpaidOrder.js';
import { CheckoutButton, HomeButton } from '../features/account/WayOn.js';
import { readResultState } from '../features/checkout/resultState.js';

/**
 * Renders `/cancel` with the heading "Order Cancel". The cart is unchanged, and a known order can still be
 * paid.
 */
export default function CancelRoute() {
  const { result } = useMessages().web;
  const { state, search } = useLocation();
  const { orderId } = readResultState(state, search);
  const session = useSession();
  if (orderId && session === 'customer') return <UnpaidOrder key={orderId} orderId={orderId} />;
  return (
    <ResultFrame
      drawing="basket"
      heading={result.cancel}
      text={result.cancelHint}
      action={<HomeButton main />}
      more={<CheckoutButton />}
    />
  );
}
