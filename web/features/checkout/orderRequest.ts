import type { CartLine } from '../../../contract/cart.js';
import { type Bill, toRupees } from '../../../contract/money.js';
import type { KeyedOrder } from './checkoutApi.js';

/** The cart at the checkout. */
export interface CartToOrder {
  lines: readonly CartLine[];
  bill: Bill;
}

/** Builds the order call from the cart's lines (the fields that the shop reads); amounts in rupees. */
export const orderRequest = (
  { lines, bill }: CartToOrder,
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

/** Checks whether a cart line exceeds the stock or is unavailable. */
export const isShort = ({ unavailable, quantity, productId }: CartLine): boolean =>
  unavailable || quantity > productId.stock;

/** Checks whether today's price of a line differs from its price when it was added to the cart (G-07). */
export const hasNewPrices = (lines: readonly CartLine[], priceOf: (line: CartLine) => number): boolean =>
  lines.some((line) => !line.unavailable && priceOf(line) !== line.seenPrice);
