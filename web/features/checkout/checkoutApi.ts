import { calls } from '../../../contract/calls.js';
import type { CallBody } from '../../../contract/schemas.js';
import { api } from '../../app/api.js';
import { call, dataOf } from '../../app/net/call.js';
import { keyed } from '../../app/net/callKey.js';
import { isFailure, isUnanswered } from '../../app/net/failure.js';

/** An order and the key under which it may be sent again. */
export interface KeyedOrder {
  key: string;
  order: CallBody<'order', 'placeCashOnDelivery'>;
}

const cash = call(calls.order.placeCashOnDelivery);
const online = call(calls.order.checkout);

/** An order whose answer was lost keeps what is shown, so that it can be sent again under its key (W-35). */
const changed = (_reply: unknown, error: unknown): ('Cart' | 'Orders' | 'Delivery')[] =>
  isFailure(error) && isUnanswered(error) ? [] : ['Cart', 'Orders', 'Delivery'];

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Refused or not, the cart may be another one now. */
    placeCashOnDelivery: build.mutation<ReturnType<typeof cash.transformResponse>, KeyedOrder>({
      query: ({ key, order }) => ({ ...cash.query(order), ...keyed(key) }),
      transformResponse: cash.transformResponse,
      invalidatesTags: changed,
      extraOptions: { success: 'toast', failure: 'quiet' }, // said in place, with the way on
    }),
    /** The cart stays until it is paid. */
    payOnline: build.mutation<ReturnType<typeof online.transformResponse>, KeyedOrder>({
      query: ({ key, order }) => ({ ...online.query(order), ...keyed(key) }),
      transformResponse: online.transformResponse,
      invalidatesTags: changed,
      extraOptions: { failure: 'quiet' },
    }),
    /** The sandbox's pay page, which says itself what is wrong. */
    getSandbox: build.query({
      ...dataOf(calls.order.sandbox),
      keepUnusedDataFor: 0,
      providesTags: ['SandboxPage'],
      extraOptions: { failure: 'quiet' },
    }),
    /** Refused, it may be over in another tab. */
    paySandbox: build.mutation({
      ...dataOf(calls.order.paySandbox),
      invalidatesTags: (_reply, error) => (error ? ['SandboxPage'] : []),
    }),
  }),
});
