import type { CartLine } from '../../contract/cart.js';
import { calls } from '../../contract/calls.js';
import { billOfCart, toPaise, toRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';

export type OrderBody = CallBody<'order', 'placeCashOnDelivery'>;

/** Returns the order body that the web sends: the cart and its totals. */
export const orderOf = (lines: CartLine[], addressId: string): OrderBody => {
  const { subtotal, total } = billOfCart(lines);
  return { list_item: lines, addressId, totalAmt: toRupees(total), subTotalAmt: toRupees(subtotal) };
};

/** Returns the order body for the customer's current cart and a new address. */
export const readyToOrder = async (customer: TestCustomer): Promise<OrderBody> =>
  orderOf(await customer.cart(), (await customer.address())._id);

/** Places a cash on delivery order. */
export const press = (customer: TestCustomer, body: OrderBody, key?: string) =>
  customer.call(calls.order.placeCashOnDelivery, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** Returns all orders of a customer, with all their data, the newest first. */
export const ordersOf = async (customer: TestCustomer): Promise<Order[]> => {
  const { data } = granted(await customer.call(calls.order.list, { body: { limit: 100 } }));
  return Promise.all(
    data.map(
      async ({ orderId }) => granted(await customer.call(calls.order.details, { body: { orderId } })).data,
    ),
  );
};

/** Lists errors in an order's amounts, in whole paise (survival, I3). */
export const issuesOf = ({ lines, subTotalAmt, totalAmt }: Order): string[] => {
  const sum = lines.reduce((all, { amount }) => all + toPaise(amount), 0);
  return [
    ...(sum === toPaise(subTotalAmt) ? [] : [`lines add up to ${sum}, the subtotal is ${subTotalAmt}`]),
    ...(toPaise(totalAmt) === toPaise(subTotalAmt) ? [] : ['delivery was not free']),
  ];
};
