import { calls } from '../../../contract/calls.js';
import { limits } from '../../../contract/limits.js';
import type { Product, ProductSummary } from '../../../contract/product.js';
import { api } from '../../app/api.js';
import { call, dataOf, pageByPage, provides, providesNewest } from '../../app/net/call.js';
import type { FilterQuery } from './filters.js';

/** A query for the products of a subcategory, or of a whole category. */
export interface CategoryQuery extends FilterQuery {
  categoryId: string;
  subCategoryId?: string;
}

/** A query for search results: a search text with its filters and sort order. */
export interface Searching extends FilterQuery {
  search: string;
}

/** Keeps of a product what a card shows: the rest would weigh ten times as much in the page and in memory. */
const summaryOf = (product: Product): ProductSummary => {
  const { _id, name, image, unit, price, discount, stock, food, rating, main, untranslated } = product;
  const always = { _id, name, image, unit, price, discount, stock };
  return {
    ...always,
    ...(food && { food }),
    ...(rating && { rating }),
    ...(main !== undefined && { main }),
    ...(untranslated && { untranslated }),
  };
};

/** Keeps of the products of a reply what cards show. */
const summarized = <Reply extends { data: readonly Product[] }>(reply: Reply) => ({
  ...reply,
  data: reply.data.map(summaryOf),
});

const byCategory = dataOf(calls.product.byCategory);
const listing = call(calls.product.bySubCategory);
const search = call(calls.product.search);

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query({ ...dataOf(calls.category.list), ...provides('quiet', 'Catalogue') }),
    getSubCategories: build.query({ ...dataOf(calls.subcategory.list), ...provides('quiet', 'Catalogue') }),
    getCategoryProducts: build.query({
      ...byCategory,
      transformResponse: (reply: unknown) => byCategory.transformResponse(reply).map(summaryOf),
      providesTags: ['Product'],
    }),
    /** Loads the products of a category or subcategory page by page. */
    getSubCategoryProducts: build.infiniteQuery<
      ReturnType<typeof summarized<ReturnType<typeof listing.transformResponse>>>,
      CategoryQuery,
      number
    >({
      query: ({ queryArg, pageParam }) =>
        listing.query({ ...queryArg, page: pageParam, limit: limits.pageSize.listing }),
      transformResponse: (reply) => summarized(listing.transformResponse(reply)),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ totalCount }, _pages, page) =>
          page * limits.pageSize.listing < totalCount ? page + 1 : undefined,
      },
      providesTags: ['Product'],
    }),
    /** Loads search results page by page. Each page contains the search text that it was requested for. */
    search: build.infiniteQuery<
      ReturnType<typeof summarized<ReturnType<typeof search.transformResponse>>> & Pick<Searching, 'search'>,
      Searching,
      number
    >({
      ...pageByPage(calls.product.search, (searching: Searching, page) => ({ ...searching, page })),
      transformResponse: (reply: unknown, _meta: unknown, { queryArg }: { queryArg: Searching }) => ({
        ...summarized(search.transformResponse(reply)),
        search: queryArg.search,
      }),
      providesTags: ['Product'],
      extraOptions: { newestOnly: true },
    }),
    getFacets: build.query({ ...dataOf(calls.product.facets), ...providesNewest('Product') }),
    suggest: build.query({ ...dataOf(calls.product.suggest), ...providesNewest('Product') }),
    /** Loads popular searches of the shop. */
    getPopularSearches: build.query({ ...dataOf(calls.search.popular), ...provides('quiet', 'Catalogue') }),
    /** Reports a search without results to the shop. */
    reportNoResults: build.mutation({ ...call(calls.search.noResults), extraOptions: { failure: 'quiet' } }),
    /** Reports a search with which the customer has found something. */
    reportFound: build.mutation({ ...call(calls.search.found), extraOptions: { failure: 'quiet' } }),
    getProduct: build.query({ ...dataOf(calls.product.details), providesTags: ['Product'] }),
  }),
});
