import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { dataOf } from '../../app/net/call.js';

/** Beside the specification's calls: what customers buy and look at. A row that cannot be had is left out. */
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
    /** Told by its row. */
    getBought: build.query({
      ...dataOf(calls.order.bought),
      providesTags: ['Orders', 'Product'],
      extraOptions: { failure: 'quiet' },
    }),
    /** Those of the asked that there still are. */
    getRecentlyViewed: build.query({
      ...dataOf(calls.product.summaries),
      providesTags: ['Product'],
      extraOptions: { failure: 'log' },
    }),
  }),
});
