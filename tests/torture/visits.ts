import autocannon from 'autocannon';
import type { Call } from '../../contract/calls.js';
import { calls } from '../../contract/calls.js';
import { type CallShop, granted } from '../support/client.js';
import { actingAs, admin, logIn, newCustomer } from '../support/customer.js';

/** What is asked. An overloaded shop refuses orders last. */
export const kinds = ['orders', 'carts', 'lists'] as const;
export type Kind = (typeof kinds)[number];

export type Asked = autocannon.Request;
/** What one customer asks in a visit, without the order. */
export type Visit = Record<Exclude<Kind, 'orders'>, Asked[]>;

/** How many of 50 requests are of a kind. */
export const shares: Readonly<Record<Kind, number>> = { orders: 1, carts: 14, lists: 35 };

const json = { 'content-type': 'application/json' };

export const askedOf = <Body>({ method, path }: Call<Body>, body?: Body, token?: string): Asked => ({
  method,
  path,
  headers: { ...(body !== undefined && json), ...(token && { authorization: `Bearer ${token}` }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const times = (count: number, asked: Asked): Asked[] => Array<Asked>(count).fill(asked);

/** Creates products, of which there is enough. Returns their ids. */
export const newProducts = async (call: CallShop, count: number, stock: number): Promise<string[]> => {
  const boss = actingAs(await logIn(call, admin.email, admin.password), call);
  const ids: string[] = [];
  while (ids.length < count) {
    const body = { name: `Rice ${ids.length}`, unit: '1 kg', price: 40 + ids.length, stock };
    ids.push(granted(await boss.call(calls.product.create, { body })).data._id);
  }
  return ids;
};

/** Registers a customer with five products in the cart. Returns what guests and this customer ask. */
const visitOf = async (call: CallShop, productIds: readonly string[], index: number): Promise<Visit> => {
  const { token, adds } = await newCustomer(call);
  for (const _id of productIds.slice(0, 5)) await adds({ _id });
  const productId = productIds[index % 5] ?? '';
  return {
    lists: [
      ...times(9, askedOf(calls.product.list, { page: 1, limit: 20, search: '' })),
      ...times(10, askedOf(calls.product.details, { productId })),
      ...times(6, { method: 'GET', path: '/', headers: {} }),
      ...times(5, askedOf(calls.user.details, undefined, token)),
      ...times(5, askedOf(calls.order.list, undefined, token)),
    ],
    carts: [
      ...times(8, askedOf(calls.cart.list, undefined, token)),
      ...times(6, askedOf(calls.cart.add, { productId }, token)),
    ],
  };
};

/** Registers customers, more than the shop lets be in progress: changes of one cart wait for each other. */
export const newVisits = async (
  call: CallShop,
  productIds: readonly string[],
  count: number,
): Promise<Visit[]> => {
  const visits: Visit[] = [];
  while (visits.length < count) {
    const some = Array.from({ length: 20 }, (_, at) => visitOf(call, productIds, visits.length + at));
    visits.push(...(await Promise.all(some)));
  }
  return visits;
};
