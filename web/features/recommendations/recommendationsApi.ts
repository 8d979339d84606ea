import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { dataOf, provides } from '../../app/net/call.js';

/**
 * The endpoints of the recommendation rows, which are not in the specification. A row that fails to load is
 * left out, except that of the products bought before.
 */
export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the banner, the offers and the best sellers of the home page. */
    getHome: build.query({ ...dataOf(calls.home.page), ...provides('log', 'Product', 'Banner') }),
    getMostOrdered: build.query({ ...dataOf(calls.product.popular), ...provides('log', 'Product') }),
    /** Loads a product's place in the shop, its sizes, and similar products. */
    getRelated: build.query({ ...dataOf(calls.product.related), ...provides('log', 'Product') }),
    getTogether: build.query({ ...dataOf(calls.product.together), ...provides('log', 'Product') }),
    /** Loads the products that the customer has bought before. Their row shows a failure itself. */
    getBought: build.query({ ...dataOf(calls.order.bought), ...provides('quiet', 'Orders', 'Product') }),
    /** Loads the recently viewed products by their ids; returns only products that still exist. */
    getRecentlyViewed: build.query({ ...dataOf(calls.product.summaries), ...provides('log', 'Product') }),
  }),
});
