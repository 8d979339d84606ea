import { type DeliveryRules, shortOfMinimum } from '../../../contract/deliveryRules.js';
import type { Bill } from '../../../contract/money.js';
import { fill } from '../../../contract/messages/fill.js';
import { ArrivalNote } from '../../../ui/ArrivalNote/ArrivalNote.js';
import { ClosedNotice, type ClosedNoticeProps } from '../../../ui/ClosedNotice/ClosedNotice.js';
import { FreeDeliveryProgress } from '../../../ui/FreeDeliveryProgress/FreeDeliveryProgress.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { CheckoutNotice } from './CheckoutNotice.js';

/** The delivery rules, and what they mean for the current checkout. */
export interface DeliveryTerms {
  rules: DeliveryRules;
  closed: ClosedNoticeProps | undefined;
  /** The PIN code of the chosen address, if the shop does not deliver there. */
  notServed: string | undefined;
  /** The delivery time in minutes. */
  minutes: number;
}

/**
 * Checks whether the delivery rules forbid an order now: the shop is closed, does not deliver to the address,
 * or has a higher minimum order.
 */
export const isHeldUp = ({ rules, closed, notServed }: DeliveryTerms, { subtotal }: Bill): boolean =>
  closed !== undefined || notServed !== undefined || shortOfMinimum(rules, subtotal) > 0;

export interface DeliveryNoticesProps {
  delivery: DeliveryTerms;
  bill: Bill;
}

/** Shows the arrival time, or why the order is not possible now and what to do. */
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
