import { formatMoney, type Paise } from '../../../contract/money.js';
import type { PaymentMethod } from '../../../contract/order.js';
import { fill } from '../../../contract/messages/fill.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { type CallFailure, isUnanswered } from '../../app/net/failure.js';
import { CheckoutNotice } from './CheckoutNotice.js';

/** Why an order was not placed, and its payment method. */
export interface RefusedOrder {
  failure: CallFailure;
  method: PaymentMethod;
}

export interface RefusedNoticeProps {
  refused: RefusedOrder;
  /** The current total of the cart. */
  total: Paise;
  /** Sends the same order again; offered if the shop did not answer. */
  onAgain: () => void;
}

/** Checks whether an error code says that amounts have changed, so that the order can be placed with the new ones. */
const isAboutAmounts = (code: string) => code === 'totalsChanged' || code === 'cartChanged';

/**
 * Shows why no order was placed, and the new amounts. The payment buttons below show these amounts, and a
 * click accepts them.
 */
export function RefusedNotice({ refused: { failure }, total, onAgain }: RefusedNoticeProps) {
  const { ui, web } = useMessages();
  if (isAboutAmounts(failure.code))
    return (
      <CheckoutNotice
        severity="warning"
        title={failure.message}
        text={fill(web.checkout.newTotal, { total: formatMoney(total) })}
      />
    );
  if (isUnanswered(failure) && failure.code !== 'paymentsUnavailable')
    return (
      <CheckoutNotice
        severity="warning"
        title={failure.message}
        text={web.checkout.unsure}
        action={{ label: ui.states.retry, onClick: onAgain }}
      />
    );
  return <CheckoutNotice severity="error" title={failure.message} />;
}
