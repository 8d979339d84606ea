import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { dataOf } from '../../app/net/call.js';

/** Not in the specification: what customers buy and view. A row that fails to load is left out. */
export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMostOrdered: build.query({
      ...dataOf(calls.product.popular),
      providesTags: ['Product'],
      extraOptions: { failure: 'log' },
    }),
    getTogether: build.query({
      ...dataOf(calls.product.together),
      providesTags: ['Product'],
      extraOptions: { failure: 'log' },
    }),
    /** Its row shows the failure. */
    getBought: build.query({
      ...dataOf(calls.order.bought),
      providesTags: ['Orders', 'Product'],
      extraOptions: { failure: 'quiet' },
    }),
    /** Returns only products that still exist. */
    getRecentlyViewed: build.query({
      ...dataOf(calls.product.summaries),
      providesTags: ['Product'],
      extraOptions: { failure: 'log' },
    }),
  }),
});
