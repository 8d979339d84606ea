import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf } from '../../app/net/call.js';

const reviews = call(calls.rating.list);

/** The endpoints of ratings, which are not in the specification. */
export const ratingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the reviews of a product page by page, the newest first. */
    getReviews: build.infiniteQuery<ReturnType<typeof reviews.transformResponse>, string, number>({
      query: ({ queryArg: productId, pageParam: page }) => reviews.query({ productId, page }),
      transformResponse: reviews.transformResponse,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ totalPage }, _pages, page) => (page < totalPage ? page + 1 : undefined),
      },
      providesTags: ['Ratings'],
      extraOptions: { failure: 'quiet' },
    }),
    /** Loads which of these products the customer may rate, with the ratings that there are. */
    getOwnRatings: build.query({
      ...dataOf(calls.rating.own),
      providesTags: ['Ratings'],
      extraOptions: { failure: 'log' },
    }),
    saveRating: build.mutation({
      ...call(calls.rating.save),
      invalidatesTags: ['Ratings', 'Product'],
      extraOptions: { success: 'toast', failure: 'quiet' },
    }),
    removeRating: build.mutation({
      ...call(calls.rating.remove),
      invalidatesTags: ['Ratings', 'Product'],
      extraOptions: { success: 'toast' },
    }),
  }),
});
