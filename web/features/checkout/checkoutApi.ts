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

/** Keeps the data after a lost answer, so that the same order can be sent again with its idempotency key. */
const changed = (_reply: unknown, error: unknown): ('Cart' | 'Orders' | 'Delivery')[] =>
  isFailure(error) && isUnanswered(error) ? [] : ['Cart', 'Orders', 'Delivery'];

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reloads the cart after an error too, since it may have changed. */
    placeCashOnDelivery: build.mutation<ReturnType<typeof cash.transformResponse>, KeyedOrder>({
      query: ({ key, order }) => ({ ...cash.query(order), ...keyed(key) }),
      transformResponse: cash.transformResponse,
      invalidatesTags: changed,
      extraOptions: { success: 'toast', failure: 'quiet' }, // shown in place, with the solution
    }),
    /** Keeps the cart until it is paid. */
    payOnline: build.mutation<ReturnType<typeof online.transformResponse>, KeyedOrder>({
      query: ({ key, order }) => ({ ...online.query(order), ...keyed(key) }),
      transformResponse: online.transformResponse,
      invalidatesTags: changed,
      extraOptions: { failure: 'quiet' },
    }),
    /** The sandbox's payment page shows its own errors. */
    getSandbox: build.query({
      ...dataOf(calls.order.sandbox),
      keepUnusedDataFor: 0,
      providesTags: ['SandboxPage'],
      extraOptions: { failure: 'quiet' },
    }),
    /** Reloads the payment after an error, since another tab may have ended it. */
    paySandbox: build.mutation({
      ...dataOf(calls.order.paySandbox),
      invalidatesTags: (_reply, error) => (error ? ['SandboxPage'] : []),
    }),
  }),
});
