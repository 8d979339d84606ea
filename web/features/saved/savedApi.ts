import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf, provides } from '../../app/net/call.js';

/** The endpoints of favourites and the weekly list, which are not in the specification. */
export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the account's saved products. */
    getSaved: build.query({ ...dataOf(calls.saved.list), extraOptions: { failure: 'log' } }),
    /** Loads saved products by their ids; returns only products that still exist. */
    getSavedProducts: build.query({ ...dataOf(calls.product.summaries), ...provides('log', 'Product') }),
    updateSaved: build.mutation(call(calls.saved.update)),
    mergeSaved: build.mutation({ ...dataOf(calls.saved.merge), extraOptions: { failure: 'log' } }),
  }),
});
