import { fill } from '../../contract/messages/fill.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import { billOfOrder, formatRupees } from '../../contract/money.js';
import { amountPaid, moneyStanding } from '../../contract/moneyStanding.js';
import type { Order } from '../../contract/order.js';
import { BillDetails } from '../BillDetails/BillDetails.js';
import { BillRow } from '../BillDetails/BillRow.js';
import { useMessages } from '../theme/messages.js';

type BillableOrder = Pick<
  Order,
  | 'lines'
  | 'subTotalAmt'
  | 'totalAmt'
  | 'delivery_saved'
  | 'status'
  | 'payment_method'
  | 'payment_status'
  | 'wrong_amount'
>;

/** Lists what was paid for an order, is to be paid or comes back. */
const paymentRows = (order: BillableOrder, messages: PageMessages): (readonly [string, string])[] => {
  const { orderSummary: words } = messages.ui;
  const standing = moneyStanding(order);
  const method = { method: words.methods[order.payment_method] };
  const amount = formatRupees(amountPaid(order));
  const paid = [fill(words.paid, method), amount] as const;
  if (standing === 'refunding' || standing === 'refunded') return [paid, [words[standing], amount]];
  if (standing === 'wrong' || order.payment_status === 'paid') return [paid];
  if (standing === 'secured' || standing === 'awaiting') return [[fill(words.toPay, method), amount]];
  return [[words.nothingToPay, formatRupees(0)]];
};

export interface OrderBillProps {
  /** The order as placed; amounts in rupees. */
  order: BillableOrder;
}

/** Explains each amount of a placed order: products, savings, delivery, total, and its payment or refund. */
export function OrderBill({ order }: OrderBillProps) {
  const messages = useMessages();
  return (
    <BillDetails bill={billOfOrder(order)} showSavings>
      {paymentRows(order, messages).map(([term, text]) => (
        <BillRow key={term} term={term}>
          {text}
        </BillRow>
      ))}
    </BillDetails>
  );
}
