import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf } from '../../app/net/call.js';

/** Beside the specification's calls: `mergeCart`, `orderAgain`, `acceptPrices`, and what a guest's cart shows of its products. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({
      ...dataOf(calls.cart.list),
      providesTags: ['Cart'],
      extraOptions: { failure: 'log' },
    }),
    addToCart: build.mutation(call(calls.cart.add)),
    updateQuantity: build.mutation(call(calls.cart.updateQuantity)),
    removeFromCart: build.mutation(call(calls.cart.remove)),
    mergeCart: build.mutation({
      ...dataOf(calls.cart.merge),
      invalidatesTags: ['Cart'],
      extraOptions: { failure: 'log' },
    }),
    /** The lines of an order, as a guest's would be. */
    orderAgain: build.mutation({ ...dataOf(calls.cart.merge), invalidatesTags: ['Cart'] }),
    /** What an order holds, where only the order's number is known. */
    getOrdered: build.query({ ...dataOf(calls.order.details), keepUnusedDataFor: 0 }),
    acceptPrices: build.mutation({ ...call(calls.cart.acceptPrices), invalidatesTags: ['Cart'] }),
    getSummaries: build.query({ ...dataOf(calls.product.summaries), extraOptions: { failure: 'log' } }),
  }),
});
