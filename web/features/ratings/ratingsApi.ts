import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf, pageByPage, provides, invalidates } from '../../app/net/call.js';

/** The endpoints of ratings, which are not in the specification. */
export const ratingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the reviews of a product page by page, the newest first. */
    getReviews: build.infiniteQuery({
      ...pageByPage(calls.rating.list, (productId: string, page) => ({ productId, page })),
      ...provides('quiet', 'Ratings'),
    }),
    /** Loads which of these products the customer may rate, with the ratings that there are. */
    getOwnRatings: build.query({ ...dataOf(calls.rating.own), ...provides('log', 'Ratings') }),
    saveRating: build.mutation({ ...call(calls.rating.save), ...invalidates('quiet', 'Ratings', 'Product') }),
    removeRating: build.mutation({
      ...call(calls.rating.remove),
      ...invalidates('toast', 'Ratings', 'Product'),
    }),
  }),
});
