import { calls } from '../../../contract/calls.js';
import { limits } from '../../../contract/limits.js';
import { api } from '../../app/api.js';
import { call, dataOf } from '../../app/net/call.js';

/** A sub category's, or without one a whole category's (W-22). */
export interface Shelf {
  categoryId: string;
  subCategoryId?: string;
}

const shelf = call(calls.product.byShelf);
const search = call(calls.product.search);

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query({
      ...dataOf(calls.category.list),
      providesTags: ['Catalogue'],
      extraOptions: { failure: 'quiet' },
    }),
    getSubCategories: build.query({
      ...dataOf(calls.subcategory.list),
      providesTags: ['Catalogue'],
      extraOptions: { failure: 'quiet' },
    }),
    getCategoryProducts: build.query({ ...dataOf(calls.product.byCategory), providesTags: ['Product'] }),
    /** A shelf's products, page by page (S-096). */
    getShelf: build.infiniteQuery<ReturnType<typeof shelf.transformResponse>, Shelf, number>({
      query: ({ queryArg, pageParam }) =>
        shelf.query({ ...queryArg, page: pageParam, limit: limits.pageSize.listing }),
      transformResponse: shelf.transformResponse,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ totalCount }, _pages, page) =>
          page * limits.pageSize.listing < totalCount ? page + 1 : undefined,
      },
      providesTags: ['Product'],
    }),
    /** What the shop finds for a text, page by page (S-095). */
    search: build.infiniteQuery<ReturnType<typeof search.transformResponse>, string, number>({
      query: ({ queryArg, pageParam }) => search.query({ search: queryArg, page: pageParam }),
      transformResponse: search.transformResponse,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ totalPage }, _pages, page) => (page < totalPage ? page + 1 : undefined),
      },
      providesTags: ['Product'],
      extraOptions: { newestOnly: true },
    }),
    getProduct: build.query({ ...dataOf(calls.product.details), providesTags: ['Product'] }),
  }),
});
