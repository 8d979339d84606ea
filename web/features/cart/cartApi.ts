import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf, provides } from '../../app/net/call.js';

const quiet = { extraOptions: { failure: 'quiet' as const } };

/**
 * The endpoints of the cart. Not in the specification: `mergeCart`, `orderAgain`, `acceptPrices`, and
 * `getSummaries`, which loads the products of a guest's cart.
 */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({ ...dataOf(calls.cart.list), ...provides('log', 'Cart') }),
    // `changeCart` reports their failures: without an answer, a change waits for the shop
    addToCart: build.mutation({ ...call(calls.cart.add), ...quiet }),
    updateQuantity: build.mutation({ ...call(calls.cart.updateQuantity), ...quiet }),
    removeFromCart: build.mutation({ ...call(calls.cart.remove), ...quiet }),
    mergeCart: build.mutation({
      ...dataOf(calls.cart.merge),
      invalidatesTags: ['Cart'],
      extraOptions: { failure: 'log' },
    }),
    /** Adds the lines of an order to the cart, by the call that also merges a guest's cart. */
    orderAgain: build.mutation({ ...dataOf(calls.cart.merge), invalidatesTags: ['Cart'] }),
    /** Loads an order by its number, to order its lines again. */
    getOrdered: build.query({ ...dataOf(calls.order.details), keepUnusedDataFor: 0 }),
    acceptPrices: build.mutation({ ...call(calls.cart.acceptPrices), invalidatesTags: ['Cart'] }),
    getSummaries: build.query({ ...dataOf(calls.product.summaries), ...provides('log', 'Product') }),
  }),
});
