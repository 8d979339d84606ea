import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { nextStatuses } from '../../../contract/orderSteps.js';
import { fill } from '../../../contract/messages/fill.js';
import { OrderSummary } from '../../../ui/OrderSummary/OrderSummary.js';
import { noticeWords } from '../../../ui/PaymentNotice/noticeWords.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import {
  addressChoice,
  deliveryNoteChoice,
  deliveryTimeDraft,
  forgetDraft,
} from '../../app/session/drafts.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { ResultFrame } from './ResultFrame.js';
import { useOwnOrder } from './useOwnOrder.js';
import { CheckoutButton, HomeButton, OrderButton, OrdersButton, PayButton } from './WayOn.js';

export interface PaidOrderProps {
  orderId: string;
  /**
   * What was done, as the checkout reports it for the heading "… Successfully"; undefined on the return from
   * the payment page.
   */
  text: string | undefined;
}

type Own = ReturnType<typeof useOwnOrder>;

const isUnpaid = (standing: Own['standing']) => standing === 'failed' || standing === 'expired';

/**
 * Returns the heading and text: the specified "… Successfully" once the order or the checkout confirms it,
 * with the last moment to cancel it, and until then what the screen waits for.
 */
const useWords = ({ order, missing, failed }: Own, done: string | undefined) => {
  const messages = useMessages();
  const { account, orderPages, result } = messages.web;
  const success = fill(result.success, { text: done ?? result.payment });
  const cancellable = order && nextStatuses(order, 'customer').includes('cancelled');
  const placed = { title: success, ...(cancellable && { text: orderPages.cancelSoon }) };
  if (order) return noticeWords(messages, order, true) ?? placed;
  if (done) return { title: success, text: orderPages.cancelSoon };
  if (missing) return { title: orderPages.unknown, text: orderPages.unknownHint };
  return { title: failed ? account.orderNotLoaded : orderPages.lookingUp };
};

/** Forgets what was chosen for the order once it is paid. Until then a failed payment goes back to it. */
const useForgottenDrafts = (paid: boolean) => {
  const userId = useSessionUserId() ?? '';
  useEffect(() => {
    if (!paid) return;
    for (const choice of [addressChoice, deliveryNoteChoice, deliveryTimeDraft]) forgetDraft(userId, choice);
  }, [paid, userId]);
};

/**
 * Renders the screen after the checkout or the payment page: waits for the payment provider's status and
 * shows the result.
 */
export function PaidOrder({ orderId, text }: PaidOrderProps) {
  const { account } = useMessages().web;
  const own = useOwnOrder(orderId);
  const words = useWords(own, text);
  const { order, standing, failed, missing, retrying, retry } = own;
  useForgottenDrafts(standing === 'secured' && order?.payment_method === 'online');
  const unpaid = isUnpaid(standing);
  const known = order !== undefined || text !== undefined;
  return (
    <ResultFrame
      drawing={unpaid ? 'basket' : 'orders'}
      heading={words.title}
      text={words.text}
      waiting={standing === 'awaiting'}
      action={<Next orderId={orderId} standing={standing} known={known} />}
      more={<More {...own} known={known} />}
    >
      {order && <OrderSummary order={order} />}
      {failed && !missing && (
        <ErrorState title={account.orderNotLoaded} onRetry={retry} retrying={retrying} />
      )}
      {!order && !failed && !missing && <Skeleton variant="rounded" height={240} />}
    </ResultFrame>
  );
}

interface Known {
  /** Whether the order is known to exist, even if it has not loaded yet. */
  known: boolean;
}

/**
 * Renders the main link: to the checkout after a failed or expired payment, to the home page for an unknown
 * order, otherwise to the order.
 */
function Next({ orderId, standing, known }: Known & Pick<PaidOrderProps, 'orderId'> & Pick<Own, 'standing'>) {
  if (isUnpaid(standing)) return <CheckoutButton main />;
  if (!known) return <HomeButton main />;
  return <OrderButton main orderId={orderId} tracked={!standing || standing === 'secured'} />;
}

function More({ order, standing, known }: Known & Own) {
  return (
    <>
      {standing === 'awaiting' && order?.payment && <PayButton url={order.payment.url} />}
      {order && isUnpaid(standing) && <OrderButton orderId={order.orderId} tracked={false} />}
      {known && <HomeButton />}
      <OrdersButton />
    </>
  );
}
