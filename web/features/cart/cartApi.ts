import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf } from '../../app/net/call.js';

/**
 * Not in the specification: `mergeCart`, `orderAgain`, `acceptPrices`, and the products of a guest's cart.
 */
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
    /** Adds the lines of an order like a guest's cart. */
    orderAgain: build.mutation({ ...dataOf(calls.cart.merge), invalidatesTags: ['Cart'] }),
    /** Loads an order's lines by its number. */
    getOrdered: build.query({ ...dataOf(calls.order.details), keepUnusedDataFor: 0 }),
    acceptPrices: build.mutation({ ...call(calls.cart.acceptPrices), invalidatesTags: ['Cart'] }),
    getSummaries: build.query({ ...dataOf(calls.product.summaries), extraOptions: { failure: 'log' } }),
  }),
});
