import { calls } from '../../../contract/calls.js';
import type { CallBody } from '../../../contract/schemas.js';
import { api } from '../../app/api.js';
import { call, dataOf } from '../../app/net/call.js';
import { keyed } from '../../app/net/callKey.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';

/** An order and its idempotency key. */
export interface KeyedOrder {
  key: string;
  order: CallBody<'order', 'placeCashOnDelivery'>;
}

const cash = call(calls.order.placeCashOnDelivery);
const online = call(calls.order.checkout);

/**
 * Returns the tags to invalidate after an order. After a lost answer there are none, so that the same order
 * can be sent again with its idempotency key.
 */
const changed = (_reply: unknown, error: unknown): ('Cart' | 'Orders' | 'Delivery')[] =>
  isFailure(error) && isUnanswered(error) ? [] : ['Cart', 'Orders', 'Delivery'];

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places an order with cash on delivery. Reloads the cart after an error of the shop too, since the cart
     * may have changed.
     */
    placeCashOnDelivery: build.mutation<ReturnType<typeof cash.transformResponse>, KeyedOrder>({
      query: ({ key, order }) => ({ ...cash.query(order), ...keyed(key) }),
      transformResponse: cash.transformResponse,
      invalidatesTags: changed,
      extraOptions: { success: 'toast', failure: 'quiet' }, // shown in place, with the solution
    }),
    /** Places an order with online payment. The cart keeps its lines until the order is paid. */
    payOnline: build.mutation<ReturnType<typeof online.transformResponse>, KeyedOrder>({
      query: ({ key, order }) => ({ ...online.query(order), ...keyed(key) }),
      transformResponse: online.transformResponse,
      invalidatesTags: changed,
      extraOptions: { failure: 'quiet' },
    }),
    /** Loads the sandbox's payment page, which shows its own errors. */
    getSandbox: build.query({
      ...dataOf(calls.order.sandbox),
      keepUnusedDataFor: 0,
      providesTags: ['SandboxPage'],
      extraOptions: { failure: 'quiet' },
    }),
    /**
     * Pays or declines in the sandbox. Reloads the payment after an error, since another tab may have ended
     * it.
     */
    paySandbox: build.mutation({
      ...dataOf(calls.order.paySandbox),
      invalidatesTags: (_reply, error) => (error ? ['SandboxPage'] : []),
    }),
  }),
});
