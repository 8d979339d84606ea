import Skeleton from '@mui/material/Skeleton';
import { useLocation, Navigate } from 'react-router-dom';
import { successLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { dueTime } from '../../contract/dates.js';
import { PaymentNotice } from '../../ui/PaymentNotice/PaymentNotice.js';
import { useMessages } from '../../ui/theme/messages.js';
import { useSession } from '../app/session/useSession.js';
import { ResultFrame } from '../features/account/ResultFrame.js';
import { useOwnOrder } from '../features/account/useOwnOrder.js';
import { CheckoutButton, HomeButton, PayButton } from '../features/account/WayOn.js';
import { readResultState } from '../features/checkout/resultState.js';

/** Renders `/cancel` with the heading "Order Cancel". The cart is unchanged, and a known order can still be paid. */
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

/**
 * Renders the screen after a customer has left the payment page without paying, with links to pay after all
 * or to go back to the checkout. Opens the success page if the payment succeeded anyway.
 */
function UnpaidOrder({ orderId }: { orderId: string }) {
  const { language, web } = useMessages();
  const { result, orderPages } = web;
  const { order, standing, missing, failed } = useOwnOrder(orderId);
  if (standing === 'secured') return <Navigate to={successLink(orderId)} replace />;
  const open = standing === 'awaiting' ? order?.payment : undefined;
  const hint = open
    ? fill(orderPages.unpaid, { time: dueTime(open.until, language) })
    : (missing || failed) && result.cancelHint;
  return (
    <ResultFrame
      drawing="basket"
      heading={result.cancel}
      text={hint || undefined}
      action={open ? <PayButton main url={open.url} /> : <CheckoutButton main />}
      more={
        <>
          {open && <CheckoutButton />}
          <HomeButton />
        </>
      }
    >
      {order && !open && <PaymentNotice order={order} sx={{ textAlign: 'start' }} />}
      {!order && !missing && !failed && <Skeleton variant="rounded" height={48} />}
    </ResultFrame>
  );
}
