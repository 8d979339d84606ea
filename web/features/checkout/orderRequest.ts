import type { CartLine } from '../../../contract/cart.js';
import { type Bill, toRupees } from '../../../contract/money.js';
import type { KeyedOrder } from './checkoutApi.js';

/** What is on the checkout. */
export interface CheckoutCart {
  lines: readonly CartLine[];
  bill: Bill;
}

/** The lines as the cart told them, as far as they are read (W-10); amounts in rupees. */
export const orderRequest = (
  { lines, bill }: CheckoutCart,
  addressId: string,
): KeyedOrder['order'] & { list_item: unknown[] } => ({
  list_item: lines.map(({ _id, productId, quantity }) => ({
    _id,
    productId: { _id: productId._id },
    quantity,
  })),
  addressId,
  totalAmt: toRupees(bill.total),
  subTotalAmt: toRupees(bill.subtotal),
});

/** Whether a line cannot be bought as it stands. */
export const isShort = ({ unavailable, quantity, productId }: CartLine): boolean =>
  unavailable || quantity > productId.stock;

/** Whether today's prices differ from those that were seen when the lines were added (G-07). */
export const hasNewPrices = (lines: readonly CartLine[], priceOf: (line: CartLine) => number): boolean =>
  lines.some((line) => !line.unavailable && priceOf(line) !== line.seenPrice);
