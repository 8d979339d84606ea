import { calls } from '../../../contract/calls.js';
import { isObject } from '../../../contract/isObject.js';
import type { CallBody } from '../../../contract/schemas.js';
import { api } from '../../app/api.js';
import { call, dataOf, keyed, newCallKey, provides } from '../../app/net/call.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';
import { tabStorage } from '../../app/session/storage.js';

/** An order as it is sent: the cart's lines and the amounts in rupees. */
export type OrderBody = CallBody<'order', 'placeCashOnDelivery'>;

/**
 * The session storage key of the last order that was sent but not answered, with its idempotency key. The storage
 * survives a reload.
 */
const place = 'tokri-order';

/**
 * Returns the idempotency key of an order: the same contents get the same key, so a retry creates no second
 * order.
 * Cart lines have ids, so the same products on another day are another order.
 * Each call of `query` looks up the key once; a renewed session repeats the request already built.
 */
export const orderKeyFor = (contents: unknown): string => {
  const text = JSON.stringify(contents);
  const sent = tabStorage.readJson(place);
  if (isObject(sent) && sent.contents === text && typeof sent.key === 'string') return sent.key;
  const key = newCallKey();
  tabStorage.writeJson(place, { contents: text, key });
  return key;
};

/** Forgets the idempotency key of the last order. */
export const forgetOrderKey = (): void => tabStorage.removeItem(place);

/**
 * Forgets the idempotency key once the shop has accepted or refused the order. After no answer, or a status of
 * 500 or more, the key stays for the retry.
 */
const forgetAnswered = (_order: OrderBody, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  queryFulfilled.then(forgetOrderKey, ({ error }: { error: unknown }) => {
    if (isFailure(error) && !isUnanswered(error)) forgetOrderKey();
  });

const cash = call(calls.order.placeCashOnDelivery);
const online = call(calls.order.checkout);

/**
 * Returns the tags to invalidate after an order. A refused order may be so because its address was removed elsewhere.
 * After a lost answer there are none, so that the same order can be sent again with its idempotency key.
 */
const changed = (_reply: unknown, error: unknown): ('Addresses' | 'Cart' | 'Delivery' | 'Orders')[] => {
  if (!error) return ['Cart', 'Delivery', 'Orders'];
  return isFailure(error) && isUnanswered(error) ? [] : ['Addresses', 'Cart', 'Delivery', 'Orders'];
};

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places an order with cash on delivery. Reloads the cart after an error of the shop too, since the cart
     * may have changed.
     */
    placeCashOnDelivery: build.mutation<ReturnType<typeof cash.transformResponse>, OrderBody>({
      query: (order) => ({ ...cash.query(order), ...keyed(orderKeyFor(['cod', order])) }),
      transformResponse: cash.transformResponse,
      onQueryStarted: forgetAnswered,
      invalidatesTags: changed,
      extraOptions: { success: 'toast', failure: 'quiet' }, // shown in place, with the solution
    }),
    /** Places an order with online payment. The cart keeps its lines until the order is paid. */
    payOnline: build.mutation<ReturnType<typeof online.transformResponse>, OrderBody>({
      query: (order) => ({ ...online.query(order), ...keyed(orderKeyFor(['online', order])) }),
      transformResponse: online.transformResponse,
      onQueryStarted: forgetAnswered,
      invalidatesTags: changed,
      extraOptions: { failure: 'quiet' },
    }),
    /** Loads the times for a later delivery. An order that is placed or refused loads them again. */
    getSlots: build.query({
      ...dataOf(calls.delivery.slots),
      ...provides('log', 'Delivery'), // without them, an order can still be delivered now
    }),
    /** Loads the sandbox's payment page, which shows its own errors. */
    getSandbox: build.query({
      ...dataOf(calls.order.sandbox),
      keepUnusedDataFor: 0,
      ...provides('quiet', 'SandboxPage'),
    }),
    /** Pays or declines in the sandbox. Reloads the payment after an error, since another tab may have ended it. */
    paySandbox: build.mutation({
      ...dataOf(calls.order.paySandbox),
      invalidatesTags: (_reply, error) => (error ? ['SandboxPage'] : []),
    }),
  }),
});
