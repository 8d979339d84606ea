import type { CartLine } from '../../contract/cart.js';
import { calls } from '../../contract/calls.js';
import { billOfCart, toPaise, toRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';

export type OrderBody = CallBody<'order', 'placeCashOnDelivery'>;

/** What the web sends when it orders: the cart as read, and its totals. */
export const orderOf = (lines: CartLine[], addressId: string): OrderBody => {
  const { subtotal, total } = billOfCart(lines);
  return { list_item: lines, addressId, totalAmt: toRupees(total), subTotalAmt: toRupees(subtotal) };
};

/** As `orderOf`, for the cart as it stands and a new address. */
export const readyToOrder = async (customer: TestCustomer): Promise<OrderBody> =>
  orderOf(await customer.cart(), (await customer.address())._id);

/** Presses "cash on delivery". */
export const press = (customer: TestCustomer, body: OrderBody, key?: string) =>
  customer.call(calls.order.placeCashOnDelivery, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** All that a customer has ordered, whole, the newest first. */
export const ordersOf = async (customer: TestCustomer): Promise<Order[]> => {
  const { data } = granted(await customer.call(calls.order.list, { body: { limit: 100 } }));
  return Promise.all(
    data.map(
      async ({ orderId }) => granted(await customer.call(calls.order.details, { body: { orderId } })).data,
    ),
  );
};

/** What is wrong with an order's figures, in whole paise (survival, I3). */
export const faultsOf = ({ lines, subTotalAmt, totalAmt }: Order): string[] => {
  const sum = lines.reduce((all, { amount }) => all + toPaise(amount), 0);
  return [
    ...(sum === toPaise(subTotalAmt) ? [] : [`lines add up to ${sum}, the subtotal is ${subTotalAmt}`]),
    ...(toPaise(totalAmt) === toPaise(subTotalAmt) ? [] : ['delivery was not free']),
  ];
};
