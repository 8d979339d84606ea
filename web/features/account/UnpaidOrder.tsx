import Skeleton from '@mui/material/Skeleton';
import { Navigate } from 'react-router-dom';
import { successLink } from '../../../contract/links.js';
import { fill } from '../../../contract/messages/fill.js';
import { dueTime } from '../../../ui/OrderCard/dates.js';
import { PaymentNotice } from '../../../ui/PaymentNotice/PaymentNotice.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { ResultFrame } from './ResultFrame.js';
import { useOwnOrder } from './useOwnOrder.js';
import { CheckoutButton, HomeButton, PayButton } from './WayOn.js';

/**
 * Renders the screen after a customer has left the payment page without paying, with links to pay after all
 * or to go back to the checkout. Opens the success page if the payment succeeded anyway.
 */
export function UnpaidOrder({ orderId }: { orderId: string }) {
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
