import { formatMoney, type Paise } from '../../../contract/money.js';
import { fill } from '../../../contract/messages/fill.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { isUnanswered } from '../../app/net/failure.js';
import { CheckoutNotice } from './CheckoutNotice.js';
import type { Refused } from './usePlaceOrder.js';

export interface RefusedNoticeProps {
  refused: Refused;
  /** What the cart comes to now. */
  total: Paise;
  /** Tries the same again, where no answer came. */
  onAgain: () => void;
}

/** Codes after which the same order may be placed with other figures. */
const isAboutAmounts = (code: string) => code === 'totalsChanged' || code === 'cartChanged';

/** Why no order was placed, with the new figures (W-09): the two payment buttons below carry them, and accept them. */
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
