import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { nextStatuses } from '../../../contract/orderSteps.js';
import { fill } from '../../../contract/messages/fill.js';
import { OrderSummary } from '../../../ui/OrderSummary/OrderSummary.js';
import { noticeWords } from '../../../ui/PaymentNotice/noticeWords.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { ResultFrame } from './ResultFrame.js';
import { useOwnOrder } from './useOwnOrder.js';
import { CheckoutButton, HomeButton, OrderButton, OrdersButton, PayButton } from './WayOn.js';

export interface PaidOrderProps {
  orderId: string;
  /** What the step before says was done; who comes back from the payment page knows nothing yet. */
  text: string | undefined;
}

type Own = ReturnType<typeof useOwnOrder>;

const isUnpaid = (standing: Own['standing']) => standing === 'failed' || standing === 'expired';

/** The heading as specified once it is true (W-13, W-14); before that, what is being waited for. */
const useWords = ({ order, missing, failed }: Own, done: string | undefined) => {
  const messages = useMessages();
  const { account, orderPages, result } = messages.web;
  const success = fill(result.success, { text: done ?? result.payment });
  if (order) return noticeWords(messages, order, true) ?? { title: success };
  if (done) return { title: success };
  if (missing) return { title: orderPages.unknown, text: orderPages.unknownHint };
  return { title: failed ? account.orderNotLoaded : orderPages.lookingUp };
};

/** Where one comes back to from paying: waits for the payment's word, and says what came of it. */
export function PaidOrder({ orderId, text }: PaidOrderProps) {
  const { account, orderPages } = useMessages().web;
  const own = useOwnOrder(orderId);
  const words = useWords(own, text);
  const { order, standing, failed, missing, retry } = own;
  const unpaid = isUnpaid(standing);
  const known = order !== undefined || text !== undefined;
  const cancellable =
    standing === 'secured' && order && nextStatuses(order, 'customer').includes('cancelled');
  return (
    <ResultFrame
      drawing={unpaid ? 'basket' : 'orders'}
      heading={words.title}
      text={words.text}
      action={<Next orderId={orderId} standing={standing} known={known} />}
      more={<More {...own} known={known} />}
    >
      {standing === 'awaiting' && <Spinner label={words.title} />}
      {order && <OrderSummary order={order} />}
      {cancellable && <Typography color="textSecondary">{orderPages.cancelSoon}</Typography>}
      {failed && !missing && <ErrorState title={account.orderNotLoaded} onRetry={retry} />}
      {!order && !failed && !missing && <Skeleton variant="rounded" height={240} />}
    </ResultFrame>
  );
}

interface Known {
  /** The order is there, even if it has not been read yet. */
  known: boolean;
}

/** The likeliest way on: to pay after all, to follow the order, or home where no order is known. */
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
