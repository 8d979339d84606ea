import { type DeliveryRules, shortOfMinimum } from '../../../contract/deliveryRules.js';
import type { Bill } from '../../../contract/money.js';
import { fill } from '../../../contract/messages/fill.js';
import { ArrivalNote } from '../../../ui/ArrivalNote/ArrivalNote.js';
import { ClosedNotice, type ClosedNoticeProps } from '../../../ui/ClosedNotice/ClosedNotice.js';
import { FreeDeliveryProgress } from '../../../ui/FreeDeliveryProgress/FreeDeliveryProgress.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { CheckoutNotice } from './CheckoutNotice.js';

/** What the shop's delivery rules mean for what is on the checkout. */
export interface Delivery {
  rules: DeliveryRules;
  closed: ClosedNoticeProps | undefined;
  /** The PIN code of the chosen address, where the shop does not deliver there. */
  notServed: string | undefined;
  /** How long an order placed now takes. */
  minutes: number;
}

/** Whether the rules allow no order as it stands. */
export const isHeldUp = ({ rules, closed, notServed }: Delivery, { subtotal }: Bill): boolean =>
  closed !== undefined || notServed !== undefined || shortOfMinimum(rules, subtotal) > 0;

export interface DeliveryNoticesProps {
  delivery: Delivery;
  bill: Bill;
}

/** When it arrives, or why it cannot be ordered now and what to do about it (W-38). */
export function DeliveryNotices({ delivery, bill }: DeliveryNoticesProps) {
  const { delivery: words } = useMessages();
  const { rules, closed, notServed: pincode, minutes } = delivery;
  return (
    <>
      {closed && <ClosedNotice {...closed} />}
      {pincode !== undefined && (
        <CheckoutNotice
          severity="warning"
          title={fill(words.notServed, { pincode })}
          text={words.chooseOther}
        />
      )}
      <FreeDeliveryProgress subtotal={bill.subtotal} prices={rules} />
      {!isHeldUp(delivery, bill) && <ArrivalNote minutes={minutes} />}
    </>
  );
}
