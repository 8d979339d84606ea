import type autocannon from 'autocannon';
import { calls, type Call } from '../../contract/calls.js';
import type { LimitName } from './driverLimits.js';
import { type Requests, startingAt } from '../harness/load.js';
import type { Buyer, MeasuredShop } from './shop.js';

/** One row of the table: what the shop is asked, what it is compared with, and the share that it must reach. */
export interface Row {
  name: string;
  /** A bare server that sends the same bytes, or what the driver of the database does alone. */
  limit: 'bare' | LimitName;
  /** The lowest share of the limit at 10 connections. */
  floor: number;
  requestsOf(connection: number): Requests;
  /** How many requests make one step; 1 by default. */
  step?: number;
}

const json = { 'content-type': 'application/json' };

const requestOf = <Body>({ method, path }: Call<Body>, body?: Body, token?: string): autocannon.Request => ({
  method,
  path,
  headers: { ...(body !== undefined && json), ...(token && { authorization: `Bearer ${token}` }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const words = ['milk', 'rice', 'atta', 'oil', 'tea', 'soap', 'sugar', 'dal', 'biscuit', 'shampoo'] as const;

const placing = ({ token, addressId, productId, total, subtotal }: Buyer): Requests => [
  requestOf(calls.cart.add, { productId }, token),
  requestOf(
    calls.order.placeCashOnDelivery,
    {
      list_item: [{ productId: { _id: productId }, quantity: 1 }],
      addressId,
      totalAmt: total,
      subTotalAmt: subtotal,
    },
    token,
  ),
];

/** The rows of the table in `docs/performance.md`. */
export const rowsOf = ({ buyers, productIds }: MeasuredShop): Row[] => {
  const buyer = (connection: number): Buyer => {
    const found = buyers[connection];
    if (!found) throw new Error('there are more connections than customers');
    return found;
  };
  const ofAll = (requests: Requests) => (connection: number) =>
    startingAt(requests, connection % requests.length);
  return [
    { name: 'home page', limit: 'bare', floor: 0.5, requestsOf: ofAll([{ method: 'GET', path: '/' }]) },
    {
      name: 'list of 20 products',
      limit: 'bare',
      floor: 0.5,
      requestsOf: ofAll([requestOf(calls.product.list, { page: 1, limit: 20, search: '' })]),
    },
    {
      name: 'product details',
      limit: 'bare',
      floor: 0.5,
      requestsOf: ofAll([requestOf(calls.product.details, { productId: productIds[0] ?? '' })]),
    },
    {
      name: 'search, ten words in turn',
      limit: 'bare',
      floor: 0.29,
      requestsOf: ofAll(words.map((search) => requestOf(calls.product.search, { search, page: 1 }))),
    },
    {
      name: 'cart of 5 lines',
      limit: 'cart',
      floor: 0.6,
      requestsOf: (connection) => [requestOf(calls.cart.list, undefined, buyer(connection).token)],
    },
    {
      name: 'change a quantity',
      limit: 'upsert',
      floor: 0.7,
      requestsOf: (connection) => {
        const { token, lineId } = buyer(connection);
        return [2, 3].map((qty) => requestOf(calls.cart.updateQuantity, { _id: lineId, qty }, token));
      },
    },
    {
      name: 'add to the cart',
      limit: 'upsert',
      floor: 0.7,
      requestsOf: (connection) =>
        productIds
          .slice(0, 20)
          .map((productId) => requestOf(calls.cart.add, { productId }, buyer(connection).token)),
    },
    {
      name: 'list of 20 orders',
      limit: 'orders',
      floor: 0.6,
      requestsOf: (connection) => [requestOf(calls.order.list, undefined, buyer(connection).token)],
    },
    {
      name: 'add and order for cash',
      limit: 'order',
      floor: 0.6,
      step: 2,
      requestsOf: (connection) => placing(buyer(connection)),
    },
    {
      name: 'add and order for cash, one product',
      limit: 'order',
      floor: 0.6,
      step: 2,
      requestsOf: (connection) => {
        const { productId, total, subtotal } = buyer(0);
        return placing({ ...buyer(connection), productId, total, subtotal });
      },
    },
  ];
};
